import type { RichElement, RichNode } from '#domain/rich-text.ts';
import { wordsOf } from './words.ts';

export interface TableColumn {
  readonly name: string;
  /** Every cell is a price, a number or a share: it stands to the right, digit under digit. */
  readonly hasFigures: boolean;
}

/** A number with its unit: « 3,40 $ », "$3.40", « 25 % », « 1 200 ». */
const figure = /^[−-]?\$?\s*\d[\d\s.,]*(?:\s*[$%])?$/u;

/**
 * The columns of a table whose rows can be told one by one: one row of column heads, and a head in front of every row.
 * Undefined for any other table.
 */
export function readColumns(table: RichElement): readonly TableColumn[] | undefined {
  const heads = rowsOf(table, ['thead']);
  const rows = rowsOf(table, ['tbody', 'tfoot']);
  const [head] = heads;
  if (heads.length !== 1 || !head || rows.length === 0) return undefined;
  const names = head.map((cell) => wordsOf([cell]));
  const fits = (row: readonly RichElement[]) =>
    row[0]?.tag === 'th' && sum(row.map(spanOf)) === names.length && !row.some(hasRowSpan);
  if (sum(head.map(spanOf)) !== names.length || !rows.every(fits)) return undefined;
  return names.map((name, at) => ({ name, hasFigures: areFigures(rows, at) }));
}

function areFigures(rows: readonly (readonly RichElement[])[], at: number): boolean {
  const words = rows.flatMap((row) => {
    const cell = row.find((_, index) => sum(row.slice(0, index).map(spanOf)) === at);
    return cell && spanOf(cell) === 1 ? [wordsOf([cell])] : [];
  });
  const told = words.filter((word) => word !== '' && word !== '–' && word !== '—');
  return told.length > 0 && told.every((word) => figure.test(word));
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
