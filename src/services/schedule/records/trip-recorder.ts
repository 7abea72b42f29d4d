import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { LiveView, TripChange } from '#transit/index.ts';
import { recordOf, type AnnouncedTrip } from './trip-record.ts';
import type { TripRecordStore } from './trip-record-store.ts';
import { followRecord } from './follow-record.ts';

const closeWithinMs = 2000;

/** Writes down every trip that is cancelled or shortened, and follows it until its day is over. */
export function createTripRecorder(opening: Promise<TripRecordStore>, clock: Clock, log: Log) {
  const waiting: { readonly record: AnnouncedTrip; readonly seenAt: number }[] = [];
  let turn: Promise<void> = Promise.resolve();

  /** One after the other, so that a record is never restored before it is written. */
  function inTurn(work: (store: TripRecordStore) => Promise<void>, failure: string): Promise<void> {
    turn = turn.then(async () => {
      try {
        await work(await opening);
      } catch (thrown) {
        log.error({ err: thrown, waiting: waiting.length }, failure);
      }
    });
    return turn;
  }

  /** In order; the first one that the database cannot take now keeps its place, and those after it. */
  async function write(store: TripRecordStore): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await store.save(next.record, next.seenAt);
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown;
        log.error({ err: thrown, trip: next.record.tripId }, 'a cancelled trip cannot be recorded');
      }
      waiting.shift();
    }
  }

  const flush = (): Promise<void> =>
    waiting.length > 0 ? inTurn(write, 'cancelled trips cannot be recorded yet') : turn;

  return {
    /** Takes in what a message newly cancelled or shortened, to be written in a moment. Never waits for the database. */
    take: (changes: readonly TripChange[], { edition }: LiveView): void => {
      const seenAt = clock.now();
      const records = changes.flatMap((change) => recordOf(edition, change) ?? []);
      waiting.push(...records.map((record) => ({ record, seenAt })));
      void flush();
    },
    /** Tries once more to write what waits, for two seconds at most. */
    close: async () => {
      void flush();
      await Promise.race([turn, sleep(closeWithinMs, undefined, { ref: false })]);
    },
    /** Writes what waits, then compares what is recorded with what real time says now. */
    review: async (view: LiveView): Promise<void> => {
      await flush();
      if (waiting.length > 0) return;
      await inTurn(async (store) => {
        const now = clock.now();
        const open = await store.listOpen(view.edition.clock.dateAt(now) - 1);
        const followed = Map.groupBy(open, (record) => followRecord(view, record, now));
        const idsOf = (state: 'running' | 'changed') => (followed.get(state) ?? []).map(({ id }) => id);
        await store.confirm(idsOf('changed'), now);
        await store.restore(idsOf('running'), now);
      }, 'records of cancelled trips cannot be reviewed');
    },
  };
}

/** The database is there and will never take it: a value no column can hold (classes 22 and 23 of SQLSTATE). */
function isRefusal(thrown: unknown): boolean {
  const { code } = thrown as { readonly code?: unknown };
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
