import type { Locale } from '#domain/locale.ts';
import type { DayClass } from '#domain/sheet-days.ts';
import type { HoursTable, PrintedSheet, SheetNote, SheetStop, SlotSize, TripsTable } from './sheet-model.ts';

/**
 * How much room the pieces of a sheet take, in millimetres. Pages are filled before anything is drawn, so words are
 * measured by their length, a little too wide; the style sheet has the same sizes.
 */
export const rowMm = 7;
export const gapMm = 5;
/** A minute of a table of hours. */
const slotMm: Readonly<Record<SlotSize, number>> = { s: 5.1, m: 5.55, l: 8 };
const columnEdgeMm = 1.8;
const fewestSlots = 4;
/** Of a table of trips: the names of the stops, and the sign beside the last column. */
const namesMm = 62;
const signMm = 2.2;
const tripMm: Readonly<Record<Locale, number>> = { fr: 14.3, en: 17 };
const hourMm: Readonly<Record<Locale, number>> = { fr: 11, en: 15 };
export const stripMm = 66;
const stripHeadMm = 10;
const captionMm = 9;
const footMm = 30;
/** That of several lines of a stop has fewer words. */
const stopFootMm = 26;
const noteLineMm = 4.1;
const mmPerPoint = 0.3528;

/** Letters are about half as wide as they are high. */
const letterMm = (points: number) => points * mmPerPoint * 0.56;

export function linesOf(text: string, widthMm: number, points: number): number {
  return Math.max(1, Math.ceil((text.length * letterMm(points)) / widthMm));
}

/** The most departures of an hour in a column: they stand in one line where the sheet is wide enough. */
function slotsOf(table: HoursTable, column: number): number {
  return Math.max(fewestSlots, ...table.rows.map(({ cells }) => cells[column]?.length ?? 0));
}

function columnWidths(table: HoursTable): number[] {
  return table.columns.map((_, column) => slotsOf(table, column) * slotMm[table.size] + columnEdgeMm);
}

export function widthOfHours(table: HoursTable, locale: Locale): number {
  return columnWidths(table).reduce((sum, width) => sum + width, hourMm[locale]);
}

/** The table with the widest slots, of those it may have, that leave it on the sheet. */
export function withSlots(table: HoursTable, sizes: readonly SlotSize[], room: Room): HoursTable {
  const fitting = sizes.find((size) => widthOfHours({ ...table, size }, room.locale) <= room.width);
  return { ...table, size: fitting ?? sizes.at(-1) ?? table.size };
}

interface Room {
  readonly width: number;
  readonly locale: Locale;
}

export function tripsOnSheet(widthMm: number, locale: Locale): number {
  return Math.floor((widthMm - namesMm - signMm) / tripMm[locale]);
}

/** The rows of a table: a column too narrow for all its minutes makes some of them higher. */
export function heightOfHours(table: HoursTable, { width, locale }: Room): number {
  const widths = columnWidths(table);
  const wanted = widths.reduce((sum, own) => sum + own, 0);
  const share = Math.min(1, (width - hourMm[locale]) / wanted);
  const slots = widths.map((own) =>
    Math.max(1, Math.floor((own * share - columnEdgeMm) / slotMm[table.size] + 0.01)),
  );
  const lines = table.rows.reduce(
    (sum, { cells }) =>
      sum + Math.max(1, ...cells.map(({ length }, place) => Math.ceil(length / (slots[place] ?? 1)))),
    0,
  );
  return rowMm * lines;
}

/** What stands over the rows of a table, on each page where it goes on. */
export function heightOfTableHead(table: HoursTable | TripsTable, widthMm: number): number {
  return captionMm + (table.kind === 'trips' ? 6 : heightOfColumnHeads(table, widthMm));
}

/** The names over the columns: stops have their numbers under them. */
export function heightOfColumnHeads({ columns }: HoursTable, widthMm: number): number {
  const columnMm = (widthMm - hourMm.en) / Math.max(1, columns.length) - 3;
  const heights = columns.map((column) =>
    'stop' in column
      ? 6 + lineMm * linesOf(column.stop.name, columnMm, 10.5)
      : 1.5 + lineMm * linesOf(' '.repeat(lettersOfDays(column.classes)), columnMm, 9.5),
  );
  return Math.max(lineMm, ...heights);
}

const lineMm = 4.1;

/** « Samedi », « lundi au vendredi », « dimanche et jours fériés » and the like. */
function lettersOfDays(classes: readonly DayClass[]): number {
  const others = classes.filter((each) => typeof each === 'string').length;
  const runs = classes.length - others;
  return (runs === 0 ? 0 : runs === 1 ? 10 : 22) + 18 * others;
}

export function heightOfStrip(stops: number): number {
  return stripHeadMm + stops * rowMm;
}

/** The head and the foot, which every page of the sheet has. */
export function heightAround(sheet: PrintedSheet, widthMm: number): number {
  return heightOfHead(sheet, widthMm) + heightOfValidity(sheet, widthMm) + footMm;
}

/** The same of a sheet for several lines of a stop. */
export function heightAroundStop(
  { stop, notices }: Pick<PrintedSheet, 'notices'> & { readonly stop: SheetStop },
  widthMm: number,
): number {
  return heightOfStopName(stop, widthMm) + heightOfValidity({ notices }, widthMm) + stopFootMm;
}

function heightOfValidity({ notices }: Pick<PrintedSheet, 'notices'>, widthMm: number): number {
  const heights = notices.map(
    ({ title, closed = '' }) => 1 + 4.4 * linesOf(`${title}. ${closed}`, widthMm - 32, 10),
  );
  return 15 + (heights.length === 0 ? 0 : 6.5 + heights.reduce((sum, height) => sum + height, 0));
}

const heightOfTitle = (text: string, widthMm: number, points: number) =>
  linesOf(text, widthMm, points) * points * mmPerPoint * 1.1;

/** The tag of its number stands beside it. */
const tagMm = 25;
const heightOfStopName = ({ name }: SheetStop, widthMm: number) =>
  Math.max(tagMm, heightOfTitle(name, widthMm - 46, 30) + 9);

function heightOfHead({ towards, stop }: PrintedSheet, widthMm: number): number {
  const title = heightOfTitle;
  if (stop) return heightOfStopName(stop, widthMm) + Math.max(19.5, title(towards, widthMm - 24, 20) + 4);
  return Math.max(18, title(`Vers ${towards}`, widthMm - 56, titlePoints(towards)) + 6) + 4;
}

/** A long name is set smaller before it takes a second line. */
export const longTitle = 24;
export const titlePoints = (towards: string): number => (towards.length > longTitle ? 18 : 24);

/** The notes under the tables of a page, which run on in lines. */
export function heightOfNotes(texts: readonly string[], widthMm: number): number {
  if (texts.length === 0) return 0;
  const long = texts.reduce((length, text) => length + text.length + 6, 0);
  return (
    3 +
    noteLineMm * (linesOf(' '.repeat(long), widthMm, 9) + texts.filter(({ length }) => length > 60).length)
  );
}

/** The notes whose symbols stand in some tables. */
export function notesOf(
  tables: readonly (HoursTable | TripsTable)[],
  notes: readonly SheetNote[],
): SheetNote[] {
  if (notes.length === 0) return [];
  const used = new Set(
    tables.flatMap((table) =>
      table.kind === 'hours'
        ? table.rows.flatMap(({ cells }) => cells.flat().flatMap(({ symbols }) => [...symbols]))
        : table.symbols.slice(...table.trips).flatMap((symbols) => [...symbols]),
    ),
  );
  return notes.filter(({ symbol }) => used.has(symbol));
}
