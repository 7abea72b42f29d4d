import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import { departureAt, describeTrip, type Edition, type Line, stopsOfTrip } from '#transit/index.ts';
import { seededNumber } from '../seeded-numbers.ts';
import { wander } from './noise.ts';
import { rosterOf } from './roster.ts';

/** Buses are between a minute early and nine minutes late. */
export const [earliestSeconds, latestSeconds] = [-60, 540];

/** Words that keep one draw apart from another, and from those of `SimulatedTrips`. */
const draws = { start: 3, growth: 4, wobble: 5, pair: 8 } as const;

export interface Luck {
  readonly edition: Edition;
  readonly seed: number;
  /** The lines whose buses catch up with each other. */
  readonly isBunched: ((line: Line) => boolean) | undefined;
}

/**
 * Seconds late at each position as the traffic of the day would have it: a little at the start, more on the way and
 * at rush hour. Whether the bus is there to leave, and can drive that fast, is not looked at.
 */
export function wishedDelays(luck: Luck, trip: number, date: ServiceDate): Int32Array {
  const { edition, seed } = luck;
  const { length } = stopsOfTrip(edition.timetable, trip);
  const rush = rushAt(departureAt(edition.timetable, trip, 0), date);
  const identity = rosterOf(edition).identity[trip] as number;
  const start = seededNumber(seed, draws.start, identity, date) * 45 * rush;
  const growth =
    seededNumber(seed, draws.growth, identity, date) ** 2 * 180 * rush +
    bunchingOf(luck, trip, { date, rush });
  return Int32Array.from({ length }, (_, position) => {
    const share = position / Math.max(1, length - 1);
    const swing = wander(seed ^ date, identity ^ draws.wobble, position / 6) - 0.5;
    const wished = start + growth * share + swing * 180 * Math.sqrt(share);
    return Math.round(Math.min(latestSeconds, Math.max(earliestSeconds, wished)));
  });
}

interface Traffic {
  readonly date: ServiceDate;
  readonly rush: number;
}

/** At rush hour a full bus loses time and the next one, half empty, gains it: two come at once. */
function bunchingOf({ edition, seed, isBunched }: Luck, trip: number, { date, rush }: Traffic): number {
  const { timetable } = edition;
  const { line } = describeTrip(timetable, trip);
  if (rush < 2 || !isBunched?.(timetable.lines[line] as Line)) return 0;
  const rank = rosterOf(edition).rank[trip] as number;
  const strength = seededNumber(seed, draws.pair, line, rank >> 1, date);
  return rank % 2 === 0 ? strength * 240 : -strength * 90;
}

/** How much the traffic of the hour stretches a delay. */
function rushAt(seconds: number, date: ServiceDate): number {
  const hour = (seconds / 3600) % 24;
  const weekday = weekdayOf(date);
  if (weekday === 0 || weekday === 6) return 1;
  return (hour >= 6.5 && hour < 9) || (hour >= 15 && hour < 18) ? 2.2 : 1;
}
