import { createElement, type ReactNode } from 'react';
import type { RichElement, RichNode, RichText } from '#domain/rich-text.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { RichTable } from '../rich-table/rich-table.tsx';
import { readColumns, type TableColumn } from './table-columns.ts';
import { textProps } from './text-props.ts';
import { wordsOf } from './words.ts';

interface TextTableProps {
  readonly element: RichElement;
  /** What the text is about, for the name of a table without a caption. */
  readonly label: string | undefined;
  readonly renderNodes: (nodes: RichText) => ReactNode;
}

/** A table of a text, named after its caption. */
export function TextTable({ element, label, renderNodes }: TextTableProps) {
  const texts = useTexts();
  const parts = element.children ?? [];
  const caption = parts.find((part) => isElement(part, 'caption'));
  const name = (caption && wordsOf([caption])) || (label ? `${label} (${texts.ui.tableRegion})` : undefined);
  const columns = readColumns(element);
  return (
    <RichTable label={name} list={columns && listOf(columns)}>
      {columns ? (
        <table {...textProps(element)}>
          {parts.map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a text does not change once drawn
            <TablePart key={at} part={part} columns={columns} renderNodes={renderNodes} />
          ))}
        </table>
      ) : (
        <table {...textProps(element)}>{renderNodes(parts)}</table>
      )}
    </RichTable>
  );
}

/**
 * Two cells beside each other where all of them are short. The first column is the head of each row. A table of two
 * columns has room on any screen and stays a table.
 */
function listOf(columns: readonly TableColumn[]): 'pairs' | 'lines' | undefined {
  if (columns.length < 3) return undefined;
  return columns.slice(1).every(({ room }) => room === 'half') ? 'pairs' : 'lines';
}

interface PartProps {
  readonly columns: readonly TableColumn[];
  readonly renderNodes: TextTableProps['renderNodes'];
}

function TablePart({ part, columns, renderNodes }: PartProps & { readonly part: RichNode }) {
  if (!isElement(part) || part.tag === 'caption') return renderNodes([part]);
  const rows = (part.children ?? []).filter((row) => isElement(row, 'tr'));
  return createElement(
    part.tag,
    textProps(part),
    rows.map((row, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <tr key={at} {...textProps(row)}>
        <Cells row={row} columns={columns} renderNodes={renderNodes} />
      </tr>
    )),
  );
}

function Cells({ row, columns, renderNodes }: PartProps & { readonly row: RichElement }) {
  let place = 0;
  return (row.children ?? [])
    .filter((cell) => isElement(cell))
    .map((cell) => {
      const column = columns[place];
      const at = place;
      place += Number(cell.attributes?.['colspan'] ?? 1);
      const isWide = place - at > 1;
      return createElement(
        cell.tag,
        {
          key: at,
          ...textProps(cell),
          'data-label': cell.tag === 'td' && !isWide ? column?.name : undefined,
          'data-figures': (column?.hasFigures && at > 0) || undefined,
          'data-long': (cell.tag === 'td' && !isWide && column?.room === 'lines') || undefined,
        },
        renderNodes(cell.children ?? []),
      );
    });
}

function isElement(node: RichNode, tag?: string): node is RichElement {
  return typeof node !== 'string' && (tag === undefined || node.tag === tag);
}
