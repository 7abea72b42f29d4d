import { parseServiceDate, serviceDateOf, type ServiceDate } from '#lib/time/service-date.ts';
import { parseServiceTime } from '#lib/time/service-time.ts';
import { FeedFault } from '#transit/archive/feed-fault.ts';
import type { ImportReport } from '../import-report.ts';
import type { RefusedIds } from '../refused-ids.ts';
import { RowScanner } from '../bytes/row-scanner.ts';
import { toUtf8 } from '../bytes/to-utf8.ts';
import { shownText } from '../shown-text.ts';
import {
  requiredTables,
  tables,
  type ColumnKind,
  type TableColumns,
  type TableName,
  type TableRow,
} from './tables.ts';

/** Where the tables of a feed are found; each call unpacks the table anew. */
export interface FeedTables {
  find(file: string): Uint8Array | undefined;
}

/** The same tables in UTF-8; the report names those that are not. */
export function tablesInUtf8(feed: FeedTables, report: ImportReport): FeedTables {
  return {
    find: (file) => {
      const found = feed.find(file);
      if (!found) return undefined;
      const { bytes, from } = toUtf8(found);
      if (from) report.add('table-encoding', { table: file.replace('.txt', ''), row: 0, detail: from });
      return bytes;
    },
  };
}

/** The bytes of a table. Throws `table-missing` when no feed may be without it. */
export function findTable(feed: FeedTables, name: string): Uint8Array | undefined {
  const bytes = feed.find(`${name}.txt`);
  if (!bytes && requiredTables.some((required) => required === name)) {
    throw new FeedFault('table-missing', `${name}.txt`);
  }
  return bytes;
}

/** Whether a feed has a table and something in it. */
export function hasRows(feed: FeedTables, name: string): boolean {
  const scanner = new RowScanner(findTable(feed, name) ?? new Uint8Array());
  return scanner.next() && scanner.next();
}

/** The rows of a small table as objects. Bad rows go to the report and are left out. */
export function readTable<Name extends TableName>(
  feed: FeedTables,
  name: Name,
  report: ImportReport,
): TableRow<Name>[] {
  return readTableNoting(feed, name, { report });
}

interface Notes {
  readonly report: ImportReport;
  /** Takes the ids of bad rows; the id is the first column that is read of a table. */
  readonly refused?: RefusedIds | undefined;
}

/** The same for a table whose rows others belong to. */
export function readTableNoting<Name extends TableName>(
  feed: FeedTables,
  name: Name,
  { report, refused }: Notes,
): TableRow<Name>[] {
  const bytes = findTable(feed, name);
  if (!bytes) return [];
  const scanner = new RowScanner(bytes);
  const columns: TableColumns = tables[name];
  const places = Object.entries(findColumns(scanner, Object.keys(columns)));
  const rows: TableRow<Name>[] = [];
  let count = 0;
  while (scanner.next()) {
    count += 1;
    const row = readRow(scanner, { name, columns, places }, { report, refused });
    if (row) rows.push(row as TableRow<Name>);
  }
  report.countRows(name, count);
  return rows;
}

/** Reads the header: where each wanted column is, -1 when it is not there. */
export function findColumns<Name extends string>(
  scanner: RowScanner,
  wanted: readonly Name[],
): Record<Name, number> {
  const header: string[] = [];
  if (scanner.next()) {
    scanner.width = scanner.fields;
    for (let field = 0; field < scanner.fields; field += 1) header.push(scanner.text(field).toLowerCase());
  }
  return Object.fromEntries(wanted.map((name) => [name, header.indexOf(name)])) as Record<Name, number>;
}

interface TableShape {
  readonly name: TableName;
  readonly columns: TableColumns;
  /** Where each column is in this file. */
  readonly places: readonly (readonly [string, number])[];
}

function readRow(
  scanner: RowScanner,
  { name: table, columns, places }: TableShape,
  { report, refused }: Notes,
): Record<string, string | number> | undefined {
  const [, idField = -1] = places[0] ?? [];
  if (scanner.fault) {
    report.add(scanner.fault, { table, row: scanner.row });
    refused?.add(scanner, idField, scanner.fault);
    return undefined;
  }
  if (scanner.fields < scanner.width) report.add('row-short', { table, row: scanner.row });
  const row: Record<string, string | number> = { row: scanner.row };
  for (const [name, place] of places) {
    const column = columns[name];
    if (!column) continue;
    const text = scanner.text(place);
    const value = text === '' ? undefined : readValue(column.kind, text);
    if (column.kind === 'shown') report.reviewShown(text, { table, row: scanner.row });
    else if (typeof value === 'string' && value.includes('\uFFFD'))
      report.add('text-encoding', { table, row: scanner.row, detail: text });
    if (value !== undefined && value !== '') {
      row[name] = value;
      continue;
    }
    const code = text === '' || value === '' ? 'value-missing' : 'value-unreadable';
    if (column.required) {
      report.add(code, { table, row: scanner.row, detail: `${name} ${text}` });
      refused?.add(scanner, idField, code);
      return undefined;
    }
    if (code === 'value-unreadable')
      report.add('value-replaced', { table, row: scanner.row, detail: `${name} ${text}` });
    row[name] = column.fallback;
  }
  return row;
}

function readValue(kind: ColumnKind, text: string): string | number | undefined {
  switch (kind) {
    case 'text':
      return text;
    case 'shown':
      return shownText(text);
    case 'whole':
      return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    case 'decimal':
      return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
    case 'date':
      return readDate(text);
    case 'time':
      return parseServiceTime(text);
  }
}

/** One date far off would make a calendar of thousands of years: such a year is a slip of the keyboard. */
const earliest = serviceDateOf(1970, 1, 1) as ServiceDate;
const latest = serviceDateOf(2199, 12, 31) as ServiceDate;

function readDate(text: string): ServiceDate | undefined {
  const date = parseServiceDate(text);
  return date !== undefined && date >= earliest && date <= latest ? date : undefined;
}
