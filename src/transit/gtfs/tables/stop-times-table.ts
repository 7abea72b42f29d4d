import type { ByteIndex } from '../bytes/byte-index.ts';
import { absent, readTime, readWhole, unreadable } from '../bytes/field-readers.ts';
import type { FaultCode } from '../faults.ts';
import type { ImportReport } from '../import-report.ts';
import { fieldKinds, PlainRows } from './plain-rows.ts';
import { findColumns, findTable, type FeedTables } from './read-table.ts';
import type { RefusedIds } from '../refused-ids.ts';
import { RowScanner } from '../bytes/row-scanner.ts';
import {
  appendRow,
  emptyTable,
  flagsOf,
  mostAccess,
  noteLine,
  type StopTimeIds,
  type StopTimesTable,
} from './stop-times-columns.ts';

/** The columns that are read, and what each holds. */
const kinds = {
  trip_id: fieldKinds.trip,
  arrival_time: fieldKinds.arrival,
  departure_time: fieldKinds.departure,
  stop_id: fieldKinds.stop,
  stop_sequence: fieldKinds.sequence,
  pickup_type: fieldKinds.pickup,
  drop_off_type: fieldKinds.dropOff,
  stop_headsign: fieldKinds.empty,
  timepoint: fieldKinds.timepoint,
  continuous_pickup: fieldKinds.continuousPickup,
  continuous_drop_off: fieldKinds.continuousDropOff,
};
type Places = Readonly<Record<keyof typeof kinds, number>>;
const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** A row is at least this long on average, so that columns seldom grow. */
const typicalRowBytes = 48;

/** The largest table of a feed, read in one pass over its bytes. */
export function readStopTimes(feed: FeedTables, ids: StopTimeIds, report: ImportReport): StopTimesTable {
  const bytes = findTable(feed, 'stop_times') ?? new Uint8Array();
  const scanner = new RowScanner(bytes);
  const columns = findColumns(scanner, names);
  const hasHeadsigns = columns.stop_headsign >= 0;
  const table = emptyTable(Math.ceil(bytes.length / typicalRowBytes) + 16, hasHeadsigns);
  const plain = new PlainRows(bytes, kindsOf(columns, scanner.fields), ids);
  const destination = { ...ids, table, report };
  let plainRows = 0;
  let unusual = 0;
  for (;;) {
    const before = table.length;
    noteLine(table, scanner.row + 1);
    const position = plain.read(scanner.position, table);
    plainRows += table.length - before;
    scanner.skipTo(position, table.length - before);
    if (!scanner.next()) break;
    unusual += 1;
    noteLine(table, scanner.row);
    readAnyRow(scanner, columns, destination);
  }
  report.countRows('stop_times', plainRows + unusual);
  return table;
}

interface Destination extends StopTimeIds {
  readonly table: StopTimesTable;
  readonly report: ImportReport;
}

/** A row as it comes: quotes, spaces, absent times, faults. */
function readAnyRow(scanner: RowScanner, columns: Places, to: Destination): void {
  const report = (code: FaultCode, column: number) =>
    to.report.add(code, { table: 'stop_times', row: scanner.row, detail: scanner.text(column) });
  if (scanner.fault) return to.report.add(scanner.fault, { table: 'stop_times', row: scanner.row });
  if (scanner.fields < scanner.width) to.report.add('row-short', { table: 'stop_times', row: scanner.row });
  const trip = lookUp(scanner, columns.trip_id, to.trips);
  const stop = lookUp(scanner, columns.stop_id, to.stops);
  const orphan = (parents: RefusedIds, code: FaultCode, column: number) => {
    const cause = parents.causeIn(scanner, column);
    return cause ? to.report.leaveOutWith(cause, 'stop_times') : report(code, column);
  };
  if (trip === absent) return report('value-missing', columns.trip_id);
  if (trip < 0) return orphan(to.refused.trips, 'trip-unknown', columns.trip_id);
  if (stop === absent) return report('value-missing', columns.stop_id);
  if (stop < 0) return orphan(to.refused.stops, 'stop-unknown', columns.stop_id);
  const sequence = read(scanner, columns.stop_sequence, readWhole);
  const arrival = read(scanner, columns.arrival_time, readTime);
  const departure = read(scanner, columns.departure_time, readTime);
  if (sequence < 0) {
    return report(sequence === absent ? 'value-missing' : 'value-unreadable', columns.stop_sequence);
  }
  if (arrival === unreadable) return report('value-unreadable', columns.arrival_time);
  if (departure === unreadable) return report('value-unreadable', columns.departure_time);
  const at = appendRow(to.table, { trip, stop, sequence, arrival, departure });
  const wholeAt = (column: number, most = Number.POSITIVE_INFINITY) => {
    const value = read(scanner, column, readWhole);
    if (value !== unreadable && value <= most) return value;
    report('value-replaced', column);
    return absent;
  };
  to.table.flags[at] = flagsOf({
    pickup: wholeAt(columns.pickup_type, mostAccess),
    dropOff: wholeAt(columns.drop_off_type, mostAccess),
    timepoint: wholeAt(columns.timepoint),
    continuousPickup: wholeAt(columns.continuous_pickup, mostAccess),
    continuousDropOff: wholeAt(columns.continuous_drop_off, mostAccess),
  });
  if (to.table.headsign.length > 0) {
    to.table.headsign[at] = scanner.addTo(to.headsigns, columns.stop_headsign);
  }
}

/** The number of an id, `absent` when the field is empty, `unreadable` when nothing has that id. */
function lookUp(scanner: RowScanner, column: number, index: ByteIndex): number {
  if (column < 0 || scanner.isBlank(column)) return absent;
  const id = scanner.findIn(index, column);
  return id < 0 ? unreadable : id;
}

function read(scanner: RowScanner, column: number, reader: typeof readTime): number {
  if (column < 0 || column >= scanner.fields) return absent;
  scanner.trim(column);
  return reader(scanner.bytes, scanner.starts[column] as number, scanner.ends[column] as number);
}

function kindsOf(columns: Places, fields: number): Uint8Array {
  const found = new Uint8Array(fields);
  for (const name of names) if (columns[name] >= 0) found[columns[name]] = kinds[name];
  return found;
}
