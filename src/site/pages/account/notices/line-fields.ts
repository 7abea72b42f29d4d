import type { FollowedMoments } from '#domain/member.ts';
import type { DayHours } from '#domain/notices/effect-period.ts';
import { decodePath } from '#lib/decode-path.ts';
import type { Fields } from '#site/forms/form.ts';

/** A line that a member follows, as the form shows it. */
export interface LineChoice {
  readonly number: string;
  /** Its notices are sent; else it is paused. */
  readonly isOn: boolean;
  readonly moments: FollowedMoments | null;
}

/** What is wrong in the fields of a line. */
export interface LineFault {
  readonly code: 'no-day' | 'hour' | 'same-hours';
  readonly field: string;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** The wire holds as many stretches of hours as this; the form offers two. */
const mostSpans = 8;
const offeredSpans = 2;
const daySeconds = 86_400;

/** A number within the name of a field, whose parts are separated by dots: `3A` stays as it is. */
const inName = (number: string): string => encodeURIComponent(number).replaceAll('.', '%2E');

/** The names of the fields of a line. */
export const lineFields = {
  row: (number: string) => `row.${inName(number)}`,
  isOn: (number: string) => `line.${inName(number)}`,
  drop: (number: string) => `drop.${inName(number)}`,
  day: (number: string, day: number) => `day.${inName(number)}.${day}`,
  from: (number: string, span: number) => `from.${inName(number)}.${span}`,
  until: (number: string, span: number) => `until.${inName(number)}.${span}`,
};

/** The longest number of a line, each letter of which may be written by several signs. */
const longestInName = 80 * 9;

/** The lines of a form, in the order they stand in. */
export function numbersIn(fields: Fields): readonly string[] {
  return Object.keys(fields).flatMap((name) => {
    const written = /^row\.([^.\s]+)$/.exec(name)?.[1] ?? '';
    const number = written.length > longestInName ? '' : decodePath(written, decodeURIComponent);
    return number !== '' && inName(number) === written ? [number] : [];
  });
}

/** How many stretches of hours a line has fields for. */
export function spansOf(fields: Fields, number: string): readonly number[] {
  const all = Array.from({ length: mostSpans }, (_, index) => index + 1);
  const isUsed = (span: number) => fields[lineFields.from(number, span)] !== undefined;
  const last = Math.max(offeredSpans, ...all.filter(isUsed));
  return all.slice(0, last);
}

export function readLine(
  fields: Fields,
  number: string,
): { readonly choice: LineChoice; readonly faults: readonly LineFault[] } {
  const faults: LineFault[] = [];
  const days = weekdays.filter((day) => fields[lineFields.day(number, day)] !== undefined);
  if (days.length === 0) faults.push({ code: 'no-day', field: lineFields.day(number, 1) });
  const hours = spansOf(fields, number).flatMap((span): DayHours[] => {
    const [from, until] = [lineFields.from(number, span), lineFields.until(number, span)];
    const texts = [fields[from]?.trim() ?? '', fields[until]?.trim() ?? ''] as const;
    if (texts[0] === '' && texts[1] === '') return [];
    const [fromS, untilS] = [secondsOf(texts[0]), secondsOf(texts[1])];
    if (fromS === undefined) faults.push({ code: 'hour', field: from });
    if (untilS === undefined) faults.push({ code: 'hour', field: until });
    if (fromS === undefined || untilS === undefined) return [];
    if (fromS === untilS) faults.push({ code: 'same-hours', field: until });
    // From 22:00 to 2:00 is a night: its end belongs to the day it began on.
    return [{ fromS, untilS: untilS > fromS ? untilS : untilS + daySeconds }];
  });
  const isAlways = days.length === weekdays.length && hours.length === 0;
  return {
    choice: {
      number,
      isOn: fields[lineFields.isOn(number)] !== undefined,
      moments: isAlways ? null : { weekdays: days.length === weekdays.length ? [] : days, hours },
    },
    faults,
  };
}

/** `06:30` as browsers send it, and what people type where a browser has no field for hours: `6 h 30`, `6h`, `6`. */
function secondsOf(text: string): number | undefined {
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?:\s*[:hH]\s*(\d{2})?)?$/.exec(text) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return Number(hour) * 3600 + Number(minute) * 60;
}

/** The fields of a line as they stand when nothing was changed yet. */
export function fieldsOfLine({ number, isOn, moments }: LineChoice): Fields {
  const { weekdays: days = [], hours = [] } = moments ?? {};
  const chosen = days.length === 0 ? weekdays : days;
  return Object.fromEntries([
    [lineFields.row(number), '1'],
    ...(isOn ? [[lineFields.isOn(number), 'on']] : []),
    ...chosen.map((day) => [lineFields.day(number, day), 'on']),
    ...hours.flatMap(({ fromS, untilS }, index) => [
      [lineFields.from(number, index + 1), clockOf(fromS)],
      [lineFields.until(number, index + 1), clockOf(untilS)],
    ]),
  ]);
}

function clockOf(second: number): string {
  const minutes = Math.floor(second / 60) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
