import { Temporal } from 'temporal-polyfill';
import type { ServiceDate } from './service-date.ts';

/**
 * Where the timetable meets the clock. A time of the timetable counts seconds from noon minus twelve hours of its
 * service date, so the hour a clock change adds or takes falls into the night before, and no departure is lost,
 * doubled or moved. A rider's day begins at the operator's hour: what leaves at 25:10 belongs to the day before.
 */
export interface ServiceClock {
  /** The instant (ms) of a timetable time. */
  toInstant(date: ServiceDate, seconds: number): number;
  /** Seconds of the timetable of `date` at an instant; negative before its origin. */
  toSeconds(date: ServiceDate, instantMs: number): number;
  /** The rider's day at an instant. */
  dateAt(instantMs: number): ServiceDate;
  /** The first instant of a rider's day; the first of the next day is its end. */
  startOf(date: ServiceDate): number;
  /** The first instant of a calendar day. */
  midnightOf(date: ServiceDate): number;
  /** The calendar day at an instant. */
  calendarDateAt(instantMs: number): ServiceDate;
  /** `2026-11-15T13:05:00-05:00`. */
  format(instantMs: number): string;
  /** The same without the offset. */
  formatLocal(instantMs: number): string;
}

const noonSeconds = 12 * 3600;
const dayMs = 86_400_000;
/** Clocks change on a quarter of an hour everywhere. */
const quarterMs = 900_000;
const remembered = 4096;

export function createServiceClock(timeZone: string, startsAtHour: number): ServiceClock {
  const origins = new Map<ServiceDate, number>();
  const starts = new Map<ServiceDate, number>();
  const midnights = new Map<ServiceDate, number>();
  const offsets = new Map<number, number>();
  const dates = new Map<number, string>();
  const offsetTexts = new Map<number, string>();
  /** Whole texts by the seconds of their instants: one board after another writes the same ones. */
  const texts: ({ readonly instantMs: number; readonly text: string } | undefined)[] = Array.from({
    length: remembered,
  });

  function originOf(date: ServiceDate): number {
    return remember(origins, date, () => atHour(date, 12) - noonSeconds * 1000);
  }

  function atHour(date: ServiceDate, hour: number): number {
    const { year, month, day } = plainDate(date);
    return Temporal.ZonedDateTime.from({ timeZone, year, month, day, hour }).epochMilliseconds;
  }

  function offsetAt(instantMs: number): number {
    const quarter = Math.floor(instantMs / quarterMs);
    return remember(offsets, quarter, () => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(quarter * quarterMs).toZonedDateTimeISO(timeZone);
      return zoned.offsetNanoseconds / 1e6;
    });
  }

  const calendarDateAt = (instantMs: number) => Math.floor((instantMs + offsetAt(instantMs)) / dayMs);
  const startOf = (date: ServiceDate) => remember(starts, date, () => atHour(date, startsAtHour));
  const formatLocal = (instantMs: number) => {
    const localMs = instantMs + offsetAt(instantMs);
    const day = Math.floor(localMs / dayMs);
    return `${remember(dates, day, () => isoDate(day))}T${timeOfDay(Math.floor((localMs - day * dayMs) / 1000))}`;
  };

  return {
    toInstant: (date, seconds) => originOf(date) + seconds * 1000,
    toSeconds: (date, instantMs) => Math.floor((instantMs - originOf(date)) / 1000),
    dateAt: (instantMs) => {
      const date = calendarDateAt(instantMs);
      return instantMs < startOf(date) ? date - 1 : date;
    },
    startOf,
    midnightOf: (date) => remember(midnights, date, () => atHour(date, 0)),
    calendarDateAt,
    format: (instantMs) => {
      const slot = Math.floor(instantMs / 1000) % texts.length;
      const known = texts[slot];
      if (known?.instantMs === instantMs) return known.text;
      const offset = offsetAt(instantMs);
      const text = formatLocal(instantMs) + remember(offsetTexts, offset, () => formatOffset(offset));
      if (slot >= 0) texts[slot] = { instantMs, text };
      return text;
    },
    formatLocal,
  };
}

/**
 * The first instant of the next calendar day in a time zone, in milliseconds since the epoch.
 * A day is not always 24 hours, and where clocks jump over midnight it begins at the first time that exists.
 */
export function nextMidnight(instantMs: number, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}

function plainDate(date: ServiceDate): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year: 1970, month: 1, day: 1 }).add({ days: date });
}

/** `00` to `59`: a board writes a dozen of them. */
const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

function timeOfDay(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}`;
}

function isoDate(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

function formatOffset(offsetMs: number): string {
  const minutes = Math.floor(Math.abs(offsetMs) / 60_000);
  return `${offsetMs < 0 ? '-' : '+'}${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}`;
}

/** Looked up thousands of times for a handful of keys; emptied when strange requests filled it. */
function remember<Value>(known: Map<number, Value>, key: number, compute: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  if (known.size >= remembered) known.clear();
  const computed = compute();
  known.set(key, computed);
  return computed;
}
