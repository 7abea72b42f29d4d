import { AppError } from '#lib/errors.ts';
import { parseServiceDate, weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import type { DateRule } from '../city-plan.ts';

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
