import type { ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceSeconds } from '#lib/time/service-time.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { listTripsOfPattern } from '../timetable/patterns.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { callTimeAt, startOfTrip } from '../timetable/trips.ts';
import type { AnnouncedTrip } from './announced-change.ts';
import type { AnnouncedState } from './announced-state.ts';

/** What is announced of a direction on a day, in figures. */
export interface TouchedDirection {
  readonly direction: LineDirection;
  /** The trips that do not run, pass a stop or take longer. */
  readonly trips: number;
  /** Those of them that do not run. */
  readonly cancelled: number;
  /** When riders would first and last meet one of them: at the first stop it passes, else where it begins. */
  readonly first: ServiceSeconds;
  readonly last: ServiceSeconds;
}

/** The directions that have such trips on a day. */
export function listTouched(
  edition: Edition,
  announced: AnnouncedState,
  date: ServiceDate,
): TouchedDirection[] {
  return announced.lines
    .flatMap((line) => edition.directions[line] ?? [])
    .flatMap((direction) => countTouched(edition, announced, { direction, date }) ?? []);
}

interface DirectionDay {
  readonly direction: LineDirection;
  readonly date: ServiceDate;
}

function countTouched(
  { timetable }: Edition,
  announced: AnnouncedState,
  { direction, date }: DirectionDay,
): TouchedDirection | undefined {
  const trips = direction.patterns.flatMap((pattern) => listTripsOfPattern(timetable, pattern, date));
  let [touched, cancelled, first, last] = [0, 0, Infinity, -Infinity];
  for (const trip of trips) {
    const told = announced.findTrip(trip, date);
    if (!told) continue;
    const at = metAt(timetable, trip, told);
    touched += 1;
    if (told.isCancelled) cancelled += 1;
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return touched === 0 ? undefined : { direction, trips: touched, cancelled, first, last };
}

function metAt(timetable: Timetable, trip: number, { isCancelled, skipped }: AnnouncedTrip): ServiceSeconds {
  const passed = isCancelled ? -1 : (skipped?.indexOf(1) ?? -1);
  return passed < 0 ? startOfTrip(timetable, trip) : callTimeAt(timetable, trip, passed);
}
