import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { LiveView } from '#transit/index.ts';
import { recordOf, type AnnouncedTrip, type StoredTripRecord } from './trip-record.ts';
import type { TripRecordStore } from './trip-record-store.ts';
import { followRecord } from './follow-record.ts';

const closeWithinMs = 2000;

/** Lists what is on record. */
export interface TripRecords {
  list(date: ServiceDate, line: string | undefined): Promise<StoredTripRecord[]>;
}

/** Writes down every trip that is cancelled or shortened, and follows it until its day is over. */
export function createTripRecorder(opening: Promise<TripRecordStore>, clock: Clock, log: Log) {
  const waiting: { readonly record: AnnouncedTrip; readonly seenAt: number }[] = [];
  /** What notices cancel, as it was last taken in. */
  let noticed: ReadonlySet<string> = new Set();
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

  function take(changes: readonly RecordedChange[], { edition }: Pick<LiveView, 'edition'>): void {
    const seenAt = clock.now();
    const records = changes.flatMap((change) => recordOf(edition, change) ?? []);
    waiting.push(...records.map((record) => ({ record, seenAt })));
    void flush();
  }

  return {
    /** Takes in what a message newly cancelled or shortened, to be written in a moment. Never waits for the database. */
    take,
    /** Takes in all that notices cancel on a day; what they did before is on record already. */
    takeNoticed: (changes: readonly RecordedChange[], view: Pick<LiveView, 'edition'>): void => {
      const before = noticed;
      noticed = new Set(changes.map(keyOf));
      const added = changes.filter((change) => !before.has(keyOf(change)));
      if (added.length > 0) take(added, view);
    },
    /** That of a day, and of one line where one is named; what is being written is waited for. */
    list: async (date: ServiceDate, line: string | undefined): Promise<StoredTripRecord[]> => {
      await turn;
      return (await opening).list(date, line);
    },
    /** Tries once more to write what waits, for two seconds at most. */
    close: async () => {
      void flush();
      await Promise.race([turn, sleep(closeWithinMs, undefined, { ref: false })]);
    },
    /** Writes what waits, then compares what is recorded with what is said now. */
    review: async (view: Parameters<typeof followRecord>[0]): Promise<void> => {
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

type RecordedChange = Parameters<typeof recordOf>[1];

const keyOf = ({ serviceDate, tripId, notice }: RecordedChange) => `${serviceDate} ${tripId} ${notice?.id}`;

/** The database is there and will never take it: a value no column can hold (classes 22 and 23 of SQLSTATE). */
function isRefusal(thrown: unknown): boolean {
  const { code } = thrown as { readonly code?: unknown };
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
