import type { ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceSeconds } from '#lib/time/service-time.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { isAlightingOnly, type Timetable } from '../timetable/timetable.ts';
import { listTripsOfPattern, stopsOfPattern } from '../timetable/trips-of-day.ts';

/** One trip of a day as a comparison sees it: no id, only where it goes and when. */
export interface Run {
  readonly trip: number;
  readonly pattern: number;
  /** Equal for patterns with the same stops. */
  readonly path: number;
  /** When it leaves its first stop, or the stop that is looked at. */
  readonly seconds: ServiceSeconds;
  /** From its first stop to its last; 0 at a stop. */
  readonly minutesLong: number;
}

/** The trips of a way by departure; with a stop, its departures there. */
export function listRuns(timetable: Timetable, way: LineDirection, date: ServiceDate, stop?: number): Run[] {
  const paths = numberPaths(timetable, way);
  const runs = way.patterns.flatMap((pattern) => {
    const positions = stop === undefined ? [0] : listBoardings(timetable, pattern, stop);
    const path = paths.get(pattern) ?? pattern;
    const last = stopsOfPattern(timetable, pattern).length - 1;
    return positions.flatMap((position) =>
      listTripsOfPattern(timetable, pattern, date).map((trip): Run => {
        const seconds = departureOf(timetable, trip, position);
        const minutesLong = stop === undefined ? minutesFrom(seconds, departureOf(timetable, trip, last)) : 0;
        return { trip, pattern, path, seconds, minutesLong };
      }),
    );
  });
  return runs.sort((one, two) => one.seconds - two.seconds || one.trip - two.trip);
}

export function departureOf(timetable: Timetable, trip: number, position: number): ServiceSeconds {
  const cell = (timetable.profileOffset[timetable.tripProfile[trip] as number] as number) + position;
  return (timetable.tripStart[trip] as number) + (timetable.profileDeparture[cell] as number);
}

/** The places on a pattern where one boards at a stop. */
function listBoardings(timetable: Timetable, pattern: number, stop: number): number[] {
  const positions: number[] = [];
  for (const [position, each] of stopsOfPattern(timetable, pattern).entries()) {
    if (each === stop && !isAlightingOnly(timetable, pattern, position)) positions.push(position);
  }
  return positions;
}

/** Patterns that differ in a headsign or a flag alone go the same way. */
function numberPaths(timetable: Timetable, way: LineDirection): ReadonlyMap<number, number> {
  const firsts = new Map<string, number>();
  return new Map(
    way.patterns.map((pattern) => {
      const stops = stopsOfPattern(timetable, pattern).join();
      const path = firsts.get(stops) ?? pattern;
      firsts.set(stops, path);
      return [pattern, path];
    }),
  );
}

const minutesFrom = (from: number, to: number): number => Math.round((to - from) / 60);
