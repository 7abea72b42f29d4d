import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { CacheStore } from './cache-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createRedisStore } from './redis-store.ts';

export interface CacheStoreOptions {
  readonly redisUrl?: string;
  /** The bound of the memory store; Redis has its own. */
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** Redis where there is an address for it, memory otherwise. */
export function openCacheStore({ redisUrl, maxBytes, clock, log }: CacheStoreOptions): CacheStore {
  if (redisUrl) return createRedisStore({ url: redisUrl, prefix: 'parcours:', log });
  return createMemoryStore({ maxBytes, clock, log });
}
