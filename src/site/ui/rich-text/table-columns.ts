import type { RichElement, RichNode } from '#domain/rich-text.ts';
import { wordsOf } from './words.ts';

export interface TableColumn {
  readonly name: string;
  /** Every cell is a price, a number or a share: it stands to the right, digit under digit. */
  readonly hasFigures: boolean;
  /** What a cell and the name before it take of a narrow screen: half its width, a line, or more than that. */
  readonly room: 'half' | 'line' | 'lines';
}

/** Characters that fit on half a line and on a whole one, at 360 px. */
export const fitting = { half: 16, line: 36 } as const;

/** A number with its unit: « 3,40 $ », "$3.40", « 25 % », « 1 200 ». */
const figure = /^[−-]?\$?\s*\d[\d\s.,]*[$%]?$/u;

/**
 * The columns of a table whose rows can be told one by one: one row of column heads, and a head in front of every row.
 * Undefined for any other table.
 */
export function readColumns(table: RichElement): readonly TableColumn[] | undefined {
  const heads = rowsOf(table, ['thead']);
  const rows = rowsOf(table, ['tbody', 'tfoot']);
  const [head] = heads;
  if (heads.length !== 1 || !head || rows.length === 0) return undefined;
  const names = head.map((cell) => cell.attributes?.['abbr'] ?? wordsOf([cell]));
  const fits = (row: readonly RichElement[]) =>
    row[0]?.tag === 'th' && sum(row.map(spanOf)) === names.length && !row.some(hasRowSpan);
  if (sum(head.map(spanOf)) !== names.length || !rows.every(fits)) return undefined;
  return names.map((name, at) => {
    const words = wordsUnder(rows, at);
    return { name, hasFigures: areFigures(words), room: roomOf(name, words) };
  });
}

/** What the cells of one column say; a cell over several columns belongs to none. */
function wordsUnder(rows: readonly (readonly RichElement[])[], at: number): readonly string[] {
  return rows.flatMap((row) => {
    const cell = row.find((_, index) => sum(row.slice(0, index).map(spanOf)) === at);
    return cell && spanOf(cell) === 1 ? [wordsOf([cell])] : [];
  });
}

function areFigures(words: readonly string[]): boolean {
  const told = words.filter((word) => word !== '' && word !== '–' && word !== '—');
  return told.length > 0 && told.every((word) => figure.test(word));
}

function roomOf(name: string, words: readonly string[]): TableColumn['room'] {
  const longest = Math.max(0, ...words.map((word) => word.length));
  const length = name.length + 1 + longest;
  if (length <= fitting.half) return 'half';
  return length <= fitting.line ? 'line' : 'lines';
}

/** The cells of the rows of some parts of a table. */
function rowsOf(table: RichElement, parts: readonly string[]): readonly (readonly RichElement[])[] {
  return elementsOf(table)
    .filter(({ tag }) => parts.includes(tag))
    .flatMap(elementsOf)
    .map(elementsOf);
}

function elementsOf({ children = [] }: RichElement): readonly RichElement[] {
  return children.filter((node: RichNode) => typeof node !== 'string');
}

const spanOf = ({ attributes }: RichElement) => Number(attributes?.['colspan'] ?? 1);
const hasRowSpan = ({ attributes }: RichElement) => Number(attributes?.['rowspan'] ?? 1) > 1;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
