import { addDays, weekdayOfDay } from '#lib/time/calendar-day.ts';
import { clockOf, dayOf, type Moment } from '#lib/time/moment.ts';
import type { OpeningHours, OpenSpan } from './opening-hours.ts';

/** What can be said of a place at a moment; days are `2026-11-17`, minutes those of the clock on them. */
export type Openness =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: DayMinute }
  /** Undefined where a holiday nobody has told the hours of comes first, or nothing does. */
  | { readonly kind: 'closed'; readonly opens?: DayMinute }
  /** A public holiday, and nobody has told its hours. */
  | { readonly kind: 'holiday' };

export interface DayMinute {
  readonly day: string;
  readonly minute: number;
}

const dayMinutes = 24 * 60;
/** So far ahead it is told when a place opens, and until when it stays open. */
const daysAhead = 8;

/**
 * Whether a place is open at a moment of its clock. What began on the eve and goes on after midnight counts; of a holiday
 * whose hours nobody has told, nothing is said.
 */
export function opennessAt(hours: OpeningHours, now: Moment, isHoliday: (day: string) => boolean): Openness {
  const today = dayOf(now);
  const clock = clockOf(now);
  const known = Array.from({ length: daysAhead + 1 }, (_, nth) => {
    const day = addDays(today, nth - 1);
    const spans = isHoliday(day) ? hours.holidays : hours.week[weekdayOfDay(day)];
    return spans?.map(({ from, until }) => {
      const midnight = (nth - 1) * dayMinutes;
      return { from: from + midnight, until: until + midnight };
    });
  });
  const spans = join(known.flatMap((each) => each ?? []));
  const open = spans.find(({ from, until }) => from <= clock && clock < until);
  if (open) return isEndless(open) ? { kind: 'always' } : { kind: 'open', until: at(today, open.until) };
  const unknown = known.findIndex((each, nth) => nth > 0 && each === undefined);
  if (unknown === 1) return { kind: 'holiday' };
  const next = spans.find(({ from }) => from > clock);
  const isSure = next && (unknown < 0 || next.from < (unknown - 1) * dayMinutes);
  return { kind: 'closed', ...(isSure && { opens: at(today, next.from) }) };
}

/** Spans that meet or overlap are one. */
function join(spans: readonly OpenSpan[]): OpenSpan[] {
  const joined: OpenSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.until)
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else joined.push(span);
  }
  return joined;
}

const isEndless = ({ until }: OpenSpan): boolean => until >= daysAhead * dayMinutes;

function at(today: string, minute: number): DayMinute {
  const days = Math.floor(minute / dayMinutes);
  return { day: addDays(today, days), minute: minute - days * dayMinutes };
}
