import type { Log } from '#platform/log.ts';
import type { CacheStore } from './cache-store.ts';
import { createMemoryStore, type MemoryStoreOptions } from './memory-store.ts';
import { createRedisStore } from './redis-store.ts';

/** Redis where there is an address for it, memory otherwise: its bound is for the latter, Redis has its own. */
export function openCacheStore({
  redisUrl,
  ...options
}: MemoryStoreOptions & { readonly redisUrl?: string; readonly log: Log }): CacheStore {
  if (redisUrl) return createRedisStore({ url: redisUrl, prefix: 'parcours:', log: options.log });
  return createMemoryStore(options);
}
