import { clockOf, type Moment } from '#lib/time/moment.ts';
import type { OnRequest } from './access.ts';
import type { LineDirectionRef } from './line.ts';
import type { Replacement, StopClosure } from './notices/notice-ref.ts';
import { toldOfLine, withoutEnded, type ToldHere } from './notices/told-here.ts';
import type { PlatformRef, Stop } from './stop.ts';

/** How a departure stands, what matters most first. */
export type DepartureState = 'cancelled' | 'skipped' | 'alighting' | 'late' | 'live' | 'planned';

/** One bus at one stop. */
export interface Departure extends LineDirectionRef {
  readonly tripId: string;
  /** The service date of the trip, `2026-11-16`: with its id it names the trip. */
  readonly tripDate: string;
  readonly planned: Moment;
  /** The live time, or the planned one where nothing live is known. */
  readonly expected: Moment;
  readonly state: DepartureState;
  /** The rider's day it belongs to: after the last one of tonight come those of tomorrow. */
  readonly day: string;
  /** Where to board instead of a stop that is not served, and when this same bus calls there. */
  readonly replacement?: Replacement & { readonly expected?: Moment };
  /** The extra minutes a notice tells of, where nothing live is known. */
  readonly announcedDelay?: number;
  /** How often one comes, where the timetable gives no times: its own are one of many. */
  readonly every?: Every;
  /** Where it leaves from, on the board of a station. */
  readonly platform?: PlatformRef;
  /** Whom to ask beforehand, where it stops on request alone. */
  readonly onRequest?: OnRequest;
}

/** A departure every so many minutes, from one moment to another, at no certain time. */
export interface Every {
  readonly minutes: number;
  readonly from: Moment;
  readonly until: Moment;
}

/** How far times are live: `stale` where live times used to come and do not any more. */
export interface LiveTrust {
  readonly kind: 'live' | 'planned' | 'stale';
  /** When the live feed was last made. */
  readonly updated?: Moment;
}

/** Why a line has no departures to show. */
export type LineOutcome =
  | 'departures'
  | 'not-begun'
  | 'ended'
  | 'no-service'
  | 'stop-not-served'
  | 'no-schedule';

/** One direction of a line at a stop, with departures or without. */
export interface LineAtStop extends LineDirectionRef {
  readonly outcome: LineOutcome;
  readonly isAlightingOnly: boolean;
  readonly next?: Moment;
  readonly lastLeft?: Moment;
  readonly firstTomorrow?: Moment;
  /** How many notices of it are not told at the stop. */
  readonly otherNotices?: number;
}

/** A platform in the list of its station. */
export interface PlatformOfStation extends PlatformRef {
  readonly lines: readonly LineDirectionRef[];
  /** Where no line stops for now. */
  readonly closure?: StopClosure;
}

/** The board of a stop at a moment. */
export interface StopBoard extends ToldHere {
  readonly stop: Stop;
  /** That joins this stop with other platforms. */
  readonly station?: Pick<Stop, 'code' | 'name'>;
  /** Those of a station, as riders count them; the first of many. */
  readonly platforms?: readonly PlatformOfStation[];
  readonly at: number;
  /** The rider's day at that moment. */
  readonly day: string;
  readonly trust: LiveTrust;
  /** The last day of the period whose timetable is in effect; before `day` where all that is published is over. */
  readonly validUntil?: string;
  readonly lines: readonly LineAtStop[];
  /** Of all lines, in the order they are expected. */
  readonly departures: readonly Departure[];
}

/** The last day that anything was published for, where all of it is over. */
export function endOfSchedule({
  day,
  validUntil,
}: Pick<StopBoard, 'day' | 'validUntil'>): string | undefined {
  return validUntil !== undefined && validUntil < day ? validUntil : undefined;
}

/** What stands large in the row of a departure. */
export type Figure =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'clock' }
  /** One comes so often. */
  | { readonly kind: 'every'; readonly minutes: number }
  | { readonly kind: 'none' };

const minuteMs = 60_000;
/** Beyond these many minutes nobody counts: the clock alone is shown. */
const longestCountdown = 30;

export function figureOf({ state, expected, every }: Counted, now: number): Figure {
  if (state === 'skipped') return { kind: 'none' };
  if (every && isTimeless(state)) return { kind: 'every', minutes: every.minutes };
  const minutes = Math.floor((expected.at - now) / minuteMs);
  if (state === 'cancelled' || minutes > longestCountdown) return { kind: 'clock' };
  return minutes < 1 ? { kind: 'now' } : { kind: 'minutes', minutes };
}

/** What is needed of a departure to count down to it. */
export type Counted = Pick<Departure, 'state' | 'expected'> & {
  readonly every?: Pick<Every, 'minutes'>;
};

/** Whether nothing is known of it but how often it comes. */
export const isTimeless = (state: DepartureState): boolean => state === 'planned' || state === 'alighting';

/** Of departures that come every so often, at no certain time, the first of each period: the others say the same again. */
export function eachPeriodOnce<Call extends PeriodCall>(departures: readonly Call[]): readonly Call[] {
  if (!departures.some(({ every }) => every)) return departures;
  const told = new Set<string>();
  return departures.filter(({ every, state, number, direction, towards, platform }) => {
    if (!every || !isTimeless(state)) return true;
    const key = [number, direction, towards, state, every.minutes, every.until.at, platform?.code].join(' ');
    const isTold = told.has(key);
    told.add(key);
    return !isTold;
  });
}

type PeriodCall = Pick<Departure, 'every' | 'state'> &
  Partial<Pick<Departure, 'number' | 'direction' | 'towards' | 'platform'>>;

/** Whole minutes a bus is late, as its row says. */
export function minutesLate({ planned, expected }: Pick<Departure, 'planned' | 'expected'>): number {
  return Math.round((expected.at - planned.at) / minuteMs);
}

/** Live times that nobody confirmed for so long are not shown as live any more. */
export const staleAfterMs = 120_000;

/**
 * A board as it stands at a later moment: what has left is gone, notices that have ended are too, and once nothing was
 * heard for two minutes only the planned times are left of it.
 */
export function boardAt(told: StopBoard, now: number): StopBoard {
  const board = withoutEnded(told, now);
  const isStale = board.trust.kind === 'live' && now - board.at >= staleAfterMs;
  const departures = isStale ? board.departures.map(asPlanned) : board.departures;
  const ahead = eachPeriodOnce(departures.filter(({ expected }) => expected.at >= now));
  if (!isStale && ahead.length === board.departures.length) return board;
  return {
    ...board,
    trust: isStale ? { ...board.trust, kind: 'stale' } : board.trust,
    departures: isStale ? ahead.toSorted((one, two) => one.expected.at - two.expected.at) : ahead,
  };
}

/**
 * A board narrowed to one direction of a line. Once that has no departure of the day any more, the lines that still
 * come by night are left in it, with their next bus: the way home.
 */
export function boardOfLine(board: StopBoard, { number, direction }: DirectionOfLine): StopBoard {
  const isOurs = (each: DirectionOfLine) => each.number === number && each.direction === direction;
  const ours = board.departures.filter(isOurs);
  const hasSome = ours.some(({ day }) => day === board.day);
  const byNight = board.departures.filter(
    (each) => each.number !== number && each.day === board.day && canBoard(each) && isByNight(each.expected),
  );
  const others = new Map(byNight.toReversed().map((each) => [`${each.number} ${each.direction}`, each]));
  const lines = board.lines.filter(isOurs);
  return {
    ...toldOfLine(board, number),
    otherNotices: lines[0]?.otherNotices,
    lines,
    departures: hasSome ? ours : [...ours, ...[...others.values()].toReversed().slice(0, mostOthers)],
  };
}

const isByNight = (moment: Moment) => clockOf(moment) >= 22 * 60 || clockOf(moment) < 5 * 60;

type DirectionOfLine = Pick<LineDirectionRef, 'number' | 'direction'>;
const mostOthers = 2;

/** Whether a rider can get on it. */
export function canBoard({ state }: Pick<Departure, 'state'>): boolean {
  return state !== 'cancelled' && state !== 'skipped' && state !== 'alighting';
}

/** What was called off stays so; what was late is where the timetable has it. */
export function asPlanned<T extends Pick<Departure, 'state' | 'planned' | 'expected'>>(departure: T): T {
  if (departure.state !== 'late' && departure.state !== 'live') return departure;
  return { ...departure, state: 'planned', expected: departure.planned };
}

/** The next departure of the same line and direction that a rider can take, after one that is called off. */
export function nextUsable(
  departures: readonly Departure[],
  after: Pick<Departure, 'number' | 'direction' | 'planned'>,
): Departure | undefined {
  return departures.find(
    (departure) =>
      departure.number === after.number &&
      departure.direction === after.direction &&
      departure.expected.at > after.planned.at &&
      canBoard(departure),
  );
}

/** What a board without any departure of the day has to say. */
export type BoardOutcome =
  | { readonly kind: 'departures' }
  | { readonly kind: 'no-service' | 'stop-not-served' | 'no-schedule'; readonly next: Moment | undefined }
  | { readonly kind: 'ended'; readonly lastLeft: Moment; readonly next: Moment | undefined };

export function outcomeOf({ lines, departures, day }: StopBoard): BoardOutcome {
  if (departures.some((departure) => departure.day === day)) return { kind: 'departures' };
  const next = earliest([
    ...departures.map(({ expected }) => expected),
    ...lines.flatMap((line) => [line.next ?? [], line.firstTomorrow ?? []].flat()),
  ]);
  const lastLeft = earliest(
    lines.flatMap((line) => line.lastLeft ?? []),
    -1,
  );
  const isAll = (outcome: LineOutcome) => lines.length > 0 && lines.every((line) => line.outcome === outcome);
  if (isAll('no-schedule')) return { kind: 'no-schedule', next };
  if (isAll('stop-not-served')) return { kind: 'stop-not-served', next };
  return lastLeft ? { kind: 'ended', lastLeft, next } : { kind: 'no-service', next };
}

/** The first of some moments; with a sign of −1, the last. */
function earliest(moments: readonly Moment[], sign: 1 | -1 = 1): Moment | undefined {
  return moments.toSorted((one, two) => sign * (one.at - two.at))[0];
}
