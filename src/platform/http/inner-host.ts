import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Addresses that lead into a house and not to the world: of this machine, of a network of one's own, of a link. */
const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

/** Whether a host, as an address has it, is one of the inside: by its number, or by the numbers that its name has now. */
export async function isInnerHost(host: string): Promise<boolean> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0) return isInnerAddress(bare);
  // What has no number now is asked for all the same, and fails as any address does that is not there.
  const found = await lookup(bare, { all: true }).catch(() => []);
  return found.some(({ address }) => isInnerAddress(address));
}

const isInnerAddress = (address: string): boolean =>
  inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
