import { parseServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { formatServiceTime, parseServiceTime } from '#lib/time/service-time.ts';
import { callLimits } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import { describeTrip, isTripOn } from '../timetable/trips.ts';
import type { TripDescriptor } from './codec/feed-format.ts';

/** A trip of the timetable on a date. */
export interface DatedTrip {
  readonly trip: number;
  readonly date: ServiceDate;
}

/** One number for a trip and its date, to look it up by. */
export function datedTripKey(trip: number, date: ServiceDate): number {
  return date * callLimits.trips + trip;
}

/**
 * The trip a descriptor speaks of. Without a date it is the one nearest to `aboutMs`; a date on which the trip does not
 * run names nothing.
 */
export function findDatedTrip(
  edition: Edition,
  descriptor: TripDescriptor,
  aboutMs: number,
): DatedTrip | undefined {
  const trip = findDescribedTrip(edition, descriptor);
  if (trip < 0) return undefined;
  if (!descriptor.startDate) return findNearest(edition, trip, aboutMs);
  const date = parseServiceDate(descriptor.startDate);
  return date !== undefined && isTripOn(edition.timetable, trip, date) ? { trip, date } : undefined;
}

/** The number of a trip, or -1; a trip of `frequencies` is told by its start too. */
export function findDescribedTrip({ timetable }: Edition, { tripId, startTime }: TripDescriptor): number {
  if (tripId === undefined) return -1;
  const trip = timetable.findTrip(tripId);
  if (trip >= 0 || startTime === undefined) return trip;
  const start = parseServiceTime(startTime);
  return start === undefined ? -1 : timetable.findTrip(`${tripId}@${formatServiceTime(start)}`);
}

function findNearest({ timetable, clock }: Edition, trip: number, aboutMs: number): DatedTrip | undefined {
  const { start, end } = describeTrip(timetable, trip);
  const today = clock.calendarDateAt(aboutMs);
  let nearest: DatedTrip | undefined;
  let shortest = Infinity;
  for (let date = today + 1; date >= today - 1 - Math.floor(end / 86_400); date -= 1) {
    if (!isTripOn(timetable, trip, date)) continue;
    const before = clock.toInstant(date, start) - aboutMs;
    const after = aboutMs - clock.toInstant(date, end);
    const gap = Math.max(before, after, 0);
    if (gap < shortest) {
      shortest = gap;
      nearest = { trip, date };
    }
  }
  return nearest;
}
