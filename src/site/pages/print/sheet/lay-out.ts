import { timeAt, type PrintGrid } from '#domain/line-print.ts';
import type { Locale } from '#domain/locale.ts';
import {
  gapMm,
  heightAround,
  heightOfHours,
  heightOfNotes,
  heightOfStrip,
  heightOfTableHead,
  notesOf,
  rowMm,
  stripMm,
  tripsOnSheet,
  widthOfHours,
  withSlots,
} from './measures.ts';
import { printable, type Paper } from './paper.ts';
import type { HoursTable, PrintedSheet, SheetNote, StripStop, TripsTable } from './sheet-model.ts';

/** A piece of a page. What does not fit on one goes on in the next piece, under the same head. */
export type Block =
  | { readonly kind: 'table'; readonly table: HoursTable | TripsTable; readonly isContinued: boolean }
  | {
      readonly kind: 'strip';
      readonly stops: readonly StripStop[];
      readonly isContinued: boolean;
      readonly isLast: boolean;
    };

export interface SheetPage {
  /** From top to bottom; the blocks of a shelf stand side by side. */
  readonly shelves: readonly (readonly Block[])[];
  readonly notes: readonly SheetNote[];
}

export interface LayOutOptions {
  readonly paper: Paper;
  readonly locale: Locale;
  /** What is written under the tables of a page, which takes room too. */
  wordsUnder(sheet: PrintedSheet, page: PageTables): readonly string[];
}

export interface PageTables {
  readonly tables: readonly (HoursTable | TripsTable)[];
  readonly notes: readonly SheetNote[];
}

/** Fills pages from top to bottom, side by side where there is room: as few as the rows allow. */
export function layOut(sheet: PrintedSheet, options: LayOutOptions): SheetPage[] {
  const { width, height } = printable(options.paper);
  const room = height - heightAround(sheet, width);
  const pages: Block[][][] = [];
  const tablesIn = (shelves: readonly (readonly Block[])[]) =>
    shelves.flat().flatMap((block) => (block.kind === 'table' ? block.table : []));
  const fits = (shelves: readonly (readonly Block[])[]): boolean => {
    const tables = tablesIn(shelves);
    const words = options.wordsUnder(sheet, { tables, notes: notesOf(tables, sheet.notes) });
    const used = shelves.reduce((sum, shelf) => sum + heightOfShelf(shelf, width, options.locale), 0);
    return used + heightOfNotes(words, width) <= room;
  };
  const isWide = (shelf: readonly Block[]) =>
    shelf.reduce((sum, block) => sum + gapMm + widthOf(block, width, options.locale), -gapMm) > width + 0.01;

  const place = (block: Block): void => {
    const page = pages.at(-1);
    const shelf = page?.at(-1);
    if (page && shelf && !isWide([...shelf, block]) && fits([...page.slice(0, -1), [...shelf, block]]))
      shelf.push(block);
    else if (page && fits([...page, [block]])) page.push([block]);
    else if (fits([[block]]) || rowsOf(block) < 2) pages.push([[block]]);
    else cut(block, fits).forEach(place);
  };
  for (const block of blocksOf(sheet, { width, locale: options.locale })) place(block);
  return pages.map((shelves) => ({ shelves, notes: notesOf(tablesIn(shelves), sheet.notes) }));
}

interface Room {
  readonly width: number;
  readonly locale: Locale;
}

function blocksOf({ tables, strip, stop }: PrintedSheet, room: Room): Block[] {
  // A stop's own sheet is read from farther away; beside it stands the line.
  const beside = { ...room, width: room.width - gapMm - stripMm };
  const sized = tables.map((table) => {
    if (table.kind === 'trips') return table;
    return stop ? withSlots(table, ['l', 'm', 's'], beside) : withSlots(table, ['m', 's'], room);
  });
  return [
    ...sized.flatMap((table) =>
      piecesOf(table, tripsOnSheet(room.width, room.locale)).map((piece, place): Block => ({
        kind: 'table',
        table: piece,
        isContinued: place > 0,
      })),
    ),
    ...(strip.length > 0 ? [{ kind: 'strip', stops: strip, isContinued: false, isLast: true } as const] : []),
  ];
}

/** Trips that do not stand side by side go on below. */
function piecesOf(table: HoursTable | TripsTable, tripsInRow: number): (HoursTable | TripsTable)[] {
  if (table.kind === 'hours') return [table];
  const [from, to] = table.trips;
  const count = Math.max(1, Math.ceil((to - from) / tripsInRow));
  return Array.from({ length: count }, (_, piece) => {
    const first = from + piece * tripsInRow;
    const trips = [first, Math.min(to, first + tripsInRow)] as const;
    return { ...table, trips, rows: table.rows.filter((row) => isServed(table.grid, row, trips)) };
  });
}

function isServed(grid: PrintGrid, row: number, [first, end]: TripsTable['trips']): boolean {
  for (let trip = first; trip < end; trip += 1) if (timeAt(grid, row, trip) >= 0) return true;
  return false;
}

function rowsOf(block: Block): number {
  if (block.kind === 'strip') return block.stops.length;
  return block.table.rows.length;
}

/** The first so many rows of a block, and the rest. */
function cutAt(block: Block, rows: number): [Block, Block] {
  const rest = { isContinued: true } as const;
  if (block.kind === 'strip')
    return [
      { ...block, stops: block.stops.slice(0, rows), isLast: false },
      { ...block, ...rest, stops: block.stops.slice(rows) },
    ];
  const { table } = block;
  if (table.kind === 'hours')
    return [
      { ...block, table: { ...table, rows: table.rows.slice(0, rows) } },
      { ...block, ...rest, table: { ...table, rows: table.rows.slice(rows) } },
    ];
  return [
    { ...block, table: { ...table, rows: table.rows.slice(0, rows) } },
    { ...block, ...rest, table: { ...table, rows: table.rows.slice(rows) } },
  ];
}

/** As many rows as fit on a page of their own, then the others. */
function cut(block: Block, fits: (shelves: readonly (readonly Block[])[]) => boolean): [Block, Block] {
  // Fewer rows take no more room, so the most that fit are found by halves.
  let [rows, tooMany] = [1, rowsOf(block)];
  while (tooMany - rows > 1) {
    const half = Math.floor((rows + tooMany) / 2);
    if (fits([[cutAt(block, half)[0]]])) rows = half;
    else tooMany = half;
  }
  return cutAt(block, rows);
}

function widthOf(block: Block, sheetWidth: number, locale: Locale): number {
  if (block.kind === 'strip') return stripMm;
  return block.table.kind === 'hours' ? Math.min(sheetWidth, widthOfHours(block.table, locale)) : sheetWidth;
}

function heightOfShelf(shelf: readonly Block[], sheetWidth: number, locale: Locale): number {
  return Math.max(
    0,
    ...shelf.map((block) => heightOf(block, { width: widthOf(block, sheetWidth, locale), locale })),
  );
}

function heightOf(block: Block, { width, locale }: Room): number {
  if (block.kind === 'strip') return heightOfStrip(block.stops.length);
  const { table } = block;
  const head = heightOfTableHead(table, width);
  return (
    head + (table.kind === 'trips' ? table.rows.length * rowMm : heightOfHours(table, { width, locale }))
  );
}
