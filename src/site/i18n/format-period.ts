import type { Locale } from '#domain/locale.ts';
import { dayOf, shiftMoment, type Moment } from '#lib/time/moment.ts';
import { formatDay, formatDayOfMonth, formatDayOfYear, formatWeekday } from './format.ts';

/** Days written `2026-11-16`, the first and the last one; what is left out is open. */
export interface DayPeriod {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The days between two moments, the second of which is the first instant after it. */
export function daysOf({
  from,
  until,
}: {
  readonly from?: Moment | undefined;
  readonly until?: Moment | undefined;
}): DayPeriod {
  return { from: from && dayOf(from), until: until && dayOf(shiftMoment(until, -1)) };
}

/**
 * A period in words, to stand in a sentence: `du lundi 16 au vendredi 20 novembre`. The year is told where it is not that
 * of today, or where the period goes over one.
 */
export function formatPeriod({ from, until }: DayPeriod, today: string, locale: Locale): string {
  const words = locale === 'fr' ? french : english;
  const isAway = [from, until].some((day) => day !== undefined && yearOf(day) !== yearOf(today));
  const format = (day: string) => (isAway ? formatDay(day, locale, 'full') : formatDayOfYear(day, locale));
  if (from !== undefined && from === until) return words.on(format(from));
  if (from === undefined) return until === undefined ? '' : words.until(format(until));
  if (until === undefined) return from <= today ? words.since(format(from)) : words.from(format(from));
  const isOneMonth = locale === 'fr' && from.slice(0, 7) === until.slice(0, 7);
  return words.between(isOneMonth ? dayAlone(from, locale) : format(from), format(until));
}

/** What matters of it today: of a period that has begun, its end. */
export function formatRest(period: DayPeriod, today: string, locale: Locale): string {
  const { from, until } = period;
  const hasBegun = from === undefined || from <= today;
  return formatPeriod(hasBegun && until !== undefined ? { until } : period, today, locale);
}

const yearOf = (day: string) => day.slice(0, 4);

/** `lundi 16`, whose month follows. */
function dayAlone(day: string, locale: Locale): string {
  return `${formatWeekday(day, locale)} ${formatDayOfMonth(day, locale).split('\u00a0')[0] ?? ''}`;
}

const french = {
  on: (day: string) => `le ${day}`,
  from: (day: string) => `à compter du ${day}`,
  since: (day: string) => `depuis le ${day}`,
  until: (day: string) => `jusqu’au ${day}`,
  between: (from: string, until: string) => `du ${from} au ${until}`,
};

const english: typeof french = {
  on: (day) => `on ${day}`,
  from: (day) => `from ${day} on`,
  since: (day) => `since ${day}`,
  until: (day) => `until ${day}`,
  between: (from, until) => `from ${from}, to ${until}`,
};
