import type { Timetable } from '../timetable/timetable.ts';
import { countTrips, isTripAccessible } from '../timetable/trips.ts';
import { Remembered } from '../timetable/remembered.ts';

interface BoardingFlags {
  readonly noBoarding: Uint8Array;
  readonly noAlighting: Uint8Array;
}

/** The trips and stops that some riders can use. */
export interface OpenParts {
  takes(trip: number): boolean;
  /** Nobody boards or alights at a stop that is not open. */
  close(flags: BoardingFlags, stops: ArrayLike<number>): BoardingFlags;
}

export const everything: OpenParts = { takes: () => true, close: (flags) => flags };

const known = new Remembered<Timetable, string, OpenParts>(1);

/**
 * What takes wheelchairs. Where the feed says so of some trips (or stops), only those count of which it does; where it
 * says nothing of any, none is left out: otherwise there would be no journey at all.
 */
export function wheelchairParts(timetable: Timetable): OpenParts {
  return known.get(timetable, 'wheelchair', () => {
    const isAnyTripTold = hasToldTrip(timetable);
    const isAnyStopTold = timetable.stops.some(({ accessible }) => accessible !== undefined);
    const isOpen = (stop: number): boolean => {
      const { accessible, parent } = timetable.stops[stop] ?? {};
      const told = accessible ?? (parent === undefined ? undefined : timetable.stops[parent]?.accessible);
      return !isAnyStopTold || told === true;
    };
    return {
      takes: (trip) => !isAnyTripTold || isTripAccessible(timetable, trip) === true,
      close: ({ noBoarding, noAlighting }, stops) => ({
        noBoarding: noBoarding.map((flag, position) => (isOpen(stops[position] as number) ? flag : 1)),
        noAlighting: noAlighting.map((flag, position) => (isOpen(stops[position] as number) ? flag : 1)),
      }),
    };
  });
}

function hasToldTrip(timetable: Timetable): boolean {
  for (let trip = 0; trip < countTrips(timetable); trip += 1) {
    if (isTripAccessible(timetable, trip) !== undefined) return true;
  }
  return false;
}
