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

export interface CallsQuestion {
  readonly stop: number;
  readonly direction: DirectionKey;
  /** How the direction uses the stop. */
  readonly use: StopUse;
  /** Instants (ms): the first one that counts, and the first that does not. */
  readonly from: number;
  readonly until: number;
}

const dayMs = 86_400_000;

/** The calls of one service date, from the first of the direction that is still to be taken. */
interface Lane {
  readonly date: ServiceDate;
  readonly calls: StopDay;
  /** The instant (ms) its seconds count from. */
  readonly origin: number;
  place: number;
  /** The instant of the call at `place`; Infinity once the lane is done. */
  at: number;
}

/**
 * The calls of a direction at a stop from one instant to another, by the clock, of whatever service dates they are:
 * those of the day before that run past midnight fall in where a rider meets them. Where the direction takes people
 * aboard, a trip that ends there is no departure.
 */
export class DirectionCalls implements DatedCall {
  /** What `next` found. */
  call: Call = 0;
  date: ServiceDate = 0;
  at = 0;
  private readonly days: RiderDays;
  private readonly lanes: Lane[] = [];
  private readonly edition: Edition;
  private readonly question: CallsQuestion;

  constructor(edition: Edition, question: CallsQuestion) {
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
      const lane: Lane = { date, calls, origin, place: place - 1, at: 0 };
      this.advance(lane);
      if (lane.at !== Infinity) this.lanes.push(lane);
    }
  }

  get day(): ServiceDate {
    return this.days.dayOf(this.at);
  }

  /** Moves to the next call; false when there is none. Of two at the same instant the earlier date comes first. */
  next(): boolean {
    let first: Lane | undefined;
    for (const lane of this.lanes) if (!first || lane.at < first.at) first = lane;
    if (!first || first.at === Infinity) return false;
    this.call = first.calls[first.place] as number;
    this.date = first.date;
    this.at = first.at;
    this.advance(first);
    return true;
  }

  private advance(lane: Lane): void {
    const { timetable } = this.edition;
    const { direction, use, until } = this.question;
    const { calls, origin } = lane;
    for (let place = lane.place + 1; place < calls.length; place += 1) {
      const call = calls[place] as number;
      const at = origin + timeOfCall(call) * 1000;
      if (at >= until) break;
      const pattern = patternOfTrip(timetable, tripOfCall(call));
      if (!isOfDirection(timetable, pattern, direction)) continue;
      if (use === 'boarding' && isAlightingOnly(timetable, pattern, positionOfCall(call))) continue;
      lane.place = place;
      lane.at = at;
      return;
    }
    lane.at = Infinity;
  }
}
