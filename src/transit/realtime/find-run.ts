import { parseServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { formatServiceTime, parseServiceTime } from '#lib/time/service-time.ts';
import type { Edition } from '../timetable/edition.ts';
import type { TripDescriptor } from './codec/feed-format.ts';

/** A trip of the timetable on a date. */
export interface Run {
  readonly trip: number;
  readonly date: ServiceDate;
}

const tripUnit = 2 ** 24;

/** One number for a run, to look it up by. */
export function runKey(trip: number, date: ServiceDate): number {
  return date * tripUnit + trip;
}

/**
 * The run a descriptor speaks of. Without a date it is the one nearest to `aboutMs`; a date on which the trip does not
 * run names nothing.
 */
export function findRun(edition: Edition, descriptor: TripDescriptor, aboutMs: number): Run | undefined {
  const trip = findDescribedTrip(edition, descriptor);
  if (trip < 0) return undefined;
  if (!descriptor.startDate) return findNearest(edition, trip, aboutMs);
  const date = parseServiceDate(descriptor.startDate);
  return date !== undefined && isRunning(edition, trip, date) ? { trip, date } : undefined;
}

/** The number of a trip, or -1; a trip of `frequencies` is told by its start too. */
export function findDescribedTrip({ timetable }: Edition, { tripId, startTime }: TripDescriptor): number {
  if (tripId === undefined) return -1;
  const trip = timetable.findTrip(tripId);
  if (trip >= 0 || startTime === undefined) return trip;
  const start = parseServiceTime(startTime);
  return start === undefined ? -1 : timetable.findTrip(`${tripId}@${formatServiceTime(start)}`);
}

function isRunning({ timetable }: Edition, trip: number, date: ServiceDate): boolean {
  return timetable.servicesOn(date)[timetable.tripService[trip] as number] === 1;
}

function findNearest(edition: Edition, trip: number, aboutMs: number): Run | undefined {
  const { timetable, clock } = edition;
  const { tripStart, tripProfile, profileOffset, profileArrival } = timetable;
  const start = tripStart[trip] as number;
  const last = (profileOffset[(tripProfile[trip] as number) + 1] as number) - 1;
  const end = start + (profileArrival[last] as number);
  const today = clock.calendarDateAt(aboutMs);
  let nearest: Run | undefined;
  let shortest = Infinity;
  for (let date = today + 1; date >= today - 1 - Math.floor(end / 86_400); date -= 1) {
    if (!isRunning(edition, trip, date)) continue;
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
