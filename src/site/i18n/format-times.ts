import type { Locale } from '#domain/locale.ts';
import type { DayHours } from '#domain/notices/effect-period.ts';
import type { EffectTimes } from '#domain/notices/effect-times.ts';
import { weekdayNames } from './calendar-names.ts';
import { formatClock, formatHour } from './format.ts';

/** Days and hours in words, to stand in a sentence: `du lundi au vendredi, de 21 h à 2 h`, `en tout temps`. */
export function formatTimes({ weekdays, hours }: EffectTimes, locale: Locale): string {
  const words = locale === 'fr' ? french : english;
  const parts = [
    weekdays === undefined ? '' : formatWeekdays(weekdays, locale),
    hours === undefined ? '' : formatHours(hours, locale),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : words.always;
}

/** As few that a row of them is no shorter than their names. */
const fewDays = 2;

/** 1 for Monday to 7 for Sunday, in the order of the week. Over a week's end a row goes on: from Friday to Monday. */
export function formatWeekdays(days: readonly number[], locale: Locale): string {
  const words = locale === 'fr' ? french : english;
  if (days.length >= 7) return '';
  const nameOf = (day: number) => weekdayNames[locale][day % 7] ?? '';
  const starts = days.filter((day) => !days.includes(((day + 5) % 7) + 1));
  const [start] = starts;
  if (starts.length === 1 && start !== undefined && days.length > fewDays)
    return words.row(nameOf(start), nameOf(start + days.length - 1));
  const names = days.map((day) => words.each(nameOf(day)));
  const last = names.pop() ?? '';
  return words.some(names.length > 0 ? `${names.join(', ')} ${words.and} ${last}` : last);
}

/** An hour that is left out is the start of the service day, or an end nobody reaches. */
const openUntilS = 48 * 3600;

function formatHours({ fromS, untilS }: DayHours, locale: Locale): string {
  const words = locale === 'fr' ? french : english;
  const [from, until] = [formatSecond(fromS, locale), formatSecond(untilS, locale)];
  if (untilS >= openUntilS) return fromS === 0 ? '' : words.from(from);
  return fromS === 0 ? words.until(until) : words.between(from, until);
}

/** A second of the service day on the clock: `6 h`, `minuit`, `1 h 15`. */
export function formatSecond(second: number, locale: Locale): string {
  const words = locale === 'fr' ? french : english;
  const minutes = Math.floor(second / 60) % (24 * 60);
  if (minutes === 0) return words.midnight;
  if (minutes === 12 * 60) return words.noon;
  return minutes % 60 === 0 ? formatHour(minutes / 60, locale) : formatClock(minutes, locale);
}

const french = {
  always: 'en tout temps',
  and: 'et',
  midnight: 'minuit',
  noon: 'midi',
  each: (day: string) => `le ${day}`,
  some: (days: string) => days,
  row: (first: string, last: string) => `du ${first} au ${last}`,
  from: (hour: string) => `à partir de ${hour}`,
  until: (hour: string) => `jusqu’à ${hour}`,
  between: (from: string, until: string) => `de ${from} à ${until}`,
};

const english: typeof french = {
  always: 'at all times',
  and: 'and',
  midnight: 'midnight',
  noon: 'noon',
  each: (day) => `${day}s`,
  some: (days) => `on ${days}`,
  row: (first, last) => `${first} to ${last}`,
  from: (hour) => `from ${hour} on`,
  until: (hour) => `until ${hour}`,
  between: (from, until) => `from ${from} to ${until}`,
};
