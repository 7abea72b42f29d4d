import {
  departureAt,
  isLive,
  stopsOfTrip,
  type AnnouncedState,
  type LiveTrip,
  type LiveView,
} from '#transit/index.ts';
import type { TripRecord } from './trip-record.ts';

/** What is said now of a recorded trip; it may also be nothing, and the record stays as it is. */
type Followed = 'running' | 'changed' | 'silent';

interface ToldNow extends LiveView {
  /** What notices announce; undefined as long as none were read. */
  readonly announced: AnnouncedState | undefined;
}

export function followRecord(view: ToldNow, record: TripRecord, now: number): Followed {
  const byFeed = followByFeed(view, record, now);
  if (record.notice === null || byFeed === 'changed') return byFeed;
  const { edition, announced } = view;
  const trip = edition.timetable.findTrip(record.tripId);
  if (!announced || trip < 0) return 'silent';
  if (announced.findTrip(trip, record.serviceDate)?.isCancelled) return 'changed';
  // A notice is taken back before the bus was to leave; one that is over later has done what it said.
  return now < record.departsAt ? 'running' : 'silent';
}

function followByFeed({ edition, live }: LiveView, record: TripRecord, now: number): Followed {
  const trip = edition.timetable.findTrip(record.tripId);
  const told = trip < 0 ? undefined : live.findTrip(trip, record.serviceDate, now);
  // What a silent feed once said still holds, but nobody repeats it or takes it back.
  if (!told || !isLive(told.saidAt, now)) return 'silent';
  if (isStillSo(told, record)) return 'changed';
  // Feeds stop listing stops the bus has passed. After the last skipped stop, a stop that is no longer listed does not
  // mean that the trip was restored.
  return now < lastUnservedAt({ edition, live }, record, trip) ? 'running' : 'silent';
}

function isStillSo({ isCancelled, skipped }: LiveTrip, { kind }: TripRecord): boolean {
  if (isCancelled) return true;
  if (!skipped) return false;
  return kind === 'shortened' || skipped.every((isSkipped) => isSkipped === 1);
}

/** When the last of the stops left out was to be served (ms). */
function lastUnservedAt({ edition }: LiveView, record: TripRecord, trip: number): number {
  const { timetable, clock } = edition;
  const position = stopsOfTrip(timetable, trip).findLastIndex((stop) =>
    record.stopCodes.includes(timetable.stops[stop]?.code ?? ''),
  );
  return clock.toInstant(record.serviceDate, departureAt(timetable, trip, Math.max(position, 0)));
}
