import { Temporal } from 'temporal-polyfill';

/** Where and when a moment is read. */
interface Here {
  readonly timeZone: string;
  readonly nowMs: number;
}

/**
 * The instant (ms) that a person means: a local time (`2026-12-25T23:30`, or a day alone for its midnight), a time with
 * its offset (`2026-11-01T01:30-05:00`), which tells apart the hour that comes twice, or a duration from now
 * (`PT6H`, `-P2D`). Undefined for anything else.
 */
export function readMoment(text: string, { timeZone, nowMs }: Here): number | undefined {
  try {
    if (/^[+-]?P/iu.test(text)) {
      const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone);
      return now.add(Temporal.Duration.from(text)).epochMilliseconds;
    }
    if (hasOffset(text)) {
      return Temporal.Instant.from(text).epochMilliseconds;
    }
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a moment is the same in every zone: it carries its offset, or is so many hours from now. */
export const isOfAnyZone = (text: string): boolean => /^[+-]?PT/iu.test(text) || hasOffset(text);

const hasOffset = (text: string): boolean =>
  /(?:Z|\d[+-]\d\d(?::?\d\d)?)$/iu.test(text.slice('2026-12-25'.length));
