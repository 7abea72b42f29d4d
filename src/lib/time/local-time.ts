import { Temporal } from 'temporal-polyfill';
import type { Moment } from './moment.ts';

/** Digits of a local time, `20261116T130500` or `2026-11-16T13:05`, with its offset from UTC where it says it: `-0500`, `Z`. */
const local = /^(\d{4})-?(\d{2})-?(\d{2})T(\d{2}):?(\d{2}):?(\d{2})?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The moment that a local time means in a zone; one with an offset says it itself. When clocks go back an hour comes twice: the one nearer to
 * `near` is meant, or the first. When they go forward an hour is left out: a time in it is taken as far after the change as it
 * says. Undefined where the calendar does not have it.
 */
export function readLocalTime(text: string, timeZone: string, near?: number): Moment | undefined {
  const [, year = '', ...rest] = local.exec(text) ?? [];
  if (year === '') return undefined;
  const offset = rest.pop();
  const [month, day, hour, minute, second] = rest.map((digits) => Number(digits ?? 0));
  try {
    const fields = { year: Number(year), month: month ?? 0, day: day ?? 0, hour, minute, second };
    const plain = Temporal.PlainDateTime.from(fields, { overflow: 'reject' });
    const [first, other] = (['earlier', 'later'] as const).map(
      (disambiguation) => plain.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
    ) as [number, number];
    const compatible = plain.toZonedDateTime(timeZone).epochMilliseconds;
    // Of an hour that is left out there is one reading; of one that comes twice there are two.
    const isTwice = first < other && compatible === first;
    const nearest = isTwice && near !== undefined && other - near <= near - first ? other : compatible;
    const at =
      offset === undefined
        ? nearest
        : plain.toZonedDateTime(offset === 'Z' ? 'UTC' : offset).epochMilliseconds;
    const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
    return { at, local: shown.toPlainDateTime().toString({ smallestUnit: 'minute' }) };
  } catch {
    return undefined;
  }
}

/** `20261116T130500`, as clocks of the zone show an instant. */
export function writeLocalTime(at: number, timeZone: string): string {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return shown.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** The same so that everybody reads it alike: with its offset, `20261101T011000-0500`, in an hour that comes twice. */
export function writeUniqueTime(at: number, timeZone: string): string {
  const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  const [first, other] = (['earlier', 'later'] as const).map(
    (disambiguation) =>
      shown.toPlainDateTime().toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
  );
  const text = writeLocalTime(at, timeZone);
  return first === other ? text : text + shown.offset.replace(':', '');
}
