import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { StateStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import { isOfOurs } from './inside.ts';
import { callerOf, isOutside, mostCallers } from './sender.ts';
import { askerOf } from './visitor-header.ts';

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

/**
 * Refuses a caller who asks too often, before anything is done for it. A route with a limit of its own is counted
 * by that one alone. The counts are kept in Redis where processes share one, else in this process.
 */
export async function limitRate(app: FastifyInstance, limit: RateLimit): Promise<void> {
  const shown = limit.headers;
  const askerIn = (request: FastifyRequest) =>
    askerOf(
      { headers: request.headers as Record<string, string | undefined>, caller: callerOf(request) },
      limit.insideKey,
    );
  await app.register(fastifyRateLimit, {
    global: false,
    max: limit.perMinute,
    timeWindow: 60_000,
    cache: mostCallers,
    keyGenerator: askerIn,
    allowList: (request) => !isOutside(request) || isOfOurs(request.headers, limit.insideKey),
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
  const own = new Map<string, typeof count>();
  // The plug-in hears of routes that are mounted after it alone; those of a service stand already.
  const countOf = ({ method, url, config }: FastifyRequest['routeOptions']): typeof count | undefined => {
    const bounds = config.rateLimit;
    if (bounds === undefined) return count;
    if (bounds === false) return undefined;
    const route = `${String(method)} ${url}`;
    const known =
      own.get(route) ?? app.rateLimit({ ...bounds, keyGenerator: (one) => `${route} ${askerIn(one)}` });
    own.set(route, known);
    return known;
  };
  app.addHook('onRequest', async function (request, reply) {
    if (isOutside(request)) await countOf(request.routeOptions)?.call(this, request, reply);
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
