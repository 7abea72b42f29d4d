import { z } from 'zod';
import type { WriteJson } from '#contract/cache/entry.ts';
import { routesKey } from '#contract/cache/key.ts';
import { routesChangedChannel, routesSchema, type RouteJson } from '#contract/cache/routes.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';

const storedSchema = z.object({
  resData: z.unknown(),
  resStatus: z.number(),
  storedAt: z.number(),
  expiresAt: z.number().nullable(),
  /** The question a proxied answer belongs to, for keys that two questions share. */
  identity: z.string().optional(),
});
export type StoredEntry = z.infer<typeof storedSchema>;

/** What the cache service knows, over a store that other parts use too. */
export interface Entries {
  find(key: string): Promise<StoredEntry | undefined>;
  keep(key: string, entry: StoredEntry): Promise<void>;
  purge(key: string): Promise<boolean>;
  /** Grows with every purge: what was asked for before one must not be kept after it. */
  purges(): number;
}

export function createEntries(store: CacheStore, clock: Clock): Entries {
  const placeOf = (key: string) => `cache:${key}`;
  let purges = 0;
  return {
    async find(key) {
      const text = await store.get(placeOf(key));
      const entry = text === undefined ? undefined : parseStored(text);
      // A store counts its own time, which may be late.
      return entry && (entry.expiresAt ?? Infinity) > clock.now() ? entry : undefined;
    },
    async keep(key, entry) {
      const ttlMs = entry.expiresAt === null ? undefined : entry.expiresAt - clock.now();
      await store.set(placeOf(key), JSON.stringify(entry), ttlMs === undefined ? {} : { ttlMs });
    },
    async purge(key) {
      purges += 1;
      const purged = await store.delete(placeOf(key));
      if (key === routesKey) await store.publish(routesChangedChannel, 'purged');
      return purged;
    },
    purges: () => purges,
  };
}

/** Keeps what someone who knows the secret sent. */
export async function writeEntry(
  entries: Entries,
  clock: Clock,
  key: string,
  { resData, ttl, expiresAt }: WriteJson,
): Promise<{ key: string; expiresAt: string | null }> {
  const storedAt = clock.now();
  const end = Math.min(
    typeof ttl === 'number' ? storedAt + ttl * 1000 : Infinity,
    expiresAt ? Date.parse(expiresAt) : Infinity,
  );
  const entry = { resData, resStatus: 200, storedAt, expiresAt: end === Infinity ? null : end };
  await entries.keep(key, entry);
  return { key, expiresAt: formatInstant(entry.expiresAt) };
}

/** Keeps the route list, and tells every process when it is another one than before. */
export async function writeRoutes(
  entries: Entries,
  store: CacheStore,
  clock: Clock,
  body: WriteJson,
): Promise<{ key: string; expiresAt: string | null }> {
  const before = await entries.find(routesKey);
  const written = await writeEntry(entries, clock, routesKey, body);
  if (JSON.stringify(before?.resData) !== JSON.stringify(body.resData))
    await store.publish(routesChangedChannel, 'written');
  return written;
}

export async function findRoutes(entries: Entries): Promise<readonly RouteJson[]> {
  const entry = await entries.find(routesKey);
  const routes = routesSchema.safeParse(entry?.resData);
  return routes.success ? routes.data : [];
}

export function formatInstant(instant: number): string;
export function formatInstant(instant: number | null): string | null;
export function formatInstant(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

function parseStored(text: string): StoredEntry | undefined {
  try {
    const entry = storedSchema.safeParse(JSON.parse(text));
    return entry.success ? entry.data : undefined;
  } catch {
    return undefined;
  }
}
