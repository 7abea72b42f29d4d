import { AppError } from '#lib/errors.ts';
import type { DateRule } from '../city-plan.ts';

/** Days are counted from 1 January 1970; no time zone has a part in it. */
export type DayNumber = number;

const dayMs = 86_400_000;

export function parseDay(text: string): DayNumber {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(text);
  if (!match) throw new AppError('invalid', `not a date: ${text}`);
  return dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
}

export function dayOf(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / dayMs;
}

export function yearOf(day: DayNumber): number {
  return new Date(day * dayMs).getUTCFullYear();
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** `YYYYMMDD`, as feeds write dates. */
export function compactDate(day: DayNumber): string {
  return new Date(day * dayMs).toISOString().slice(0, 10).replaceAll('-', '');
}

/** The day a rule names in a year. */
export function dayIn(year: number, rule: DateRule): DayNumber {
  if (rule.kind === 'easter') return easter(year) + rule.days;
  const day = dayOf(year, rule.month, rule.day);
  if (rule.kind === 'fixed') return day;
  const ahead = (rule.weekday - weekdayOf(day) + 7) % 7;
  if (rule.kind === 'onOrAfter') return day + ahead;
  if (rule.kind === 'before') return ahead === 0 ? day - 7 : day + ahead - 7;
  return ahead <= 3 ? day + ahead : day + ahead - 7;
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus and Butcher. */
function easter(year: number): DayNumber {
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
