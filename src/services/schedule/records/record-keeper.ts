import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { LiveView } from '#services/schedule/realtime/live-keeper.ts';
import type { TripChange } from '#services/schedule/realtime/trip-changes.ts';
import { recordOf, type StoredTripRecord, type TripRecord } from './trip-record.ts';
import type { TripRecordStore } from './trip-record-store.ts';

export interface RecordKeeper {
  /** Takes in what a message newly cancelled or shortened. What the database cannot take now is tried again later. */
  take(changes: readonly TripChange[], view: LiveView): Promise<void>;
  /** Compares what is recorded with what real time says now. */
  review(view: LiveView): Promise<void>;
}

/** Writes down every trip that is cancelled or shortened, and follows it until its day is over. */
export function createRecordKeeper(opening: Promise<TripRecordStore>, clock: Clock, log: Log): RecordKeeper {
  let waiting: TripRecord[] = [];

  async function write(): Promise<void> {
    const batch = waiting;
    waiting = [];
    for (const [place, record] of batch.entries()) {
      try {
        await (await opening).save(record, clock.now());
      } catch (thrown) {
        waiting.unshift(...batch.slice(place));
        log.error({ err: thrown, waiting: waiting.length }, 'cancelled trips cannot be recorded yet');
        return;
      }
    }
  }

  return {
    take: async (changes, { edition }) => {
      waiting.push(...changes.flatMap((change) => recordOf(edition, change) ?? []));
      await write();
    },
    review: async (view) => {
      await write();
      const now = clock.now();
      try {
        const store = await opening;
        const open = await store.listOpen(view.edition.clock.dateAt(now) - 1);
        const told = open.map((record) => ({ record, state: stateOf(view, record, now) }));
        const idsOf = (wanted: 'running' | 'changed') =>
          told.filter(({ state }) => state === wanted).map(({ record }) => record.id);
        await store.confirm(idsOf('changed'), now);
        await store.restore(idsOf('running'), now);
      } catch (thrown) {
        log.error({ err: thrown }, 'records of cancelled trips cannot be reviewed');
      }
    },
  };
}

/** A trip that real time is silent about keeps its record as it is. */
function stateOf(
  { edition, live }: LiveView,
  record: StoredTripRecord,
  now: number,
): 'running' | 'changed' | 'silent' {
  const trip = live.findTrip(edition.timetable.findTrip(record.tripId), record.serviceDate, now);
  if (!trip) return 'silent';
  return trip.isCancelled || trip.skipped ? 'changed' : 'running';
}
