import { Socket } from 'node:net';
import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/errors.ts';
import type { StateStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import { isOfOurs } from './inside.ts';

export interface RateLimit {
  /** Requests a minute from one caller. */
  readonly perMinute: number;
  /** The counts of each name are its own. */
  readonly name: string;
  readonly state: StateStore;
  readonly clock: Clock;
  /** Whether every answer says how many requests are left; a refusal always does. */
  readonly headers: boolean;
  /** Who shows it is part of this installation, and is not counted. */
  readonly insideKey?: string;
  /** Told of each request that is refused. */
  onRefused?(): void;
}

const mostCallers = 50_000;

/** Reading an IPv6 address takes 17 µs, as long as the rest of the count several times over. */
const callers = new LRUCache<string, string>({ max: mostCallers, memoMethod: (ip) => normalizeIP(ip) });

/** Who asks: an address, proxies taken into account; of an IPv6 address the /64 network, which one household has whole. */
export function callerOf({ ip }: FastifyRequest): string {
  return callers.memo(ip);
}

/** Calls between parts of one process come over no socket, and are not limited. */
export function isOutside({ raw }: FastifyRequest): boolean {
  return raw.socket instanceof Socket;
}

/**
 * Refuses a caller who asks too often, before anything is done for it. A route with a limit of its own is counted
 * by that one alone. The counts are kept in Redis where processes share one, else in this process.
 */
export async function limitRate(app: FastifyInstance, limit: RateLimit): Promise<void> {
  const shown = limit.headers;
  await app.register(fastifyRateLimit, {
    global: false,
    max: limit.perMinute,
    timeWindow: 60_000,
    cache: mostCallers,
    keyGenerator: callerOf,
    allowList: ({ headers }) => isOfOurs(headers, limit.insideKey),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': shown,
      'x-ratelimit-remaining': shown,
      'x-ratelimit-reset': shown,
    },
    // A store that is out of reach stops no visitor: nothing is counted meanwhile.
    skipOnError: true,
    ...(limit.state.kind === 'redis' ? { store: sharedCounts(limit) } : {}),
    onExceeded: () => limit.onRefused?.(),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many-requests', `too many requests; try again in ${Math.ceil(ttl / 1000)} s`),
  });
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (!isOutside(request)) return;
    if (request.routeOptions.config.rateLimit === undefined) await count.call(this, request, reply);
  });
}

/** Leaves the routes mounted on this application from here on out of the count. */
export function leaveUncounted(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, rateLimit: false };
  });
}

/** What the plug-in hands to a store besides what its types say: the route a count is for, where it is for one. */
interface CountScope {
  readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string };
}

/** Counts in the store that processes share: one number for each caller and window, which ends with the window. */
function sharedCounts({ name, state, clock }: RateLimit): FastifyRateLimitStoreCtor {
  return class SharedCounts implements FastifyRateLimitStore {
    private readonly scope: string;

    constructor(options: object) {
      const { routeInfo = {} }: CountScope = options;
      this.scope = `rate:${name}:${String(routeInfo.method ?? '')}${routeInfo.url ?? ''}`;
    }

    incr(...[caller, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      const window = Math.floor(clock.now() / windowMs);
      const ttl = (window + 1) * windowMs - clock.now();
      state
        .increment(`${this.scope}:${caller}:${window}`, { ttlMs: ttl })
        .then((current) => done(null, { current, ttl }), done);
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedCounts(options);
    }
  };
}
