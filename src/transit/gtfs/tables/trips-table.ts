import { tripFlags } from '#transit/timetable/columns.ts';
import { ByteIndex } from '../bytes/byte-index.ts';
import { GrowingColumn } from '../bytes/growing-column.ts';
import type { FaultCode } from '../faults.ts';
import type { ImportReport } from '../import-report.ts';
import { RefusedIds } from '../refused-ids.ts';
import { bikeBit } from './bikes-taken.ts';
import { findColumns, findTable, type FeedTables } from './read-table.ts';
import { RowScanner } from '../bytes/row-scanner.ts';

/** The trips of a feed in the order of the file, as columns. */
export type TripsTable = Readonly<ReturnType<typeof emptyTable>>;

const emptyTable = (routes: number) => ({
  ids: new ByteIndex(),
  refused: new RefusedIds(),
  /** The line of the file each stands in. */
  row: new GrowingColumn(),
  line: new GrowingColumn(),
  service: new GrowingColumn(),
  headsign: new GrowingColumn(),
  direction: new GrowingColumn(),
  shape: new GrowingColumn(),
  block: new GrowingColumn(),
  flags: new GrowingColumn(),
  /** What its route says of the way from stop to stop, as flags of its calls. */
  along: new GrowingColumn(),
  headsigns: new ByteIndex(),
  shapes: new ByteIndex(),
  blocks: new ByteIndex(),
  /** What the trips of each line say of bikes, as `bikes-taken.ts` reads it; no feed has more lines than routes. */
  bikes: new Uint8Array(routes),
});

const names = [
  'trip_id',
  'route_id',
  'service_id',
  'trip_headsign',
  'direction_id',
  'shape_id',
  'block_id',
  'wheelchair_accessible',
  'bikes_allowed',
] as const;

interface TripParents {
  /** The route ids, the line of each, and the flags it gives its calls. */
  readonly routes: {
    readonly ids: ByteIndex;
    readonly lines: readonly number[];
    readonly along: readonly number[];
  };
  readonly services: ByteIndex;
  /** Those of both whose rows were left out. */
  readonly refused: { readonly routes: RefusedIds; readonly services: RefusedIds };
}

export function readTrips(
  feed: FeedTables,
  { routes, services, refused }: TripParents,
  report: ImportReport,
): TripsTable {
  const bytes = findTable(feed, 'trips') ?? new Uint8Array();
  const scanner = new RowScanner(bytes);
  const columns = findColumns(scanner, names);
  const table = emptyTable(routes.lines.length);
  table.headsigns.addText('');
  const refuse = (code: FaultCode, column: number) => {
    report.add(code, { table: 'trips', row: scanner.row, detail: scanner.text(column) });
    table.refused.add(scanner, columns.trip_id, code);
  };
  /** A trip of a line or service whose row was left out has no fault of its own; one whose row is not there has. */
  const refuseOrphan = (parents: RefusedIds, code: FaultCode, column: number) => {
    const cause = parents.causeIn(scanner, column);
    if (!cause) return refuse(code, column);
    report.leaveOutWith(cause, 'trips');
    table.refused.add(scanner, columns.trip_id, cause);
  };
  let count = 0;
  while (scanner.next()) {
    count += 1;
    if (scanner.fault) {
      refuse(scanner.fault, -1);
      continue;
    }
    if (scanner.fields < scanner.width) report.add('row-short', { table: 'trips', row: scanner.row });
    const route = scanner.findIn(routes.ids, columns.route_id);
    const service = scanner.findIn(services, columns.service_id);
    if (columns.trip_id < 0 || scanner.isBlank(columns.trip_id)) refuse('value-missing', columns.trip_id);
    else if (route < 0) refuseOrphan(refused.routes, 'line-unknown', columns.route_id);
    else if (service < 0) refuseOrphan(refused.services, 'service-unknown', columns.service_id);
    else if (scanner.addTo(table.ids, columns.trip_id) < table.line.length)
      refuse('id-repeated', columns.trip_id);
    else {
      table.row.push(scanner.row);
      const line = routes.lines[route] as number;
      table.line.push(line);
      table.service.push(service);
      table.headsign.push(Math.max(scanner.addTo(table.headsigns, columns.trip_headsign), 0));
      table.direction.push(readDirection(scanner.text(columns.direction_id)));
      table.shape.push(scanner.addTo(table.shapes, columns.shape_id));
      table.block.push(scanner.addTo(table.blocks, columns.block_id));
      table.flags.push(accessibility(scanner.text(columns.wheelchair_accessible)));
      table.along.push(routes.along[route] as number);
      table.bikes[line] = (table.bikes[line] as number) | bikeBit(scanner.text(columns.bikes_allowed));
    }
  }
  report.countRows('trips', count);
  return table;
}

/** What `direction` holds where the feed gives none: direction_id is optional. */
export const unknownDirection = 2;

function readDirection(text: string): number {
  return text === '0' || text === '1' ? Number(text) : unknownDirection;
}

function accessibility(text: string): number {
  if (text === '1') return tripFlags.accessible;
  return text === '2' ? tripFlags.notAccessible : 0;
}
