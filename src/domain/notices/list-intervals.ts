import type { ServiceClock } from '#lib/time/service-clock.ts';
import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import { isOnDay, type EffectPeriod } from './effect-period.ts';

/** Between two instants; what is left out is open. */
export type Interval = Pick<EffectPeriod, 'fromMs' | 'untilMs'>;

interface Bounds {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** So many service days are laid out: a period may have no end. */
const mostDays = 14;
const daySeconds = 86_400;

/**
 * A period in plain intervals, for programs that know neither weekdays nor hours: what is left of it, in order. Days and
 * hours are laid out for two weeks, from its beginning where that is still to come. None where it does not hold any more.
 */
export function listIntervals(period: EffectPeriod, clock: ServiceClock, nowMs: number): Interval[] {
  const { fromMs, untilMs, weekdays, hours } = period;
  if (untilMs !== undefined && untilMs <= nowMs) return [];
  if (weekdays === undefined && hours === undefined)
    return [{ ...(fromMs !== undefined && { fromMs }), ...(untilMs !== undefined && { untilMs }) }];
  const first = clock.dateAt(Math.max(nowMs, fromMs ?? nowMs));
  // The hours of a day before may go on into the first one.
  const earliest = first - Math.ceil((hours?.untilS ?? 0) / daySeconds);
  const days = Array.from({ length: first - earliest + mostDays }, (_, place) => earliest + place);
  const bounds = days
    .filter((date) => isOnDay(period, weekdayOf(date) || 7))
    .map((date) => within(period, boundsOn(period, clock, date)))
    .filter((each) => each.fromMs < each.untilMs && each.untilMs > nowMs);
  return joinTouching(bounds);
}

/** Hours without an end go on to the end of the rider's day, as boards have it. */
function boundsOn({ hours }: EffectPeriod, clock: ServiceClock, date: ServiceDate): Bounds {
  const endMs = clock.startOf(date + 1);
  if (!hours) return { fromMs: clock.startOf(date), untilMs: endMs };
  const fromMs = clock.toInstant(date, hours.fromS);
  const untilMs = clock.toInstant(date, hours.untilS);
  return { fromMs, untilMs: fromMs < endMs ? Math.min(untilMs, endMs) : untilMs };
}

function within({ fromMs = -Infinity, untilMs = Infinity }: EffectPeriod, bounds: Bounds): Bounds {
  return { fromMs: Math.max(fromMs, bounds.fromMs), untilMs: Math.min(untilMs, bounds.untilMs) };
}

/** What goes on without a pause is one. */
function joinTouching(bounds: readonly Bounds[]): Bounds[] {
  const joined: Bounds[] = [];
  for (const each of bounds) {
    const last = joined.at(-1);
    if (last && each.fromMs <= last.untilMs)
      joined[joined.length - 1] = {
        fromMs: last.fromMs,
        untilMs: Math.max(last.untilMs, each.untilMs),
      };
    else joined.push(each);
  }
  return joined;
}
