import { formatIsoDate, parseServiceDate, weekdayOf, type ServiceDate } from './service-date.ts';

/** A day as addresses and pages write it, `2026-11-16`, as a number that counts on; undefined for no day. */
export function findDayNumber(day: string): ServiceDate | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseServiceDate(day.replaceAll('-', '')) : undefined;
}

function dayNumber(day: string): ServiceDate {
  const number = findDayNumber(day);
  if (number === undefined) throw new RangeError(`no day of the calendar: ${day}`);
  return number;
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return formatIsoDate(dayNumber(day) + count);
}

/** How many days from the first to the second. */
export function daysBetween(first: string, second: string): number {
  return dayNumber(second) - dayNumber(first);
}

/** 0 is Sunday. */
export function weekdayOfDay(day: string): number {
  return weekdayOf(dayNumber(day));
}
