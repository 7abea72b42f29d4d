import type { ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceSeconds } from '#lib/time/service-time.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { isAlightingOnly, listTripsOfPattern, stopsOfPattern } from '../timetable/patterns.ts';
import { placesOfStop } from '../timetable/stations.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { departureAt, endOfTrip } from '../timetable/trips.ts';

/** One trip of a day as a comparison sees it: no id, only where it goes and when. */
export interface ComparedTrip {
  readonly trip: number;
  readonly pattern: number;
  /** Equal for patterns with the same stops. */
  readonly path: number;
  /** When it leaves its first stop, or the stop that is looked at. */
  readonly seconds: ServiceSeconds;
  /** From its first stop to its last; 0 at a stop. */
  readonly minutesLong: number;
}

export interface ComparedDay {
  readonly direction: LineDirection;
  readonly date: ServiceDate;
  /** Only what leaves from here. */
  readonly stop?: number | undefined;
}

/** The trips of a direction by departure; with a stop, its departures there. */
export function listComparedTrips(
  timetable: Timetable,
  { direction, date, stop }: ComparedDay,
): ComparedTrip[] {
  const paths = numberPaths(timetable, direction);
  const trips = direction.patterns.flatMap((pattern) => {
    const positions = stop === undefined ? [0] : listBoardings(timetable, pattern, stop);
    const path = paths.get(pattern) ?? pattern;
    return positions.flatMap((position) =>
      listTripsOfPattern(timetable, pattern, date).map((trip): ComparedTrip => {
        const seconds = departureAt(timetable, trip, position);
        const secondsLong = stop === undefined ? endOfTrip(timetable, trip) - seconds : 0;
        return { trip, pattern, path, seconds, minutesLong: Math.round(secondsLong / 60) };
      }),
    );
  });
  return trips.sort((one, two) => one.seconds - two.seconds || one.trip - two.trip);
}

/** The places on a pattern where one boards at a stop. */
function listBoardings(timetable: Timetable, pattern: number, stop: number): number[] {
  const positions: number[] = [];
  const places = placesOfStop(timetable, stop);
  for (const [position, each] of stopsOfPattern(timetable, pattern).entries()) {
    if (places.includes(each) && !isAlightingOnly(timetable, pattern, position)) positions.push(position);
  }
  return positions;
}

/** Patterns that differ in a headsign or a flag alone go along the same path. */
function numberPaths(timetable: Timetable, { patterns }: LineDirection): ReadonlyMap<number, number> {
  const firsts = new Map<string, number>();
  return new Map(
    patterns.map((pattern) => {
      const stops = stopsOfPattern(timetable, pattern).join();
      const path = firsts.get(stops) ?? pattern;
      firsts.set(stops, path);
      return [pattern, path];
    }),
  );
}
