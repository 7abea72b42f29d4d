import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { formatClock, formatHour } from '#site/i18n/format.ts';

/** The days a line runs, Sunday first: « tous les jours », « en semaine », « le mardi et jeudi ». */
export function daysWords(days: readonly boolean[], texts: FullCatalogue['line']): string {
  const key = days.map((runs) => (runs ? '1' : '0')).join('');
  const known: Partial<Record<string, string>> = {
    '1111111': texts.runs.daily,
    '0111110': texts.runs.weekdays,
    '0111111': texts.runs.mondayToSaturday,
    '1000001': texts.runs.weekend,
  };
  const names = texts.weekdayNames.filter((_, day) => days[day]);
  const last = names.at(-1);
  if (last === undefined) return '';
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${texts.and} ${last}`;
  return known[key] ?? texts.runs.on(list);
}

/** The name of a day of the week, without what a phone needs long for: its first date in a language. */
export function weekdayOf(date: string, texts: FullCatalogue['line']): string {
  return texts.weekdayNames[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
}

/** The night between a day and the next one, `nuit de lundi à mardi`. */
export function nightWords(dayAfter: string, texts: FullCatalogue['line']): string {
  const before = new Date(Date.parse(`${dayAfter}T12:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10);
  return texts.night(weekdayOf(before, texts), weekdayOf(dayAfter, texts));
}

/** `9 h` rather than `9 h 00`, for an hour that is meant about. */
export function aboutClock(minutes: number, locale: Locale): string {
  return minutes % 60 === 0 ? formatHour(Math.floor(minutes / 60), locale) : formatClock(minutes, locale);
}

/** `4 h 20` to wait. */
export function waitWords(ms: number, texts: FullCatalogue['line'], minutesWord: string): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes}\u00a0${minutesWord}`;
  return texts.wait(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}
