import { isIPv4, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** An address without the port that some gateways write beside it, `203.0.113.7:8080` or `[2001:db8::1]:443`. */
export function withoutPort(text: string): string {
  const { v4, v6 } =
    /^(?:(?<v4>[\d.]{7,15}):|\[(?<v6>[^\]]{2,45})\](?::|$))\d{0,5}$/.exec(text)?.groups ?? {};
  if (v4 !== undefined && isIPv4(v4)) return v4;
  return v6 !== undefined && isIPv6(v6) ? v6 : text;
}

/** Who is at an address, as limits count: the address, or the /64 of an IPv6 one, which one household has whole. */
export const callerAt = (ip: string): string => normalizeIP(withoutPort(ip));

/**
 * The network an address belongs to, as large as one customer easily has to choose addresses from: the /24 of an IPv4
 * address, the /48 of an IPv6 one. Text that is no address counts as a network of its own.
 */
export function networkOf(ip: string): string {
  const [address = ''] = withoutPort(ip).split('%');
  if (isIPv4(address)) return network24(address.split('.').map(Number));
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return network24(mapped);
  const kept = groups.slice(0, 3);
  while (kept.at(-1) === 0) kept.pop();
  return `${kept.map((group) => group.toString(16)).join(':')}::/48`;
}

function network24([a, b, c]: readonly number[]): string {
  return `${a}.${b}.${c}.0/24`;
}

/** The eight numbers of an IPv6 address, whose text may leave out zeros and end as an IPv4 address does. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::');
  const head = readGroups(before);
  if (after === undefined) return head;
  const tail = readGroups(after);
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function readGroups(text: string): number[] {
  return text
    .split(':')
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (!part.includes('.')) return [Number.parseInt(part, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}

/** The numbers of an IPv4 address that is written as an IPv6 one, `::ffff:203.0.113.7`. */
function mappedIPv4(groups: readonly number[]): number[] | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff] : undefined;
}
