/**
 * A service date is a day of the operator's timetable, here as the number of days since 1970-01-01.
 * It has no time zone: what instant it begins at is `ServiceClock`'s business.
 */
export type ServiceDate = number;

const dayMs = 86_400_000;

/** `20261115` to a date; undefined unless eight digits name a day of the calendar. */
export function parseServiceDate(text: string): ServiceDate | undefined {
  if (!/^\d{8}$/.test(text)) return undefined;
  return serviceDateOf(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)));
}

/** Month and day counted from 1; undefined when the calendar has no such day. */
export function serviceDateOf(year: number, month: number, day: number): ServiceDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return undefined;
  // Counted from the first of March, so that the day a leap year adds is the last of its year.
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((marchMonth * 153 + 2) / 5) + day - 1 - daysToEpoch;
}

/** From the first of March of the year 0 to 1970-01-01. */
const daysToEpoch = 719_468;

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Dates as they were written before: a board of twenty lines writes two hundred of the same few. */
const written = new Map<ServiceDate, string>();
const mostWritten = 4096;

/** `20261115`. */
export function formatServiceDate(date: ServiceDate): string {
  const known = written.get(date);
  if (known !== undefined) return known;
  const text = formatIsoDate(date).replaceAll('-', '');
  if (written.size >= mostWritten) written.clear();
  written.set(date, text);
  return text;
}

/** `2026-11-15`. */
export function formatIsoDate(date: ServiceDate): string {
  return new Date(date * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: ServiceDate): number {
  return (((date + 4) % 7) + 7) % 7;
}
