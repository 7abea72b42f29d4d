import type { ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceSeconds } from '#lib/time/service-time.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { matchRuns, minutesBetween, type Gap, type RunChanges } from './match-runs.ts';
import { departureOf, listRuns } from './runs-of-day.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { runsOn, stopsOfPattern } from '../timetable/trips-of-day.ts';

interface BothDays<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** What changes on one way of a line. At a stop, trips and times are those of its departures. */
export interface WayChange extends RunChanges {
  readonly way: LineDirection;
  readonly trips: BothDays<number>;
  /** Stops of the way that buses call at on one of the days only, in the order of travel. */
  readonly stopsAdded: readonly number[];
  readonly stopsDropped: readonly number[];
  readonly first: BothDays<ServiceSeconds | undefined>;
  readonly last: BothDays<ServiceSeconds | undefined>;
}

export type DayComparison =
  | { readonly outcome: 'compared'; readonly ways: readonly WayChange[] }
  /** The feed does not speak of this day. */
  | { readonly outcome: 'no-schedule'; readonly date: ServiceDate };

/** What changes for a line from one day to another: every way of it, changed or not. */
export function compareLine(
  edition: Edition,
  line: number,
  one: ServiceDate,
  two: ServiceDate,
): DayComparison {
  const { timetable } = edition;
  return compare(timetable, one, two, () =>
    (edition.directions[line] ?? []).map((way) => {
      const meet: Gap = (before, after) => {
        const meeting = findMeeting(timetable, before.pattern, after.pattern);
        return (
          meeting &&
          minutesBetween(
            departureOf(timetable, before.trip, meeting.before),
            departureOf(timetable, after.trip, meeting.after),
          )
        );
      };
      return compareWay(timetable, way, one, two, meet);
    }),
  );
}

/** What changes at a stop: every way that can be boarded there on either day. */
export function compareStop(
  edition: Edition,
  stop: number,
  one: ServiceDate,
  two: ServiceDate,
): DayComparison {
  const { timetable } = edition;
  const meet: Gap = (before, after) => minutesBetween(before.seconds, after.seconds);
  return compare(timetable, one, two, () => {
    const { callOffset, callPattern } = timetable;
    const patterns = callPattern.subarray(callOffset[stop], callOffset[stop + 1]);
    const ways = new Set(Array.from(patterns, (pattern) => edition.directionOf(pattern)));
    return [...ways]
      .map((way) => compareWay(timetable, way, one, two, meet, stop))
      .filter(({ trips }) => trips.before + trips.after > 0);
  });
}

function compare(
  timetable: Timetable,
  one: ServiceDate,
  two: ServiceDate,
  ways: () => readonly WayChange[],
): DayComparison {
  const unknown = [one, two].find((date) => !timetable.covers(date));
  return unknown === undefined
    ? { outcome: 'compared', ways: ways() }
    : { outcome: 'no-schedule', date: unknown };
}

function compareWay(
  timetable: Timetable,
  way: LineDirection,
  one: ServiceDate,
  two: ServiceDate,
  meet: Gap,
  stop?: number,
): WayChange {
  const before = listRuns(timetable, way, one, stop);
  const after = listRuns(timetable, way, two, stop);
  const stops = { before: listServed(timetable, way, one), after: listServed(timetable, way, two) };
  return {
    way,
    ...matchRuns(before, after, meet),
    trips: { before: before.length, after: after.length },
    stopsAdded: [...stops.after].filter((each) => !stops.before.has(each)),
    stopsDropped: [...stops.before].filter((each) => !stops.after.has(each)),
    first: { before: before[0]?.seconds, after: after[0]?.seconds },
    last: { before: before.at(-1)?.seconds, after: after.at(-1)?.seconds },
  };
}

function listServed(timetable: Timetable, way: LineDirection, date: ServiceDate): ReadonlySet<number> {
  const running = way.patterns.filter((pattern) => runsOn(timetable, pattern, date));
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
