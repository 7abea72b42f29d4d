import { callFlags } from '#services/schedule/timetable/columns.ts';
import { type ByteIndex, grown } from './byte-index.ts';
import { absent, readTime, readWhole, unreadable } from './field-readers.ts';
import type { FaultCode } from './faults.ts';
import type { ImportReport } from './import-report.ts';
import { fieldKinds, PlainRow } from './plain-row.ts';
import { findColumns, findTable, type FeedTables } from './read-table.ts';
import { RowScanner } from './row-scanner.ts';

/** The stop times of a feed as columns, one row each, in the order of the file. */
export interface StopTimesTable {
  length: number;
  trip: Int32Array;
  stop: Int32Array;
  sequence: Int32Array;
  /** Seconds, or `absent`. */
  arrival: Int32Array;
  departure: Int32Array;
  flags: Uint8Array;
  /** Empty unless the feed has headsigns at stops; then -1 or a number of `headsigns`. */
  headsign: Int32Array;
}

const names = [
  'trip_id',
  'arrival_time',
  'departure_time',
  'stop_id',
  'stop_sequence',
  'pickup_type',
  'drop_off_type',
  'stop_headsign',
  'timepoint',
] as const;

/** A row is at least this long on average, so that columns seldom grow. */
const typicalRowBytes = 48;

/** The largest table of a feed, read in one pass over its bytes. */
export function readStopTimes(
  feed: FeedTables,
  trips: ByteIndex,
  stops: ByteIndex,
  headsigns: ByteIndex,
  report: ImportReport,
): StopTimesTable {
  const bytes = findTable(feed, 'stop_times') ?? new Uint8Array();
  const scanner = new RowScanner(bytes);
  const columns = findColumns(scanner, names);
  const hasHeadsigns = columns.stop_headsign >= 0;
  const table = emptyTable(Math.ceil(bytes.length / typicalRowBytes) + 16, hasHeadsigns);
  const kinds = kindsOf(columns, scanner.fields);
  const plain = new PlainRow(bytes, kinds, trips, stops);
  let count = 0;
  for (;;) {
    const next = kinds.length <= 64 ? plain.read(scanner.position) : -1;
    if (next >= 0 && plain.trip >= 0 && plain.stop >= 0) {
      const sequence = wholeOf(plain, columns.stop_sequence);
      if (sequence >= 0) {
        scanner.skipTo(next);
        count += 1;
        const at = append(table, plain.trip, plain.stop, sequence, plain.arrival, plain.departure);
        table.flags[at] = flagsOf(
          wholeOf(plain, columns.pickup_type),
          wholeOf(plain, columns.drop_off_type),
          wholeOf(plain, columns.timepoint),
        );
        continue;
      }
    }
    if (!scanner.next()) break;
    count += 1;
    readAnyRow(scanner, columns, { trips, stops, headsigns, table, report });
  }
  report.countRows('stop_times', count);
  return table;
}

interface Destination {
  readonly trips: ByteIndex;
  readonly stops: ByteIndex;
  readonly headsigns: ByteIndex;
  readonly table: StopTimesTable;
  readonly report: ImportReport;
}

type Places = Readonly<Record<(typeof names)[number], number>>;

/** A row as it comes: quotes, spaces, absent times, faults. */
function readAnyRow(scanner: RowScanner, columns: Places, to: Destination): void {
  const report = (code: FaultCode, column: number) =>
    to.report.add(code, 'stop_times', scanner.row, scanner.text(column));
  if (scanner.fault) return to.report.add(scanner.fault, 'stop_times', scanner.row);
  if (scanner.fields < scanner.width) to.report.add('row-short', 'stop_times', scanner.row);
  const trip = lookUp(scanner, columns.trip_id, to.trips);
  const stop = lookUp(scanner, columns.stop_id, to.stops);
  if (trip < 0) return report(trip === absent ? 'value-missing' : 'trip-unknown', columns.trip_id);
  if (stop < 0) return report(stop === absent ? 'value-missing' : 'stop-unknown', columns.stop_id);
  const sequence = read(scanner, columns.stop_sequence, readWhole);
  const arrival = read(scanner, columns.arrival_time, readTime);
  const departure = read(scanner, columns.departure_time, readTime);
  if (sequence < 0) {
    return report(sequence === absent ? 'value-missing' : 'value-unreadable', columns.stop_sequence);
  }
  if (arrival === unreadable) return report('value-unreadable', columns.arrival_time);
  if (departure === unreadable) return report('value-unreadable', columns.departure_time);
  const at = append(to.table, trip, stop, sequence, arrival, departure);
  const wholeAt = (column: number) => {
    const value = read(scanner, column, readWhole);
    if (value === unreadable) report('value-replaced', column);
    return value;
  };
  to.table.flags[at] = flagsOf(
    wholeAt(columns.pickup_type),
    wholeAt(columns.drop_off_type),
    wholeAt(columns.timepoint),
  );
  if (to.table.headsign.length > 0) {
    to.table.headsign[at] = scanner.addTo(to.headsigns, columns.stop_headsign);
  }
}

function append(
  table: StopTimesTable,
  trip: number,
  stop: number,
  sequence: number,
  arrival: number,
  departure: number,
): number {
  const at = table.length;
  if (at === table.trip.length) growTable(table);
  table.trip[at] = trip;
  table.stop[at] = stop;
  table.sequence[at] = sequence;
  table.arrival[at] = arrival === absent ? departure : arrival;
  table.departure[at] = departure === absent ? arrival : departure;
  table.length = at + 1;
  return at;
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

function wholeOf(plain: PlainRow, column: number): number {
  return column < 0 ? absent : (plain.wholes[column] as number);
}

function kindsOf(columns: Places, fields: number): Uint8Array {
  const kinds = new Uint8Array(fields);
  const set = (column: number, kind: number) => {
    if (column >= 0) kinds[column] = kind;
  };
  set(columns.trip_id, fieldKinds.trip);
  set(columns.stop_id, fieldKinds.stop);
  set(columns.arrival_time, fieldKinds.arrival);
  set(columns.departure_time, fieldKinds.departure);
  set(columns.stop_headsign, fieldKinds.empty);
  for (const column of [
    columns.stop_sequence,
    columns.pickup_type,
    columns.drop_off_type,
    columns.timepoint,
  ]) {
    set(column, fieldKinds.whole);
  }
  return kinds;
}

function flagsOf(pickup: number, dropOff: number, timepoint: number): number {
  let flags = 0;
  if (pickup === 1) flags |= callFlags.noBoarding;
  if (dropOff === 1) flags |= callFlags.noAlighting;
  if (pickup > 1 || dropOff > 1) flags |= callFlags.onRequest;
  if (timepoint === 0) flags |= callFlags.approximate;
  return flags;
}

function emptyTable(capacity: number, hasHeadsigns: boolean): StopTimesTable {
  const column = () => new Int32Array(capacity);
  return {
    length: 0,
    trip: column(),
    stop: column(),
    sequence: column(),
    arrival: column(),
    departure: column(),
    flags: new Uint8Array(capacity),
    headsign: new Int32Array(hasHeadsigns ? capacity : 0).fill(-1),
  };
}

function growTable(table: StopTimesTable): void {
  for (const name of ['trip', 'stop', 'sequence', 'arrival', 'departure', 'headsign'] as const) {
    table[name] = grown(table[name]);
  }
  table.flags = grown(table.flags);
  table.headsign.fill(-1, table.length);
}
