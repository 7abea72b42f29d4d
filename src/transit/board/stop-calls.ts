import type { ServiceDate } from '#lib/time/service-date.ts';
import { positionOfCall, timeOfCall, tripOfCall, type Call } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import { isAlightingOnly, isOfDirection, type DirectionKey } from '../timetable/patterns.ts';
import { firstCallAt, type StopDay } from '../timetable/stop-day.ts';
import type { StopUse } from '../timetable/stop-visits.ts';
import { patternOfTrip } from '../timetable/trips.ts';
import { RiderDays } from './rider-days.ts';

/** A call on a service date. */
export interface DatedCall {
  readonly call: Call;
  readonly date: ServiceDate;
  /** ms */
  readonly at: number;
  /** The rider's day that its instant belongs to. */
  readonly day: ServiceDate;
}

interface CallsQuestion<Asker> {
  readonly stop: number;
  /** Instants (ms): the first one that counts, and the first that does not. */
  readonly from: number;
  readonly until: number;
  /** Who wants a call; undefined for nobody. */
  chooseFor(pattern: number, position: number): Asker | undefined;
}

/** The calls of one direction. */
export interface DirectionCallsQuestion extends Omit<CallsQuestion<unknown>, 'chooseFor'> {
  readonly direction: DirectionKey;
  /** How the direction uses the stop. */
  readonly use: StopUse;
}

/** Where a direction takes people aboard, a trip that ends there is no departure. */
export function callsOfDirection(edition: Edition, question: DirectionCallsQuestion): StopCalls<true> {
  const { timetable } = edition;
  const { stop, from, until, direction, use } = question;
  const chooseFor = (pattern: number, position: number) =>
    isOfDirection(timetable, pattern, direction) && isDeparture(timetable, use, { pattern, position })
      ? true
      : undefined;
  return new StopCalls(edition, { stop, from, until, chooseFor });
}

/** A place on a pattern. */
interface PatternPlace {
  readonly pattern: number;
  readonly position: number;
}

/** Whether riders count a call among the departures of its direction, which uses the stop in this way. */
export function isDeparture(
  timetable: Edition['timetable'],
  use: StopUse,
  { pattern, position }: PatternPlace,
): boolean {
  return use !== 'boarding' || !isAlightingOnly(timetable, pattern, position);
}

const dayMs = 86_400_000;

/** The calls of one service date, from the first wanted one that is still to be taken. */
interface Lane<Asker> {
  readonly date: ServiceDate;
  readonly calls: StopDay;
  /** The instant (ms) its seconds count from. */
  readonly origin: number;
  place: number;
  /** The instant of the call at `place`; Infinity once the lane is done. */
  at: number;
  /** Who wants it. */
  asker: Asker | undefined;
}

/**
 * The calls at a stop from one instant to another, by the clock, of whatever service dates they are: those of the day
 * before that run past midnight fall in where a rider meets them.
 */
export class StopCalls<Asker> implements DatedCall {
  /** What `next` found. */
  call: Call = 0;
  date: ServiceDate = 0;
  at = 0;
  /** Who wants it. */
  asker: Asker | undefined;
  private readonly days: RiderDays;
  private readonly lanes: Lane<Asker>[] = [];
  private readonly edition: Edition;
  private readonly question: CallsQuestion<Asker>;

  constructor(edition: Edition, question: CallsQuestion<Asker>) {
    this.edition = edition;
    this.days = new RiderDays(edition.clock);
    this.question = question;
    const { stop, from, until } = question;
    const { clock, longestTripDays } = edition;
    for (let date = clock.calendarDateAt(from) - longestTripDays - 1; ; date += 1) {
      const origin = clock.toInstant(date, 0);
      if (!(origin < until)) break;
      // No trip of a date is under way this long after it: its calls need not be gathered.
      if (origin + (longestTripDays + 1) * dayMs <= from) continue;
      const calls = edition.stopDay(stop, date);
      if (calls.length === 0) continue;
      const place = firstCallAt(calls, Math.max(0, Math.ceil((from - origin) / 1000)));
      const lane: Lane<Asker> = { date, calls, origin, place: place - 1, at: 0, asker: undefined };
      this.advance(lane);
      if (lane.at !== Infinity) this.lanes.push(lane);
    }
  }

  get day(): ServiceDate {
    return this.days.dayOf(this.at);
  }

  /** Moves to the next call; false when there is none. Of two at the same instant the earlier date comes first. */
  next(): boolean {
    let first: Lane<Asker> | undefined;
    for (const lane of this.lanes) if (!first || lane.at < first.at) first = lane;
    if (!first || first.at === Infinity) return false;
    this.call = first.calls[first.place] as number;
    this.date = first.date;
    this.at = first.at;
    this.asker = first.asker;
    this.advance(first);
    return true;
  }

  private advance(lane: Lane<Asker>): void {
    const { timetable } = this.edition;
    const { until, chooseFor } = this.question;
    const { calls, origin } = lane;
    for (let place = lane.place + 1; place < calls.length; place += 1) {
      const call = calls[place] as number;
      const at = origin + timeOfCall(call) * 1000;
      if (at >= until) break;
      const asker = chooseFor(patternOfTrip(timetable, tripOfCall(call)), positionOfCall(call));
      if (asker === undefined) continue;
      lane.asker = asker;
      lane.place = place;
      lane.at = at;
      return;
    }
    lane.at = Infinity;
  }
}
