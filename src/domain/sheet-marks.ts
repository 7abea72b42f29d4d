import type { DayClass, SheetDays } from './sheet-days.ts';

/**
 * A short form of what a sheet says, for each part of the week by itself: a feed that begins on a Thursday still tells
 * whether its Saturdays are those of the sheet. 0 stands for a part that the sheet says nothing of.
 */
export interface SheetMarks {
  readonly weekdays: number;
  readonly saturday: number;
  readonly sunday: number;
}

/** How many values each may have. Weekdays change most, and have the most. */
export const markSizes = { weekdays: 512, saturday: 128, sunday: 128 } as const;

type WeekPart = keyof SheetMarks;

const parts: Readonly<Record<WeekPart, readonly DayClass[]>> = {
  weekdays: [1, 2, 3, 4, 5],
  saturday: [6],
  sunday: [0],
};

export function marksOf(sheet: SheetDays): SheetMarks {
  return {
    weekdays: markOf(sheet, 'weekdays'),
    saturday: markOf(sheet, 'saturday'),
    sunday: markOf(sheet, 'sunday'),
  };
}

/** Holidays and odd days are in none: a feed that has moved on does not know them any more. */
function markOf(sheet: SheetDays, part: WeekPart): number {
  const known = parts[part].flatMap((dayClass) => serviceOn(sheet, dayClass) ?? []);
  if (known.length === 0) return 0;
  return 1 + (hash([...new Set(known)].toSorted().join(' ')) % (markSizes[part] - 1));
}

function serviceOn({ tables, idle }: SheetDays, dayClass: DayClass): string | undefined {
  if (idle.includes(dayClass)) return 'none';
  return tables.find(({ classes }) => classes.includes(dayClass))?.fingerprint;
}

/** `unknown` where too little of the week is known to say that the sheet is another. */
export function compareMarks(printed: SheetMarks, sheet: SheetDays): 'same' | 'other' | 'unknown' {
  const now = marksOf(sheet);
  const asked = (Object.keys(parts) as WeekPart[]).filter((part) => printed[part] !== 0 && now[part] !== 0);
  const changed = asked.filter((part) => printed[part] !== now[part]);
  if (asked.length === 0) return 'unknown';
  if (changed.length === 0) return 'same';
  const isWhole = (part: WeekPart) =>
    parts[part].every((dayClass) => serviceOn(sheet, dayClass) !== undefined);
  return changed.some(isWhole) ? 'other' : 'unknown';
}

/** FNV-1a, whose high bits are folded in: what it is given is random already. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
