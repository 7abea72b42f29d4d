import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { withoutPort } from './network.ts';

/** Whose word is taken for where a request comes from: the nearest so many machines, or those of these networks. */
export type TrustedProxies = number | readonly string[];

/** Networks that have a name. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

export function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

type TrustProxy = false | ((address: string, hop: number) => boolean);

/** In the framework's words. Addresses are then read from the right: what a caller wrote itself is never reached. */
export function toTrustProxy(proxies: TrustedProxies): TrustProxy {
  if (typeof proxies === 'number') return proxies === 0 ? false : (_address, hop) => hop < proxies;
  const trusts = proxyAddress.compile([...proxies]);
  return (address, hop) => trusts(withoutPort(address), hop);
}
