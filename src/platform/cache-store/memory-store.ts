import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { CacheStore } from './cache-store.ts';
import { createChannels } from './channels.ts';

export interface MemoryStoreOptions {
  /** What keys and values may weigh together; the least recently used leave first. */
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly log?: Log;
}

interface Entry {
  readonly value: string;
  readonly expiresAt: number;
}

/** Roughly what V8 spends on an entry besides its text. */
const overheadBytes = 100;

export function createMemoryStore({ maxBytes, clock, log }: MemoryStoreOptions): CacheStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => Buffer.byteLength(key) + Buffer.byteLength(value) + overheadBytes,
  });
  const channels = createChannels((err, channel) => log?.error({ err, channel }, 'a subscriber failed'));
  const isLive = (entry: Entry | undefined) => entry !== undefined && entry.expiresAt > clock.now();

  return {
    kind: 'memory',
    async get(key) {
      const entry = entries.get(key);
      if (isLive(entry)) return entry?.value;
      entries.delete(key);
      return undefined;
    },
    async set(key, value, { ttlMs = Infinity } = {}) {
      entries.set(key, { value, expiresAt: clock.now() + ttlMs });
    },
    async delete(key) {
      const wasLive = isLive(entries.peek(key));
      entries.delete(key);
      return wasLive;
    },
    async increment(key, { ttlMs }) {
      const entry = entries.get(key);
      const last = isLive(entry) ? entry : undefined;
      const count = Number(last?.value ?? 0) + 1;
      entries.set(key, { value: String(count), expiresAt: last?.expiresAt ?? clock.now() + ttlMs });
      return count;
    },
    async publish(channel, message) {
      // Later, as over a socket: nobody may count on subscribers having run.
      setImmediate(() => channels.deliver(channel, message));
    },
    // What a subscriber does is no part of the request that published.
    subscribe: (channel, subscriber) => channels.add(channel, AsyncResource.bind(subscriber)),
    check: async () => undefined,
    async close() {
      entries.clear();
      channels.clear();
    },
  };
}
