import type { FastifyInstance } from 'fastify';
import type { ThemedColour } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { mountEndpoints } from '#platform/http/mount.ts';
import { mountOpenApi } from '#platform/http/api-page/mount-api.ts';
import type { TrustedProxies } from '#platform/http/trusted-proxies.ts';
import type { Log } from '#platform/log/log.ts';
import { proxyEndpoint, purgeEndpoint, readingEndpoints, writingEndpoints } from './api/endpoints.ts';
import { createEntries } from './entries.ts';
import { guardEndpoints, secretGuard } from './guards.ts';
import { createProxy, type Upstreams } from './proxy.ts';

interface CacheServiceOptions {
  readonly store: CacheStore;
  /** Who knows it may write. */
  readonly secret: string;
  readonly upstreams: Upstreams;
  /** What the proxy may take of the store, 16 MB unless said. */
  readonly proxiedBytes?: number;
  /** The colour of links on the page of its calls. */
  readonly accent?: ThemedColour;
  readonly clock: Clock;
  readonly log: Log;
  readonly trustProxy?: TrustedProxies;
}

/** The cache service (contract, section 7.3). */
export function createCacheService(options: CacheServiceOptions): FastifyInstance {
  const { store, secret, upstreams, clock, log, trustProxy = 0 } = options;
  if (secret === '') throw new AppError('bad-setting', 'the cache service needs a secret');
  const { proxiedBytes = 16 * 1024 * 1024 } = options;
  const entries = createEntries({ store, clock, proxiedBytes, log });
  const app = createHttpApp({ log, trustProxy });

  const writing = writingEndpoints(entries);
  const purge = purgeEndpoint(entries);
  const guard = secretGuard(secret);
  guardEndpoints(
    app,
    [...writing, purge].map((endpoint) => [endpoint, guard] as const),
  );
  const proxy = proxyEndpoint(createProxy({ entries, upstreams, clock, log }));
  const endpoints = [...readingEndpoints(entries), ...writing, purge, proxy];
  mountEndpoints(app, endpoints);
  mountOpenApi(app, {
    title: { fr: 'Cache', en: 'Cache' },
    description: {
      fr: 'Les réponses et les listes que se partagent les processus d’un site.',
      en: 'Answers and lists that the processes of a site share.',
    },
    language: 'en',
    accent: options.accent,
    endpoints,
  });
  return app;
}
