import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#lib/single-flight.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
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

const maxMarks = 100;
const placeOf = (key: string) => `copy:${key}`;

export function createShelf({ store, folder, clock, log, heldBytes, disk: bounds }: ShelfOptions): Shelf {
  const map = new LRUCache<string, HeldCopy>({ maxSize: heldBytes });
  const disk = createDiskCopies(folder, bounds, clock, log);
  // A store in this process's own memory would only hold the same bytes twice.
  const isShared = store.kind === 'redis';
  const lookUpOnce = createSingleFlight<HeldCopy | undefined>();
  const background = new Set<Promise<unknown>>();
  // When a prefix was last declared out of date, for copies that lie in the store only.
  const marks = new Map<string, number>();

  function inBackground(work: Promise<unknown>): void {
    const task = work
      .catch((err: unknown) => log.debug({ err }, 'the copies go on without the store'))
      .finally(() => background.delete(task));
    background.add(task);
  }

  const isMarked = (key: string, storedAt: number) =>
    [...marks].some(([prefix, at]) => key.startsWith(prefix) && storedAt < at);

  /** Puts on the map what was found further away, unless something newer got there first. */
  function hold(key: string, found: HeldCopy, bytes: number): HeldCopy {
    const present = map.get(key);
    if (present && present.storedAt >= found.storedAt) return present;
    map.set(key, found, { size: bytes });
    return found;
  }

  async function findShared(key: string): Promise<HeldCopy | undefined> {
    const text = await store.get(placeOf(key)).catch(() => undefined);
    const copy = text === undefined ? undefined : parseCopy(key, text);
    if (!text || !copy) return map.get(key);
    return hold(key, { ...copy, expired: isMarked(key, copy.storedAt) }, text.length * 2);
  }

  async function findLastGood(key: string): Promise<HeldCopy | undefined> {
    const copy = await disk.find(key);
    return copy ? hold(key, { ...copy, expired: true }, JSON.stringify(copy).length * 2) : map.get(key);
  }

  return {
    held: (key) => map.get(key),
    shared: async (key) => (isShared ? lookUpOnce(`store ${key}`, () => findShared(key)) : undefined),
    lastGood: (key) => lookUpOnce(`disk ${key}`, () => findLastGood(key)),
    keep({ key, keepMs, isStored = false }, copy) {
      const text = formatCopy(key, copy);
      map.set(key, copy, { size: text.length * 2 });
      disk.keep(key, text);
      if (isShared && !isStored) inBackground(store.set(placeOf(key), text, { ttlMs: keepMs }));
    },
    drop(key) {
      map.delete(key);
      disk.drop(key);
      if (isShared) inBackground(store.delete(placeOf(key)));
    },
    expire(prefix) {
      // Too many marks become one for everything: more is loaded anew, nothing wrong is shown.
      const mark = marks.size >= maxMarks ? '' : prefix;
      if (mark === '') marks.clear();
      marks.set(mark, clock.now());
      for (const [key, copy] of map.entries()) {
        if (!key.startsWith(prefix)) continue;
        copy.expired = true;
        if (isShared) inBackground(store.delete(placeOf(key)));
      }
    },
    async settled() {
      while (background.size > 0) await Promise.all(background);
      await disk.settled();
    },
  };
}
