import { Temporal } from 'temporal-polyfill';

/**
 * The first instant of the next calendar day in a time zone, in milliseconds since the epoch.
 * A day is not always 24 hours, and where clocks jump over midnight it begins at the first time that exists.
 */
export function nextMidnight(instantMs: number, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}
