import { randomUUID } from 'node:crypto';
import { toAppError } from '#lib/errors.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { CopyAnswer, CopyRequest, CopyState, HeldCopy } from './copy.ts';
import type { Bounds } from './disk-copies.ts';
import { createFlights, slow } from './flights.ts';
import { createOutages, isOutage } from './outages.ts';
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
  /** Throws what the load throws, when that is an answer (not found, forbidden) or there is no copy. */
  read<T>(request: CopyRequest<T>): Promise<CopyAnswer<T>>;
  /**
   * Declares copies out of date, in every process: the next read waits for a newer one,
   * and the old one stays for the case that it does not come.
   */
  invalidate(prefix?: string): void;
  /** Keys whose last load failed, within the last minute. */
  outages(): string[];
  /** Tells when a key joins or leaves the outages. */
  onOutages(listener: (keys: readonly string[]) => void): () => void;
  /** Resolves when everything is in the store and on disk. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

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

  function expire(prefix: string): void {
    flights.outdate(prefix);
    shelf.expire(prefix);
  }

  const leave = store.subscribe(channel, (message) => {
    // Nothing in the message: some may have been missed, so everything is in doubt.
    const [from, prefix] = message === '' ? ['', ''] : (JSON.parse(message) as [string, string]);
    if (from !== self) expire(prefix);
  });

  const isFresh = (copy: HeldCopy, { freshMs }: CopyRequest<unknown>) =>
    !copy.expired && clock.now() - copy.storedAt < freshMs;
  const isKept = (copy: HeldCopy, { keepMs }: CopyRequest<unknown>) =>
    !copy.expired && clock.now() - copy.storedAt < keepMs;

  /** Waits for a newer copy, but not for long where there is an older one. */
  async function load<T>(request: CopyRequest<T>, older: HeldCopy | undefined): Promise<CopyAnswer<T>> {
    const { key } = request;
    const flight = flights.start(request);
    try {
      const first = await Promise.race([flight.landing, flight.slow]);
      if (first !== slow) return answer(first, 'fresh');
      const copy = older ?? (await shelf.lastGood(key));
      // The load may have landed while the disk was read.
      if (copy) return answer(copy, isFresh(copy, request) ? 'fresh' : 'refreshing');
      return answer(await flight.landing, 'fresh');
    } catch (thrown) {
      if (!isOutage(toAppError(thrown))) throw thrown;
      const copy = older ?? (await shelf.lastGood(key));
      if (!copy) throw thrown;
      return answer(copy, 'stale');
    }
  }

  return {
    async read<T>(request: CopyRequest<T>): Promise<CopyAnswer<T>> {
      const { key } = request;
      const copy = shelf.held(key) ?? (await shelf.shared(key));
      if (copy && isFresh(copy, request)) return answer(copy, 'fresh');
      if (copy && isKept(copy, request)) {
        if (!outages.isResting(key)) flights.start(request);
        return answer(copy, outages.isOut(key) ? 'stale' : 'refreshing');
      }
      if (copy && outages.isResting(key)) return answer(copy, 'stale');
      return load(request, copy);
    },
    invalidate(prefix = '') {
      expire(prefix);
      store
        .publish(channel, JSON.stringify([self, prefix]))
        .catch((err: unknown) => log.warn({ err, prefix }, 'other processes do not know of the change'));
    },
    outages: () => outages.keys(),
    onOutages: (listener) => outages.onChange(listener),
    settled: () => shelf.settled(),
    async close() {
      leave();
      await shelf.settled();
    },
  };
}

function answer<T>({ value, storedAt }: HeldCopy, state: CopyState): CopyAnswer<T> {
  return { value: value as T, state, storedAt };
}
