import { addDays, daysBetween } from '#lib/time/calendar-day.ts';
import { readHandCode, writeHandCode } from '#lib/hand-code.ts';
import type { SheetMarks } from './sheet-marks.ts';
import { markSizes } from './sheet-marks.ts';

/** What the check address of a printed sheet says of it: nothing is kept about prints. */
export interface SheetCode {
  readonly number: string;
  readonly direction: string;
  /** The first day it holds for. */
  readonly from: string;
  readonly marks: SheetMarks;
}

const length = 12;
/** The parts of the code from the first to the last, each with how many values it may have. */
const sizes = {
  line: 270_000n,
  direction: 10n,
  day: 1024n,
  weekdays: BigInt(markSizes.weekdays),
  saturday: BigInt(markSizes.saturday),
  sunday: BigInt(markSizes.sunday),
} as const;
type Parts = Readonly<Record<keyof typeof sizes, bigint>>;

/** Days are counted from here, in rounds of 1,024: an older sheet is long replaced. */
const firstDay = '2024-01-01';
/** Sheets are printed this long before they hold, at most. */
const daysAhead = 400;

/** Undefined where the numbers of a feed do not fit: its sheets have no check address. */
export function writeSheetCode({ number, direction, from, marks }: SheetCode): string | undefined {
  const line = lineToValue(number);
  if (line === undefined || !/^\d$/.test(direction)) return undefined;
  return writeHandCode(
    join({
      line,
      direction: BigInt(direction),
      day: BigInt(modulo(daysBetween(firstDay, from), Number(sizes.day))),
      weekdays: BigInt(marks.weekdays),
      saturday: BigInt(marks.saturday),
      sunday: BigInt(marks.sunday),
    }),
    length,
  );
}

export type ReadSheetCode =
  | ({ readonly kind: 'code' } & SheetCode)
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'no-code' };

/** The day it is read on tells which round of days the sheet is from. */
export function readSheetCode(text: string, today: string): ReadSheetCode {
  const read = readHandCode(text, length);
  if (read.kind !== 'code') return read;
  const { line, direction, day, ...marks } = split(read.value);
  if (line >= sizes.line) return { kind: 'mistyped' };
  const last = addDays(today, daysAhead);
  const back = modulo(daysBetween(firstDay, last) - Number(day), Number(sizes.day));
  return {
    kind: 'code',
    number: valueToLine(line),
    direction: String(direction),
    from: addDays(last, -back),
    marks: {
      weekdays: Number(marks.weekdays),
      saturday: Number(marks.saturday),
      sunday: Number(marks.sunday),
    },
  };
}

const names = Object.keys(sizes) as (keyof typeof sizes)[];

function join(parts: Parts): bigint {
  return names.reduce((value, name) => value * sizes[name] + parts[name], 0n);
}

function split(value: bigint): Parts {
  let left = value;
  const parts = names.toReversed().map((name) => {
    // The first part takes all that is left: a value beyond its size is a code that nobody wrote.
    const part = name === 'line' ? left : left % sizes[name];
    left /= sizes[name];
    return [name, part] as const;
  });
  return Object.fromEntries(parts) as unknown as Parts;
}

/** Up to four digits without zeros in front, and a letter: the numbers that addresses of sheets take. */
function lineToValue(number: string): bigint | undefined {
  const [, digits, letter = ''] = /^(0|[1-9]\d{0,3})([A-Z]?)$/.exec(number) ?? [];
  if (digits === undefined) return undefined;
  return BigInt(Number(digits) * 27 + (letter === '' ? 0 : letter.charCodeAt(0) - 64));
}

function valueToLine(value: bigint): string {
  const letter = Number(value % 27n);
  return `${value / 27n}${letter === 0 ? '' : String.fromCharCode(64 + letter)}`;
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
