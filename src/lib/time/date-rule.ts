import { AppError } from '#lib/errors.ts';
import { formatIsoDate, parseServiceDate, weekdayOf, type ServiceDate } from './service-date.ts';

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A date of every year. Months and weekdays count from 1; Monday is 1. */
export type DateRule =
  | { readonly kind: 'fixed'; readonly month: number; readonly day: number }
  | {
      readonly kind: 'nearest' | 'before' | 'onOrAfter';
      readonly weekday: Weekday;
      readonly month: number;
      readonly day: number;
    }
  | { readonly kind: 'easter'; readonly days: number };

const dayMs = 86_400_000;

/** `YYYY-MM-DD`. */
export function parseDay(text: string): ServiceDate {
  const date = parseServiceDate(text.replaceAll('-', ''));
  if (date === undefined) throw new AppError('invalid', `not a date: ${text}`);
  return date;
}

function dayOf(year: number, month: number, day: number): ServiceDate {
  return Date.UTC(year, month - 1, day) / dayMs;
}

export function yearOf(date: ServiceDate): number {
  return new Date(date * dayMs).getUTCFullYear();
}

/** The day a rule names in a year. */
export function dayIn(year: number, rule: DateRule): ServiceDate {
  if (rule.kind === 'easter') return easter(year) + rule.days;
  const day = dayOf(year, rule.month, rule.day);
  if (rule.kind === 'fixed') return day;
  const ahead = (rule.weekday - weekdayOf(day) + 7) % 7;
  if (rule.kind === 'onOrAfter') return day + ahead;
  if (rule.kind === 'before') return ahead === 0 ? day - 7 : day + ahead - 7;
  return ahead <= 3 ? day + ahead : day + ahead - 7;
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus and Butcher. */
function easter(year: number): ServiceDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - shift + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * week) / 451);
  const sum = epact + week - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Whether a day, `2026-12-25`, is one that the rules name. */
export function isNamedDay(day: string, rules: readonly DateRule[]): boolean {
  return rules.some((rule) => formatIsoDate(dayIn(Number(day.slice(0, 4)), rule)) === day);
}
