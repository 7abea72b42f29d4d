import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#lib/single-flight.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { formatCopy, parseCopy } from './copy-text.ts';
import type { CopyRequest, HeldCopy } from './copy.ts';
import { createDiskCopies, type Bounds } from './disk-copies.ts';

interface ShelfOptions {
  readonly store: CacheStore;
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  /** What this process holds in front of the store. */
  readonly heldBytes: number;
  readonly disk: Bounds;
}

/** Where copies lie: in this process, in the store that processes share, and on disk. */
export interface Shelf {
  held(key: string): HeldCopy | undefined;
  shared(key: string): Promise<HeldCopy | undefined>;
  lastGood(key: string): Promise<HeldCopy | undefined>;
  keep(request: Pick<CopyRequest<unknown>, 'key' | 'keepMs' | 'isStored'>, copy: HeldCopy): void;
  drop(key: string): void;
  expire(prefix: string): void;
  settled(): Promise<void>;
}

export function createShelf({ store, folder, clock, log, heldBytes, disk: bounds }: ShelfOptions): Shelf {
  const map = new LRUCache<string, HeldCopy>({ maxSize: heldBytes });
  const disk = createDiskCopies({ folder, bounds, clock, log });
  // A store in this process's own memory would only hold the same bytes twice.
  const shared = store.kind === 'redis' ? createSharedCopies(store, log) : nowhere;
  const marks = createMarks(clock);
  const lookUpOnce = createSingleFlight<HeldCopy | undefined>();

  /** Puts on the map what was found further away, unless something newer got there first. */
  function hold(key: string, found: HeldCopy, bytes: number): HeldCopy {
    const present = map.get(key);
    if (present && present.storedAt >= found.storedAt) return present;
    map.set(key, found, { size: bytes });
    return found;
  }

  async function findShared(key: string): Promise<HeldCopy | undefined> {
    const text = await shared.find(key);
    const copy = text === undefined ? undefined : parseCopy(key, text);
    if (!text || !copy) return map.get(key);
    return hold(key, { ...copy, expired: marks.has(key, copy.storedAt) }, text.length * 2);
  }

  async function findLastGood(key: string): Promise<HeldCopy | undefined> {
    const copy = await disk.find(key);
    return copy ? hold(key, { ...copy, expired: true }, JSON.stringify(copy).length * 2) : map.get(key);
  }

  return {
    held: (key) => map.get(key),
    shared: (key) => lookUpOnce(`store ${key}`, () => findShared(key)),
    lastGood: (key) => lookUpOnce(`disk ${key}`, () => findLastGood(key)),
    keep({ key, keepMs, isStored = false }, copy) {
      const text = formatCopy(key, copy);
      map.set(key, copy, { size: text.length * 2 });
      disk.keep(key, text);
      if (!isStored) shared.keep(key, text, keepMs);
    },
    drop(key) {
      map.delete(key);
      disk.drop(key);
      shared.drop(key);
    },
    expire(prefix) {
      marks.add(prefix);
      for (const [key, copy] of map.entries()) {
        if (!key.startsWith(prefix)) continue;
        copy.expired = true;
        shared.drop(key);
      }
    },
    async settled() {
      await shared.settled();
      await disk.settled();
    },
  };
}

/** The copies in the store that processes share. Writes go on in the background; without the store there are none. */
function createSharedCopies(store: CacheStore, log: Log) {
  const placeOf = (key: string) => `copy:${key}`;
  const background = new Set<Promise<unknown>>();
  function inBackground(work: Promise<unknown>): void {
    const task = work
      .catch((err: unknown) => log.debug({ err }, 'the copies go on without the store'))
      .finally(() => background.delete(task));
    background.add(task);
  }
  return {
    find: (key: string) => store.get(placeOf(key)).catch(() => undefined),
    keep: (key: string, text: string, ttlMs: number) =>
      inBackground(store.set(placeOf(key), text, { ttlMs })),
    drop: (key: string) => inBackground(store.delete(placeOf(key))),
    async settled() {
      while (background.size > 0) await Promise.all(background);
    },
  };
}

const nowhere: ReturnType<typeof createSharedCopies> = {
  find: async () => undefined,
  keep: () => undefined,
  drop: () => undefined,
  settled: async () => undefined,
};

const maxMarks = 100;

/** When a prefix was last declared out of date, for copies that lie in the store only. */
function createMarks(clock: Clock) {
  const marks = new Map<string, number>();
  return {
    add(prefix: string): void {
      // Too many marks become one for everything: more is loaded anew, nothing wrong is shown.
      const mark = marks.size >= maxMarks ? '' : prefix;
      if (mark === '') marks.clear();
      marks.set(mark, clock.now());
    },
    has: (key: string, storedAt: number) =>
      [...marks].some(([prefix, at]) => key.startsWith(prefix) && storedAt < at),
  };
}
