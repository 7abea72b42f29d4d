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
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / dayMs : undefined;
}

/** `20261115`. */
export function formatServiceDate(date: ServiceDate): string {
  return new Date(date * dayMs).toISOString().slice(0, 10).replaceAll('-', '');
}

/** `2026-11-15`. */
export function formatIsoDate(date: ServiceDate): string {
  return new Date(date * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: ServiceDate): number {
  return (((date + 4) % 7) + 7) % 7;
}
