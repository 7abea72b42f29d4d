import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import { callerAt, networkOf } from '../network.ts';
import { toTrustProxy, type TrustedProxies } from '../trusted-proxies.ts';

export interface CallerCountOptions {
  /** Requests a second from one address or /64 network of IPv6, for as long as it likes. */
  readonly perSecond: number;
  /** Requests at once, after a pause. */
  readonly atOnce: number;
  readonly trustProxy: TrustedProxies;
  /** Milliseconds of a clock that only goes forward. */
  now?(): number;
}

/** Counts requests; false for one too many. One that is ahead was sent before the one in front of it was answered. */
export type CountRequest = (request: IncomingMessage, isAhead?: boolean) => boolean;

interface Count {
  left: number;
  at: number;
}

const mostCallers = 50_000;
/** No browser and no proxy sends ahead; hundreds of requests come in one piece then, and hold everybody else up. */
const aheadCost = 5;
/** A /48 of IPv6 has 65,536 of the networks that are counted. It may be one customer's, or that of many telephones. */
const networkFactor = 4;

/**
 * Counts every request by caller, also those that cost little: thousands of them a second would leave no time for others.
 * Each process counts for itself, in some hundred nanoseconds.
 */
export function countCallers(options: CallerCountOptions): CountRequest {
  const { perSecond, atOnce, now = () => performance.now() } = options;
  const callers = createCounts(perSecond, atOnce);
  const networks = createCounts(perSecond * networkFactor, atOnce * networkFactor);
  const addresses = new LRUCache<string, string>({ max: mostCallers, memoMethod: (ip) => callerAt(ip) });
  const around = new LRUCache<string, string>({
    max: mostCallers,
    memoMethod: (caller) => networkOf(caller),
  });
  const addressOf = createAddressReader(options.trustProxy);
  return (request, isAhead = false) => {
    const caller = addresses.memo(addressOf(request));
    const time = now();
    const cost = isAhead ? aheadCost : 1;
    if (!callers(caller, cost, time)) return false;
    // The addresses beside one of IPv4 are other people's.
    return !caller.includes(':') || networks(around.memo(caller), cost, time);
  };
}

/** Takes from what somebody has left, where it is enough. */
function createCounts(perSecond: number, atOnce: number) {
  const counts = new LRUCache<string, Count>({ max: mostCallers });
  return (key: string, cost: number, time: number): boolean => {
    let count = counts.get(key);
    if (!count) counts.set(key, (count = { left: atOnce, at: time }));
    count.left = Math.min(atOnce, count.left + ((time - count.at) / 1000) * perSecond);
    count.at = time;
    if (count.left < cost) return false;
    count.left -= cost;
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
