import type { Locale } from '#domain/locale.ts';
import {
  gapMm,
  heightAroundStop,
  heightOfColumnHeads,
  heightOfHours,
  heightOfNotes,
  linesOf,
} from './measures.ts';
import { printable, type Paper } from './paper.ts';
import type { FewRow, StopPart, StopSheet } from './stop-sheet.ts';

/** A page for several lines of a stop: two side by side, then the rows of those that run a few times. */
export interface StopPage {
  readonly shelves: readonly (readonly StopPart[])[];
  readonly few: readonly FewRow[];
}

export interface StopLayOut {
  readonly paper: Paper;
  readonly locale: Locale;
  /** What is written under a page, which takes room too. */
  wordsUnder(page: StopPage): readonly string[];
}

/** The edges around a line's name and the code under it. */
const partHeadMm = 10;
const titleLineMm = 5;
const fewMm = 14;
const fewEdgeMm = 3.5;

/** Fills pages from top to bottom. Lines keep their order, since riders look for a number. */
export function layOutStop(sheet: StopSheet, { paper, locale, wordsUnder }: StopLayOut): StopPage[] {
  const { width, height } = printable(paper);
  const room = height - heightAroundStop(sheet, width);
  const half = { width: (width - gapMm) / 2, locale };
  const heightOfPart = ({ table, towards }: StopPart) =>
    partHeadMm +
    titleLineMm * linesOf(towards, half.width - 15, 13) +
    heightOfColumnHeads(table, half.width) +
    heightOfHours(table, half);
  const fits = (page: StopPage) => {
    const shelves = page.shelves.reduce((sum, shelf) => sum + Math.max(...shelf.map(heightOfPart)), 0);
    const rows = page.few.length === 0 ? 0 : fewEdgeMm + page.few.length * fewMm;
    return shelves + rows + heightOfNotes(wordsUnder(page), width) <= room;
  };
  const pages: StopPage[] = [];
  const place = (add: (page: StopPage) => StopPage) => {
    const page = pages.at(-1);
    if (page && fits(add(page))) pages[pages.length - 1] = add(page);
    else pages.push(add({ shelves: [], few: [] }));
  };
  const placeShelf = (shelf: readonly StopPart[]) => {
    let rows = Math.max(...shelf.map(({ table }) => table.rows.length));
    const isTooHigh = () => !fits({ shelves: [cutRows(shelf, 0, rows)], few: [] });
    while (rows > 1 && isTooHigh()) rows -= 1;
    place((page) => ({ ...page, shelves: [...page.shelves, cutRows(shelf, 0, rows)] }));
    const rest = cutRows(shelf, rows);
    if (rest.length > 0) placeShelf(rest);
  };
  for (let first = 0; first < sheet.parts.length; first += 2) placeShelf(sheet.parts.slice(first, first + 2));
  for (const row of sheet.few) place((page) => ({ ...page, few: [...page.few, row] }));
  return pages;
}

/** Some hours of lines that stand side by side; those that have none left are not there. */
function cutRows(shelf: readonly StopPart[], from: number, to?: number): StopPart[] {
  return shelf.flatMap((part) => {
    const rows = part.table.rows.slice(from, to);
    if (rows.length === 0) return [];
    return { ...part, table: { ...part.table, rows }, isContinued: part.isContinued || from > 0 };
  });
}
