import { formatServiceDate } from '#lib/time/service-date.ts';
import type { Edition } from '../timetable/edition.ts';
import type { FeedDigest } from './feed-digest.ts';
import { stopsOfTrip } from '../timetable/trips.ts';
import type { LiveTrip } from './live-state.ts';

/** A trip that does not run, or not to all its stops: what is kept for the record. */
export interface TripChange {
  /** The number riders know. */
  readonly line: string;
  readonly directionCode: string;
  readonly tripId: string;
  /** `20261115`. */
  readonly serviceDate: string;
  readonly kind: 'cancelled' | 'shortened';
  /** Numbers on the poles of the stops it does not serve, in the order of the trip. */
  readonly stopCodes: readonly string[];
  /** When the operator spoke of it (ms). */
  readonly announcedAt: number;
  /** The feed that told it. */
  readonly source: string;
}

/** Every cancelled or shortened trip of a message. */
export function findTripChanges(edition: Edition, digest: FeedDigest): TripChange[] {
  const changes: TripChange[] = [];
  for (const trip of digest.trips.values()) {
    const stopCodes = trip.isCancelled || trip.skipped ? listUnserved(edition, trip) : [];
    if (stopCodes.length > 0) changes.push({ ...describe(edition, trip, stopCodes), source: digest.feed });
  }
  return changes;
}

function describe(
  edition: Edition,
  { trip, date, isCancelled, skipped, reportedAt }: LiveTrip,
  stopCodes: readonly string[],
): Omit<TripChange, 'source'> {
  const { timetable } = edition;
  const direction = edition.directionOfTrip(trip);
  // A trip that skips all its stops counts as cancelled.
  const isGone = isCancelled || stopCodes.length === skipped?.length;
  return {
    line: timetable.lines[direction.line]?.number ?? '',
    directionCode: direction.code,
    tripId: timetable.tripId(trip),
    serviceDate: formatServiceDate(date),
    kind: isGone ? 'cancelled' : 'shortened',
    stopCodes,
    announcedAt: reportedAt,
  };
}

function listUnserved({ timetable }: Edition, { trip, isCancelled, skipped }: LiveTrip): string[] {
  return [...stopsOfTrip(timetable, trip)].flatMap((stop, position) => {
    const isUnserved = isCancelled || skipped?.[position] === 1;
    return isUnserved ? [timetable.stops[stop]?.code ?? ''] : [];
  });
}
