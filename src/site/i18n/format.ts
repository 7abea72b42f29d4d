import type { Locale } from '#domain/locale.ts';
import { weekdayOfDay } from '#lib/time/calendar-day.ts';
import { clockOf, dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { monthNames, weekdayNames } from './calendar-names.ts';

const noBreak = '\u00a0';

/** The language and the time zone a moment is written in. */
interface LocaleAndZone {
  readonly locale: Locale;
  /** The operator's time zone, whatever the machine's. */
  readonly timeZone: string;
}

export type DateStyle = 'full' | 'long' | 'brief' | 'short';

/** The clock time of a moment: `13 h 05`, `1:05 p.m.` */
export function formatTime(instantMs: number, { locale, timeZone }: LocaleAndZone): string {
  return formatClock(clockOf(momentIn(timeZone, instantMs)), locale);
}

/** Minutes since the start of a day; those past midnight are read on the next day's clock. */
export function formatClock(minutes: number, locale: Locale): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  if (locale === 'fr') return `${hour}${noBreak}h${noBreak}${minute}`;
  return `${hour % 12 || 12}:${minute}${noBreak}${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** An hour as the head of its minutes: `13 h`, `1 p.m.` */
export function formatHour(hour: number, locale: Locale): string {
  if (locale === 'fr') return `${hour % 24}${noBreak}h`;
  return `${hour % 12 || 12}${noBreak}${hour % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

/** `lundi 1er juin 2026`, `1er juin 2026`, `1er juin`, `2026-06-01`; `Monday, June 1, 2026`, `June 1, 2026`, `June 1`. */
export function formatDate(
  instantMs: number,
  { locale, timeZone }: LocaleAndZone,
  style: DateStyle = 'long',
): string {
  return formatDay(dayOf(momentIn(timeZone, instantMs)), locale, style);
}

/** A calendar day written `2026-06-01`, which belongs to no time zone. */
export function formatDay(isoDate: string, locale: Locale, style: DateStyle = 'long'): string {
  if (style === 'short') return isoDate;
  if (style === 'brief') return dayAndMonth(isoDate, locale);
  const date = `${dayAndMonth(isoDate, locale)}${locale === 'fr' ? ' ' : ', '}${Number(isoDate.slice(0, 4))}`;
  return style === 'full' ? afterWeekday(date, isoDate, locale) : date;
}

/** The day of the week of a calendar day: `lundi`, `Monday`. */
export function formatWeekday(isoDate: string, locale: Locale): string {
  return weekdayNames[locale][weekdayOfDay(isoDate)] ?? '';
}

/** A day whose year is plain, without it: `lundi 16 novembre`, `Monday, November 16`. */
export function formatDayOfYear(isoDate: string, locale: Locale): string {
  return afterWeekday(dayAndMonth(isoDate, locale), isoDate, locale);
}

/** The same without the day of the week, on one line: `27 novembre`, `November 27`. */
export function formatDayOfMonth(isoDate: string, locale: Locale): string {
  return dayAndMonth(isoDate, locale).replace(' ', noBreak);
}

function dayAndMonth(isoDate: string, locale: Locale): string {
  const month = monthNames[locale][Number(isoDate.slice(5, 7)) - 1] ?? '';
  const day = Number(isoDate.slice(8, 10));
  if (locale === 'en') return `${month} ${day}`;
  return `${day === 1 ? '1er' : day} ${month}`;
}

function afterWeekday(date: string, isoDate: string, locale: Locale): string {
  return `${formatWeekday(isoDate, locale)}${locale === 'fr' ? ' ' : ', '}${date}`;
}
