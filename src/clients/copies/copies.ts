import { randomUUID } from 'node:crypto';
import { toAppError } from '#lib/errors.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { ageOf, type CopyRequest, type HeldCopy } from './copy.ts';
import type { Bounds } from './disk-copies.ts';
import { createFlights, slow } from './flights.ts';
import { createOutages, isOutage, type OutageObserver } from './outages.ts';
import { createShelf } from './shelf.ts';

export interface CopiesOptions {
  readonly store: CacheStore;
  /** Where the last good copies are kept, in a folder `copies` of its own. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  /** A load slower than this is not waited for where there is any copy. */
  readonly slowMs?: number;
  /** How long a failed load is not tried again where there is any copy. */
  readonly restMs?: number;
  readonly heldBytes?: number;
  readonly disk?: Bounds;
}

/** The reliability ladder: whatever a client loads is shown fresh, else older, else from disk, else as an error. */
export interface Copies {
  /**
   * Throws what the load throws, when that is an answer (not found, forbidden) or there is no copy. `tellLoaded` is told
   * when what is given was loaded (ms).
   */
  read<T>(request: CopyRequest<T>, tellLoaded?: (atMs: number) => void): Promise<T>;
  /**
   * Declares copies out of date, in every process: the next read waits for a newer one,
   * and the old one stays for the case that it does not come.
   */
  invalidate(prefix?: string): void;
  /** Keys whose last load failed, within the last minute. */
  outages(): string[];
  /** How many loads of the wanted keys failed in a row. */
  countFailures(isWanted: (key: string) => boolean): number;
  /** Tries again what failed and is wanted, in the background: one first, and the others when that one is answered. */
  retry(isWanted: (key: string) => boolean): void;
  /** Tells when a key joins or leaves the outages. */
  onOutages(observer: OutageObserver): () => void;
  /** How often each rung of the ladder was stood on. */
  readonly rungs: Readonly<Record<Rung, number>>;
  /** Resolves when everything is in the store and on disk. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** `fresh` or `loaded`: as it should be. `kept` and `slow`: an older copy while a newer one is fetched. `old`: one in need. `none`. */
export type Rung = 'fresh' | 'loaded' | 'kept' | 'slow' | 'old' | 'none';

const channel = 'copies-invalidated';
const megabyte = 1024 * 1024;

export function createCopies(options: CopiesOptions): Copies {
  const { store, clock, log, slowMs = 1500, restMs = 2000 } = options;
  const self = randomUUID();
  const outages = createOutages(clock, restMs);
  const shelf = createShelf({
    heldBytes: 64 * megabyte,
    disk: { maxBytes: 128 * megabyte, maxEntries: 5000 },
    ...options,
  });
  const flights = createFlights({ shelf, outages, clock, log, slowMs });

  const rungs: Record<Rung, number> = { fresh: 0, loaded: 0, kept: 0, slow: 0, old: 0, none: 0 };
  function on<T>(rung: Rung, copy: T): T {
    rungs[rung] += 1;
    return copy;
  }

  function expire(prefix: string): void {
    flights.outdate(prefix);
    shelf.expire(prefix);
  }

  const leave = store.subscribe(channel, (message) => {
    // Nothing in the message: some may have been missed, so everything is in doubt.
    const [from, prefix] = message === '' ? ['', ''] : (JSON.parse(message) as [string, string]);
    if (from !== self) expire(prefix);
  });

  /** Waits for a newer copy, but not for long where there is an older one. */
  async function load(request: CopyRequest<unknown>, older: HeldCopy | undefined): Promise<HeldCopy> {
    const flight = flights.start(request);
    const findOlder = async () => older ?? shelf.lastGood(request.key);
    try {
      const first = await Promise.race([flight.landing, flight.slow]);
      if (first !== slow) return on('loaded', first);
      const copy = await findOlder();
      return copy ? on('slow', copy) : on('loaded', await flight.landing);
    } catch (thrown) {
      const copy = isOutage(toAppError(thrown)) ? await findOlder() : undefined;
      if (!copy) throw on('none', thrown);
      return on('old', copy);
    }
  }

  async function find(request: CopyRequest<unknown>): Promise<HeldCopy> {
    const { key } = request;
    const copy = shelf.held(key) ?? (await shelf.shared(key));
    const age = copy && ageOf(copy, request, clock.now());
    if (copy && age === 'fresh') return on('fresh', copy);
    if (copy && outages.isResting(key)) return on('old', copy);
    if (!copy || age === 'old') return load(request, copy);
    flights.start(request);
    return on('kept', copy);
  }

  return {
    read: async <T>(request: CopyRequest<T>, tellLoaded?: (atMs: number) => void) => {
      const { value, storedAt } = await find(request);
      tellLoaded?.(storedAt);
      return value as T;
    },
    invalidate(prefix = '') {
      expire(prefix);
      store
        .publish(channel, JSON.stringify([self, prefix]))
        .catch((err: unknown) => log.warn({ err, key: prefix }, 'other processes do not know of the change'));
    },
    rungs,
    outages: () => outages.keys(),
    countFailures: (isWanted) => outages.count(isWanted),
    retry: (isWanted) => {
      const [scout, ...others] = outages.requests().filter(({ key }) => isWanted(key));
      if (!scout) return;
      // A backend that is ill is asked once, and not for everything that it could not give.
      const isAnswered = flights.start(scout).landing.then(
        () => true,
        (thrown: unknown) => !isOutage(toAppError(thrown)),
      );
      void isAnswered.then((answered) => answered && others.forEach(flights.start));
    },
    onOutages: (observer) => outages.onChange(observer),
    settled: () => shelf.settled(),
    async close() {
      leave();
      await shelf.settled();
    },
  };
}
