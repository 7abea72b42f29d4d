import { daysRunOf } from '#domain/service-days.ts';
import type { DayMinute, Openness } from '#domain/open-now.ts';
import type { OpeningHours, OpenSpan } from '#domain/opening-hours.ts';
import type { Locale } from '#domain/locale.ts';
import { capitalize } from '#lib/capitalize.ts';
import { addDays } from '#lib/time/calendar-day.ts';
import type { FullCatalogue } from './catalogue.ts';
import { formatDaysRun } from './days-run.ts';
import { formatClock, formatHour, formatWeekday } from './format.ts';

interface OpeningWords {
  readonly texts: Pick<FullCatalogue, 'pointsOfSale' | 'quickSearch'>;
  readonly locale: Locale;
}

/** One line of the opening hours: « Du lundi au vendredi », « de 7 h à 18 h ». */
export interface HoursLine {
  readonly days: string;
  readonly times: string;
}

/** Days with the same hours stand together, those that come first in the week before the others; then holidays. */
export function formatOpeningHours(hours: OpeningHours, { texts, locale }: OpeningWords): HoursLine[] {
  const words = texts.pointsOfSale;
  const timesOf = (spans: readonly OpenSpan[]) =>
    spans.length === 0 ? words.closed : spans.map((span) => formatSpan(span, words, locale)).join(', ');
  const week = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, times: timesOf(hours.week[day] ?? []) }));
  const lines = [...Map.groupBy(week, ({ times }) => times)].map(([times, days]) => {
    const run = daysRunOf(hours.week.map((_, day) => days.some((each) => each.day === day)));
    return { days: capitalize(formatDaysRun(run, texts.quickSearch)), times };
  });
  return [
    ...lines,
    { days: words.holidays, times: hours.holidays ? timesOf(hours.holidays) : words.toConfirm },
  ];
}

function formatSpan({ from, until }: OpenSpan, words: OpeningWords['texts']['pointsOfSale'], locale: Locale) {
  if (until - from >= 24 * 60) return words.dayAndNight;
  return words.span(formatMinute(from, words, locale), formatMinute(until, words, locale));
}

/** `7 h`, `7 h 30`, `minuit`. */
function formatMinute(minute: number, words: { readonly midnight: string }, locale: Locale): string {
  if (minute % (24 * 60) === 0) return words.midnight;
  return minute % 60 === 0 ? formatHour(Math.floor(minute / 60), locale) : formatClock(minute, locale);
}

/** « Ouvert en ce moment », and the words that follow it, such as « jusqu’à 18 h ». */
export function formatOpenness(
  openness: Openness,
  today: string,
  { texts, locale }: OpeningWords,
): { readonly state: string; readonly rest?: string } {
  const words = texts.pointsOfSale;
  const timeOf = ({ minute }: DayMinute) => formatMinute(minute, words, locale);
  const dayOf = ({ day }: DayMinute) => formatWeekday(day, locale);
  if (openness.kind === 'always') return { state: words.openNow, rest: words.dayAndNight };
  if (openness.kind === 'holiday') return { state: words.holiday };
  if (openness.kind === 'open') {
    const { until } = openness;
    // A night that ends tomorrow is still told by its hour alone.
    const isSoon = until.day <= addDays(today, 1);
    const rest = isSoon ? words.until(timeOf(until)) : words.untilOn(dayOf(until), timeOf(until));
    return { state: words.openNow, rest };
  }
  const { opens } = openness;
  if (!opens) return { state: words.closedNow };
  if (opens.day === today) return { state: words.closedNow, rest: words.opens(timeOf(opens)) };
  const isTomorrow = opens.day === addDays(today, 1);
  return {
    state: words.closedNow,
    rest: isTomorrow ? words.opensTomorrow(timeOf(opens)) : words.opensOn(dayOf(opens), timeOf(opens)),
  };
}
