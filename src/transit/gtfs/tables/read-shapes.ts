import type { ByteIndex } from '../bytes/byte-index.ts';
import { readDecimalE5 } from '../bytes/field-readers.ts';
import { GrowingColumn } from '../bytes/growing-column.ts';
import type { ImportReport } from '../import-report.ts';
import { encodePolyline } from '#lib/polyline.ts';
import { findColumns, type FeedTables } from './read-table.ts';
import { RowScanner } from '../bytes/row-scanner.ts';

const names = ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'] as const;

/** The drawn path of each shape that trips ask for, as an encoded polyline; empty when the feed has none, or a mere point. */
export function readShapes(feed: FeedTables, ids: ByteIndex, report: ImportReport): string[] {
  const bytes = feed.find('shapes.txt');
  const points = Array.from({ length: ids.size }, () => new ShapePoints());
  if (bytes) {
    const scanner = new RowScanner(bytes);
    const columns = findColumns(scanner, names);
    let count = 0;
    let unasked = 0;
    while (scanner.next()) {
      count += 1;
      if (scanner.fault) report.add(scanner.fault, { table: 'shapes', row: scanner.row });
      else if (!readPoint(scanner, columns, { ids, points, report })) unasked += 1;
    }
    report.countRows('shapes', count);
    report.leaveUnasked('shapes', unasked);
  }
  for (const [shape, drawn] of points.entries()) {
    if (!drawn.leadsSomewhere)
      report.add('shape-unknown', { table: 'trips', row: 0, detail: ids.text(shape) });
  }
  return points.map((shape) => shape.encode());
}

interface Destination {
  readonly ids: ByteIndex;
  readonly points: readonly ShapePoints[];
  readonly report: ImportReport;
}

/** Adds a point to its shape; false when no trip asks for that shape. */
function readPoint(
  scanner: RowScanner,
  columns: Readonly<Record<(typeof names)[number], number>>,
  { ids, points, report }: Destination,
): boolean {
  if (columns.shape_id < 0 || scanner.isBlank(columns.shape_id)) {
    report.add('value-missing', { table: 'shapes', row: scanner.row, detail: 'shape_id' });
    return true;
  }
  const shape = scanner.findIn(ids, columns.shape_id);
  if (shape < 0) return false;
  const latitude = degreesAt(scanner, columns.shape_pt_lat);
  const longitude = degreesAt(scanner, columns.shape_pt_lon);
  const sequence = degreesAt(scanner, columns.shape_pt_sequence) / 1e5;
  // Some programs write a point that they do not know as 0, 0.
  const isOnEarth =
    Math.abs(latitude) <= 90e5 && Math.abs(longitude) <= 180e5 && (latitude !== 0 || longitude !== 0);
  if (!isOnEarth || !(sequence >= 0 && sequence <= 0x7fff_ffff)) {
    report.add('value-unreadable', {
      table: 'shapes',
      row: scanner.row,
      detail: scanner.text(columns.shape_id),
    });
  } else points[shape]?.add(sequence, latitude, longitude);
  return true;
}

/** A decimal number in hundred-thousandths, or NaN. */
function degreesAt(scanner: RowScanner, column: number): number {
  if (column < 0 || scanner.isBlank(column)) return Number.NaN;
  const value = readDecimalE5(
    scanner.bytes,
    scanner.starts[column] as number,
    scanner.ends[column] as number,
  );
  return Number.isNaN(value) ? Math.round(Number(scanner.text(column)) * 1e5) : value;
}

/** The points of one shape, put in the order of their sequence when the file has them otherwise. */
class ShapePoints {
  private readonly sequence = new GrowingColumn(16);
  private readonly latitude = new GrowingColumn(16);
  private readonly longitude = new GrowingColumn(16);
  private isOrdered = true;
  /** A path needs two points that differ. */
  leadsSomewhere = false;

  add(sequence: number, latitude: number, longitude: number): void {
    const { length, values } = this.sequence;
    if (length > 0 && sequence < (values[length - 1] as number)) this.isOrdered = false;
    if (length > 0 && (latitude !== this.latitude.values[0] || longitude !== this.longitude.values[0]))
      this.leadsSomewhere = true;
    this.sequence.push(sequence);
    this.latitude.push(latitude);
    this.longitude.push(longitude);
  }

  encode(): string {
    const { sequence, latitude, longitude } = this;
    if (!this.leadsSomewhere) return '';
    const order = this.isOrdered ? undefined : orderOf(sequence.view());
    return encodePolyline(sequence.length, (place) => {
      const point = order?.[place] ?? place;
      return [latitude.values[point] as number, longitude.values[point] as number];
    });
  }
}

/** The places of values from the least to the greatest; equal ones stay in their order. */
function orderOf(values: Int32Array): Uint32Array {
  const places = Uint32Array.from(values, (_, place) => place);
  return places.sort((one, two) => (values[one] as number) - (values[two] as number));
}
