import type { ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceSeconds } from '#lib/time/service-time.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { isPatternOn, stopsOfPattern } from '../timetable/patterns.ts';
import { patternsAt } from '../timetable/stop-visits.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { departureAt } from '../timetable/trips.ts';
import { listComparedTrips, type ComparedDay } from './compared-trip.ts';
import { matchTrips, minutesBetween, type Gap, type TripMatches } from './match-trips.ts';

interface BothDays<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** What changes in one direction of a line. At a stop, trips and times are those of its departures. */
export interface DirectionChange extends TripMatches {
  readonly direction: LineDirection;
  readonly trips: BothDays<number>;
  /** Stops of the direction that buses call at on one of the days only, in the order of travel. */
  readonly stopsAdded: readonly number[];
  readonly stopsDropped: readonly number[];
  readonly first: BothDays<ServiceSeconds | undefined>;
  readonly last: BothDays<ServiceSeconds | undefined>;
}

export type DayComparison =
  | { readonly outcome: 'compared'; readonly directions: readonly DirectionChange[] }
  /** The feed does not speak of this day. */
  | { readonly outcome: 'no-schedule'; readonly date: ServiceDate };

/** What changes for a line from one day to another: every direction of it, changed or not. */
export function compareLine(
  edition: Edition,
  { line, ...dates }: BothDays<ServiceDate> & { readonly line: number },
): DayComparison {
  const { timetable } = edition;
  const meet: Gap = (before, after) => {
    const meeting = findMeeting(timetable, before.pattern, after.pattern);
    if (!meeting) return undefined;
    return minutesBetween(
      departureAt(timetable, before.trip, meeting.before),
      departureAt(timetable, after.trip, meeting.after),
    );
  };
  return compare(timetable, dates, () =>
    (edition.directions[line] ?? []).map((direction) =>
      compareDirection(timetable, bothDays(dates, { direction }), meet),
    ),
  );
}

/** What changes at a stop: every direction that can be boarded there on either day. */
export function compareStop(
  edition: Edition,
  { stop, ...dates }: BothDays<ServiceDate> & { readonly stop: number },
): DayComparison {
  const { timetable } = edition;
  const meet: Gap = (before, after) => minutesBetween(before.seconds, after.seconds);
  return compare(timetable, dates, () => {
    const directions = Array.from(patternsAt(timetable, stop), (each) => edition.directionOfPattern(each));
    return [...new Set(directions)]
      .map((direction) => compareDirection(timetable, bothDays(dates, { direction, stop }), meet))
      .filter(({ trips }) => trips.before + trips.after > 0);
  });
}

function compare(
  timetable: Timetable,
  { before, after }: BothDays<ServiceDate>,
  directions: () => readonly DirectionChange[],
): DayComparison {
  const unknown = [before, after].find((date) => !timetable.covers(date));
  return unknown === undefined
    ? { outcome: 'compared', directions: directions() }
    : { outcome: 'no-schedule', date: unknown };
}

function bothDays(dates: BothDays<ServiceDate>, asked: Omit<ComparedDay, 'date'>): BothDays<ComparedDay> {
  return { before: { ...asked, date: dates.before }, after: { ...asked, date: dates.after } };
}

function compareDirection(timetable: Timetable, days: BothDays<ComparedDay>, meet: Gap): DirectionChange {
  const before = listComparedTrips(timetable, days.before);
  const after = listComparedTrips(timetable, days.after);
  const stops = { before: listServed(timetable, days.before), after: listServed(timetable, days.after) };
  return {
    direction: days.before.direction,
    ...matchTrips(before, after, meet),
    trips: { before: before.length, after: after.length },
    stopsAdded: [...stops.after].filter((each) => !stops.before.has(each)),
    stopsDropped: [...stops.before].filter((each) => !stops.after.has(each)),
    first: { before: before[0]?.seconds, after: after[0]?.seconds },
    last: { before: before.at(-1)?.seconds, after: after.at(-1)?.seconds },
  };
}

function listServed(timetable: Timetable, { direction, date }: ComparedDay): ReadonlySet<number> {
  const running = direction.patterns.filter((pattern) => isPatternOn(timetable, pattern, date));
  return new Set(running.flatMap((pattern) => [...stopsOfPattern(timetable, pattern)]));
}

/** The first stop two patterns share, as a position on each; none unless they share half of the shorter one. */
function findMeeting(timetable: Timetable, one: number, two: number): BothDays<number> | undefined {
  const [stops, others] = [stopsOfPattern(timetable, one), stopsOfPattern(timetable, two)];
  const shared = others.filter((stop) => stops.includes(stop));
  const [first] = shared;
  if (first === undefined || shared.length * 2 < Math.min(stops.length, others.length)) return undefined;
  return { before: stops.indexOf(first), after: others.indexOf(first) };
}
