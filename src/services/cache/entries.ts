import { z } from 'zod';
import type { WriteJson } from '#contract/cache/entry.ts';
import { routesKey } from '#contract/cache/key.ts';
import { routesChangedChannel, routesSchema, type RouteJson } from '#contract/cache/routes.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { createQuota } from './quota.ts';

const storedSchema = z.object({
  resData: z.unknown(),
  resStatus: z.number(),
  storedAt: z.number(),
  expiresAt: z.number().nullable(),
  /** The question a proxied answer belongs to, for keys that two questions share. */
  identity: z.string().optional(),
});
export type StoredEntry = z.infer<typeof storedSchema>;

export type Entries = ReturnType<typeof createEntries>;

interface EntriesOptions {
  readonly store: CacheStore;
  readonly clock: Clock;
  /** What answers that any stranger can ask for may take of the store. */
  readonly proxiedBytes: number;
  readonly log: Log;
}

/** What the cache service knows, over a store that other parts use too. */
export function createEntries({ store, clock, proxiedBytes, log }: EntriesOptions) {
  const placeOf = (key: string) => `cache:${key}`;
  let purges = 0;
  const quota = createQuota(proxiedBytes, (key) => {
    store
      .delete(placeOf(key))
      .catch((err: unknown) => log.debug({ err }, 'an old answer stays for its time'));
  });

  async function find(key: string): Promise<StoredEntry | undefined> {
    const text = await store.get(placeOf(key));
    const entry = text === undefined ? undefined : parseStored(text);
    // The store expires entries by its own clock, which may lag behind ours.
    return entry && (entry.expiresAt ?? Infinity) > clock.now() ? entry : undefined;
  }

  async function keep(key: string, entry: StoredEntry): Promise<void> {
    const ttlMs = entry.expiresAt === null ? undefined : entry.expiresAt - clock.now();
    await store.set(placeOf(key), JSON.stringify(entry), ttlMs === undefined ? {} : { ttlMs });
  }

  /** Keeps what someone who knows the secret sent. */
  async function write(key: string, { resData, ttl, expiresAt }: WriteJson) {
    const storedAt = clock.now();
    const end = Math.min(
      typeof ttl === 'number' ? storedAt + ttl * 1000 : Infinity,
      expiresAt ? Date.parse(expiresAt) : Infinity,
    );
    const entry = { resData, resStatus: 200, storedAt, expiresAt: end === Infinity ? null : end };
    await keep(key, entry);
    return { key, expiresAt: formatInstant(entry.expiresAt) };
  }

  return {
    find,
    /** What is kept of a proxied answer has a share of the store and no more. */
    async findProxied(key: string): Promise<StoredEntry | undefined> {
      quota.touch(key);
      return find(key);
    },
    async keepProxied(key: string, entry: StoredEntry): Promise<void> {
      if (quota.admits(key, Buffer.byteLength(JSON.stringify(entry)))) await keep(key, entry);
    },
    write,
    async purge(key: string): Promise<boolean> {
      purges += 1;
      const purged = await store.delete(placeOf(key));
      if (key === routesKey) await store.publish(routesChangedChannel, 'purged');
      return purged;
    },
    /** Grows with every purge: what was asked for before one must not be kept after it. */
    purges: () => purges,
    async findRoutes(): Promise<readonly RouteJson[]> {
      const routes = routesSchema.safeParse((await find(routesKey))?.resData);
      return routes.success ? routes.data : [];
    },
    /** Keeps the route list, and tells every process when it is another one than before. */
    async writeRoutes(body: WriteJson) {
      const before = await find(routesKey);
      const written = await write(routesKey, body);
      if (JSON.stringify(before?.resData) !== JSON.stringify(body.resData))
        await store.publish(routesChangedChannel, 'written');
      return written;
    },
  };
}

export function formatInstant(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

function parseStored(text: string): StoredEntry | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
