import type { Moment } from '#lib/time/moment.ts';
import type { OnRequest } from './access.ts';
import {
  eachPeriodOnce,
  type Departure,
  type DepartureState,
  type Every,
  type LineAtStop,
  type StopBoard,
} from './departure.ts';
import { withoutEnded } from './notices/told-here.ts';
import type { LineDirectionRef } from './line.ts';
import type { PlatformRef } from './stop.ts';
import { withMode } from './mode.ts';

/** The planned departures of a stop for some days, as a device keeps them for when it has no network. */
export interface StopTimetable {
  /** Rider's days in order, and the one after the last, which has no departures. */
  readonly days: readonly { readonly day: string; readonly startsAt: number }[];
  readonly passages: readonly Passages[];
}

/** Departures of a line, a direction and a destination on a day that are in the same state, in order of time. */
export interface Passages extends LineDirectionRef {
  readonly day: string;
  readonly state: DepartureState;
  readonly times: readonly Moment[];
  /** How often one comes, where their times are none. */
  readonly every?: Every;
  /** Where they leave from, at a station. */
  readonly platform?: PlatformRef;
  readonly onRequest?: OnRequest;
}

/** As many of a line and direction as a board may have to show of a day. */
const mostOfLine = 20;

/**
 * The board of a stop at a moment, from its timetable alone. The board it was kept with lends the stop and its lines,
 * and what it knew of buses that do not come.
 */
export function plannedBoardAt(kept: StopBoard, timetable: StopTimetable, now: number): StopBoard {
  const day = timetable.days.findLast(({ startsAt }) => startsAt <= now)?.day ?? kept.day;
  const calledOff = new Map(kept.departures.flatMap((each) => (isOff(each) ? [[keyOf(each), each]] : [])));
  const ahead = timetable.passages
    .flatMap((passages) => departuresOf(passages, now))
    .map((departure) => calledOff.get(keyOf(departure)) ?? departure)
    .toSorted((one, two) => one.expected.at - two.expected.at);
  const departures = kept.lines.flatMap((line) => {
    const own = ahead.filter((each) => isOf(each, line));
    const later = own.find((each) => each.day !== day);
    return [...own.filter((each) => each.day === day).slice(0, mostOfLine), ...(later ? [later] : [])];
  });
  return {
    ...withoutEnded(kept, now),
    day,
    trust: { kind: 'planned' },
    lines: kept.lines.map((line) => lineAt(line, { kept, timetable, departures, day, now })),
    departures: eachPeriodOnce(departures.toSorted((one, two) => one.expected.at - two.expected.at)),
  };
}

interface LineAsked {
  readonly kept: StopBoard;
  readonly timetable: StopTimetable;
  readonly departures: readonly Departure[];
  readonly day: string;
  readonly now: number;
}

/** A line at a later moment than the one it was kept at: another bus was its last, and another day has begun. */
function lineAt(line: LineAtStop, { kept, timetable, departures, day, now }: LineAsked): LineAtStop {
  const { number, serviceTypeCode, direction, towards, isAlightingOnly } = line;
  const own = departures.filter((each) => isOf(each, line));
  const left = timetable.passages
    .filter((passages) => isOf(passages, line) && passages.day === day)
    .flatMap(({ times }) => times.filter(({ at }) => at < now))
    .toSorted((one, two) => one.at - two.at)
    .at(-1);
  const next = own.find((each) => each.day !== day)?.expected;
  const hasMore = own.some((each) => each.day === day);
  const isUnserved = line.outcome === 'stop-not-served' && kept.day === day;
  const outcome = hasMore ? 'departures' : isUnserved ? line.outcome : left ? 'ended' : 'no-service';
  return {
    number,
    serviceTypeCode,
    ...withMode(line),
    direction,
    towards,
    isAlightingOnly,
    outcome,
    ...(left && { lastLeft: left }),
    ...(next && { firstTomorrow: next, ...(hasMore ? {} : { next }) }),
  };
}

function departuresOf({ day, state, times, ...line }: Passages, now: number): Departure[] {
  return times
    .filter(({ at }) => at >= now)
    .map((time) => ({ ...line, day, state, tripId: '', tripDate: day, planned: time, expected: time }));
}

const isOff = ({ state }: Departure): boolean => state === 'cancelled' || state === 'skipped';

const keyOf = ({ number, direction, planned }: Departure): string => `${number} ${direction} ${planned.at}`;

const isOf = (each: LineDirectionRef, { number, direction }: LineDirectionRef): boolean =>
  each.number === number && each.direction === direction;
