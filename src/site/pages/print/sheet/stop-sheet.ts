import type { LineAlong } from '#domain/access.ts';
import type { LineRef } from '#domain/line.ts';
import type { NextSheet, PrintStop } from '#domain/line-print.ts';
import type { Locale } from '#domain/locale.ts';
import type { DayClass } from '#domain/sheet-days.ts';
import type { Leaving } from './hour-table.ts';
import { codeOf, departuresHere, tableByDay, type DayHere, type SheetMaterial } from './make-sheet.ts';
import { gapMm, widthOfHours, withSlots } from './measures.ts';
import { createNoteBook } from './note-book.ts';
import { printable, type Paper } from './paper.ts';
import { mostNotices, type HoursTable, type PrintedSheet, type SheetNote } from './sheet-model.ts';

/** A line at a stop, beside others. */
interface LineHere {
  readonly line: LineRef;
  readonly towards: string;
  /** Of its check address: lines change at different times. */
  readonly code: string | undefined;
  readonly exceptions: readonly string[];
  readonly along?: readonly LineAlong[];
}

/** One whose departures stand by the hour, in half of the sheet's width. */
export interface StopPart extends LineHere {
  readonly table: HoursTable;
  /** Its first hours are on the page before. */
  readonly isContinued: boolean;
}

/** The few departures of a line on some days, in a row of their own. */
export interface FewRow extends LineHere {
  readonly classes: readonly DayClass[];
  readonly leaving: readonly Leaving[];
}

/** Several lines of one stop. */
export interface StopSheet extends Pick<PrintedSheet, 'notices' | 'notes' | 'stopNames' | 'from' | 'to'> {
  readonly next: NextSheet;
  readonly stop: PrintStop;
  readonly parts: readonly StopPart[];
  readonly few: readonly FewRow[];
  /** Lines too frequent to share it. */
  readonly alone: readonly string[];
}

const mostFew = 4;
const mostRowsOfFew = 2;

interface StopOptions {
  readonly paper: Paper;
  readonly locale: Locale;
}

/** Which lines of a stop share a sheet, and which are too frequent for half of its width. */
export function shareSheet(
  materials: readonly SheetMaterial[],
  code: string,
  options: StopOptions,
): { readonly alone: readonly SheetMaterial[]; readonly shared: StopSheet | undefined } {
  const width = (printable(options.paper).width - gapMm) / 2;
  const fits = (here: readonly DayHere[]) =>
    isFew(here) || widthOfHours(sized(tableByDay(here), options), options.locale) <= width;
  const notes = createNoteBook();
  const boarded = materials.filter(({ direction }) => departuresHere(direction, code, notes).length > 0);
  const narrow = boarded.filter(({ direction }) => fits(departuresHere(direction, code, notes)));
  if (narrow.length < 2) return { alone: boarded, shared: undefined };
  const alone = boarded.filter((material) => !narrow.includes(material));
  return { alone, shared: makeStopSheet(narrow, { code, alone, ...options }) };
}

const isFew = (here: readonly DayHere[]): boolean =>
  here.length <= mostRowsOfFew && here.every(({ leaving }) => leaving.length <= mostFew);

function sized(table: HoursTable, { paper, locale }: StopOptions): HoursTable {
  const width = (printable(paper).width - gapMm) / 2;
  return withSlots(table, ['m', 's'], { width, locale });
}

interface StopQuestion extends StopOptions {
  readonly code: string;
  readonly alone: readonly SheetMaterial[];
}

function makeStopSheet(
  materials: readonly SheetMaterial[],
  { code, alone, ...options }: StopQuestion,
): StopSheet | undefined {
  const notes = createNoteBook();
  const [parts, few]: [StopPart[], FewRow[]] = [[], []];
  for (const material of materials) {
    const { line, direction } = material;
    const { towards, days, along } = direction;
    const own = {
      line,
      towards,
      code: codeOf(material),
      exceptions: days.exceptions,
      ...(along && { along }),
    };
    const here = departuresHere(direction, code, notes);
    if (isFew(here)) few.push(...here.map((day) => ({ ...own, ...day, leaving: inOrder(day.leaving) })));
    else parts.push({ ...own, table: sized(tableByDay(here), options), isContinued: false });
  }
  const stops = materials.flatMap(({ direction }) => direction.grids.flatMap((grid) => grid.stops));
  const stop = stops.find((each) => each.code === code);
  const [soonest] = materials
    .map(({ direction }) => direction)
    .toSorted((one, two) => (one.days.to < two.days.to ? -1 : 1));
  if (!stop || !soonest) return undefined;
  return {
    stop,
    parts,
    few,
    alone: [...new Set(alone.map(({ line }) => line.number))],
    // It holds as long as all of its lines do.
    from: materials.map(({ direction }) => direction.days.from).reduce((one, two) => (one > two ? one : two)),
    to: soonest.days.to,
    next: soonest.next,
    notices: uniqueNotices(materials),
    notes: notes.list(),
    stopNames: new Map(stops.map((each) => [each.code, each.name])),
  };
}

const inOrder = (leaving: readonly Leaving[]): Leaving[] => leaving.toSorted((one, two) => one.at - two.at);

function uniqueNotices(materials: readonly SheetMaterial[]): PrintedSheet['notices'] {
  const byTitle = new Map(materials.flatMap(({ notices }) => notices.map((each) => [each.title, each])));
  return [...byTitle.values()].slice(0, mostNotices);
}

/** The notes whose symbols stand in the few departures of some rows. */
export function notesOfFew(rows: readonly FewRow[], notes: readonly SheetNote[]): SheetNote[] {
  const used = rows.flatMap(({ leaving }) => leaving.map(({ symbols }) => symbols)).join('');
  return notes.filter(({ symbol }) => used.includes(symbol));
}
