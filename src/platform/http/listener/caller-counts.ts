import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import { callerAt } from '../network.ts';
import { toTrustProxy, type TrustedProxies } from '../trusted-proxies.ts';

export interface CallerCountOptions {
  /** Requests a second from one address or IPv6 network, for as long as it likes. */
  readonly perSecond: number;
  /** Requests at once, after a pause. */
  readonly atOnce: number;
  readonly trustProxy: TrustedProxies;
  /** Milliseconds of a clock that only goes forward. */
  now?(): number;
}

/** Counts requests; false for one too many. */
export type CountRequest = (request: IncomingMessage) => boolean;

interface Count {
  left: number;
  at: number;
}

const mostCallers = 50_000;

/**
 * Counts every request by caller, also those that cost little: thousands of them a second would leave no time for others.
 * Each process counts for itself, in some hundred nanoseconds.
 */
export function countCallers(options: CallerCountOptions): CountRequest {
  const { perSecond, atOnce, now = () => performance.now() } = options;
  const counts = new LRUCache<string, Count>({ max: mostCallers });
  const addresses = new LRUCache<string, string>({ max: mostCallers, memoMethod: (ip) => callerAt(ip) });
  const addressOf = createAddressReader(options.trustProxy);
  return (request) => {
    const caller = addresses.memo(addressOf(request));
    const time = now();
    let count = counts.get(caller);
    if (!count) counts.set(caller, (count = { left: atOnce, at: time }));
    count.left = Math.min(atOnce, count.left + ((time - count.at) / 1000) * perSecond);
    count.at = time;
    if (count.left < 1) return false;
    count.left -= 1;
    return true;
  };
}

/** The caller's address as the framework reads it, proxies taken into account. */
function createAddressReader(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const trust = toTrustProxy(proxies);
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  // Without a socket's address there is nothing to trust, and the library wants one.
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddress(request, trust));
}
