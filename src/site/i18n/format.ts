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

/** Amounts are whole cents: `3,75 $`, `$3.75`. */
export function formatMoney(cents: number, locale: Locale): string {
  const amount = writeNumber(Math.abs(cents) / 100, locale, 2, 2);
  const sign = cents < 0 ? '\u2212' : '';
  return locale === 'fr' ? `${sign}${amount}${noBreak}$` : `${sign}$${amount}`;
}

export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  return writeNumber(value, locale, 0, decimals);
}

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

const sizeUnits: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['Ko', 'Mo', 'Go'],
  en: ['KB', 'MB', 'GB'],
};

/** The size of a file with one decimal, at least 0.1, in steps of 1024. */
export function formatFileSize(bytes: number, locale: Locale): string {
  let size = bytes / 1024;
  let unit = 0;
  // What would be written as 1024.0 is one of the next unit.
  while (size >= 1023.95 && unit < 2) {
    size /= 1024;
    unit += 1;
  }
  return `${writeNumber(Math.max(size, 0.1), locale, 1, 1)}${noBreak}${sizeUnits[locale][unit]}`;
}

/** What parts thousands and decimals. */
const separators: Readonly<Record<Locale, { readonly thousands: string; readonly decimals: string }>> = {
  fr: { thousands: noBreak, decimals: ',' },
  en: { thousands: ',', decimals: '.' },
};

/**
 * A number with at least and at most so many decimals, as `Intl.NumberFormat` writes it. Making the first one of those
 * keeps a slow phone busy for a tenth of a second, which a page that shows one size of a file need not do.
 */
function writeNumber(value: number, locale: Locale, least: number, most: number): string {
  const { thousands, decimals } = separators[locale];
  const digits = Math.max(least, most);
  // By the decimals that are written, not by the binary fraction: 1.005 is half-way.
  const rounded = Math.round(Number(`${Math.abs(value)}e${digits}`));
  const [whole = '', part = ''] = Number(`${rounded}e-${digits}`).toFixed(digits).split('.');
  const sign = value < 0 && rounded > 0 ? '-' : '';
  const kept = part.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return `${sign}${grouped}${kept === '' ? '' : decimals + kept}`;
}
