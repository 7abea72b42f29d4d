import type { ServiceDate } from '#lib/time/service-date.ts';
import { callSecond, positionOfCall, type Call } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { firstCallAt, type StopDay } from '../timetable/stop-day.ts';
import { isAlightingOnly, type Timetable } from '../timetable/timetable.ts';
import type { StopUse } from './stop-ways.ts';

/** The calls of one service date, from the first of the way that is still to be taken. */
interface Lane {
  readonly date: ServiceDate;
  readonly calls: StopDay;
  /** The instant (ms) its seconds count from. */
  readonly origin: number;
  place: number;
  /** The instant of the call at `place`; Infinity once the lane is done. */
  at: number;
}

const daySeconds = 86_400;
/** What fits between the seconds and the position of a packed call. */
const tripUnit = 1024;

/**
 * The calls of a way at a stop from one instant to another, by the clock. Those of the day before that run past
 * midnight, and those of the next date before the operator's hour, fall in where a rider meets them. Where the way takes
 * people aboard, a trip that ends there is no departure.
 */
export class WayCalls {
  /** What `next` found. */
  call: Call = 0;
  date: ServiceDate = 0;
  at = 0;
  private readonly lanes: Lane[] = [];
  private readonly timetable: Timetable;
  private readonly way: LineDirection;
  private readonly isForBoarding: boolean;
  private readonly until: number;

  /** `until` is no later than the end of the rider's day `day`. */
  constructor(
    { timetable, clock, stopDays }: Edition,
    stop: number,
    way: LineDirection,
    use: StopUse,
    day: ServiceDate,
    from: number,
    until: number,
  ) {
    this.timetable = timetable;
    this.way = way;
    this.isForBoarding = use === 'boarding';
    this.until = until;
    for (let date = day - daysBefore(timetable); date <= day + 1; date += 1) {
      const calls = stopDays.list(stop, date);
      if (calls.length === 0) continue;
      const origin = clock.toInstant(date, 0);
      const place = firstCallAt(calls, Math.max(0, Math.ceil((from - origin) / 1000)));
      const lane: Lane = { date, calls, origin, place: place - 1, at: 0 };
      this.advance(lane);
      if (lane.at !== Infinity) this.lanes.push(lane);
    }
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
    const { tripPattern, patternLine, patternDirection } = this.timetable;
    const { line, direction } = this.way;
    const { calls, origin } = lane;
    for (let place = lane.place + 1; place < calls.length; place += 1) {
      const call = calls[place] as number;
      const seconds = Math.floor(call / callSecond);
      const at = origin + seconds * 1000;
      if (at >= this.until) break;
      const pattern = tripPattern[Math.floor((call - seconds * callSecond) / tripUnit)] as number;
      if (patternLine[pattern] !== line || patternDirection[pattern] !== direction) continue;
      if (this.isForBoarding && isAlightingOnly(this.timetable, pattern, positionOfCall(call))) continue;
      lane.place = place;
      lane.at = at;
      return;
    }
    lane.at = Infinity;
  }
}

const known = new WeakMap<Timetable, number>();

/** How many dates back the longest trip of a feed still runs; times of 49:59 exist. */
function daysBefore(timetable: Timetable): number {
  const found = known.get(timetable);
  if (found !== undefined) return found;
  const { tripStart, tripProfile, profileOffset, profileDeparture } = timetable;
  let latest = 0;
  for (let trip = 0; trip < tripStart.length; trip += 1) {
    const last = (profileOffset[(tripProfile[trip] as number) + 1] as number) - 1;
    latest = Math.max(latest, (tripStart[trip] as number) + (profileDeparture[last] as number));
  }
  const days = Math.max(1, Math.floor(latest / daySeconds));
  known.set(timetable, days);
  return days;
}
