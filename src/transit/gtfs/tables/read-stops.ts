import type { Stop } from '#transit/timetable/facts.ts';
import { ByteIndex } from '../bytes/byte-index.ts';
import type { ImportReport } from '../import-report.ts';
import { ownName, stopNumber } from './own-name.ts';
import { createZoneReader } from './read-zones.ts';
import type { TableRow } from './tables.ts';

/** What GTFS calls location_type. */
const stationType = 1;

interface StopsTable {
  readonly ids: ByteIndex;
  readonly facts: readonly Stop[];
}

export function readStops(rows: readonly TableRow<'stops'>[], report: ImportReport): StopsTable {
  const ids = new ByteIndex();
  const kept: TableRow<'stops'>[] = [];
  for (const row of rows) {
    if (ids.findText(row.stop_id) >= 0)
      report.add('id-repeated', { table: 'stops', row: row.row, detail: row.stop_id });
    else {
      ids.addText(row.stop_id);
      kept.push(row);
    }
  }
  const codes = new Set<string>();
  const readZone = createZoneReader(report);
  const numbers = numberStops(kept);
  const facts = kept.map((row): Stop => {
    const parent = row.parent_station === '' ? -1 : ids.findText(row.parent_station);
    const located = parent >= 0 && Number.isNaN(row.stop_lat) ? (kept[parent] ?? row) : row;
    const isLocated = Math.abs(located.stop_lat) <= 90 && Math.abs(located.stop_lon) <= 180;
    if (row.location_type === 0) checkStop({ row, isLocated, codes }, report);
    const boarding = row.wheelchair_boarding || (kept[parent]?.wheelchair_boarding ?? 0);
    return {
      id: row.stop_id,
      code: numbers.get(row) ?? row.stop_id,
      name: row.stop_name || (kept[parent]?.stop_name ?? ''),
      description: row.stop_desc,
      latitude: isLocated ? located.stop_lat : 0,
      longitude: isLocated ? located.stop_lon : 0,
      kind: row.location_type,
      ...(boarding === 1 || boarding === 2 ? { accessible: boarding === 1 } : {}),
      ...(parent >= 0 ? { parent } : {}),
      ...(row.platform_code ? { platform: row.platform_code } : {}),
      ...readZone(row),
    };
  });
  return { ids, facts };
}

/**
 * The number of each stop: that on its pole, which the first of several has, else its identifier. Each boarded stop has
 * its own, because it is asked for by its number; so has each station, which takes none from a stop.
 */
function numberStops(rows: readonly TableRow<'stops'>[]): ReadonlyMap<TableRow<'stops'>, string> {
  const numbers = new Map<TableRow<'stops'>, string>();
  const taken = new Set<string>();
  const give = (row: TableRow<'stops'>, number: string) => {
    numbers.set(row, number);
    if (row.location_type === 0) taken.add(number);
  };
  for (const row of rows) {
    const printed = stopNumber(row.stop_code);
    if (printed !== '' && (row.location_type !== 0 || !taken.has(printed))) give(row, printed);
  }
  for (const row of rows) {
    if (numbers.has(row)) continue;
    const id = stopNumber(row.stop_id);
    give(row, row.location_type === 0 ? ownName([id], taken, 'stop') : id);
  }
  for (const row of rows) {
    if (row.location_type !== stationType) continue;
    const own = ownName([stopNumber(row.stop_code), stopNumber(row.stop_id)], taken, 'stop');
    numbers.set(row, own);
    taken.add(own);
  }
  return numbers;
}

interface CheckedStop {
  readonly row: TableRow<'stops'>;
  readonly isLocated: boolean;
  /** Those of the stops before it. */
  readonly codes: Set<string>;
}

function checkStop({ row, isLocated, codes }: CheckedStop, report: ImportReport): void {
  const add = (code: Parameters<ImportReport['add']>[0]) =>
    report.add(code, { table: 'stops', row: row.row, detail: row.stop_id });
  if (!isLocated) add('coordinates-missing');
  if (row.stop_code === '') add('stop-code-missing');
  else if (codes.has(row.stop_code)) add('stop-code-repeated');
  codes.add(row.stop_code);
}
