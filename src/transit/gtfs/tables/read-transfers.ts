import type { Transfer } from '#transit/timetable/facts.ts';
import type { ByteIndex } from '../bytes/byte-index.ts';
import type { ImportReport } from '../import-report.ts';
import type { RefusedIds } from '../refused-ids.ts';
import type { TableRow } from './tables.ts';

interface TransferStops {
  readonly ids: ByteIndex;
  /** Those whose rows were left out. */
  readonly refused: RefusedIds;
}

/** The walks between stops. */
export function readTransfers(
  rows: readonly TableRow<'transfers'>[],
  { ids, refused }: TransferStops,
  report: ImportReport,
): Transfer[] {
  return rows.flatMap((row) => {
    const [from, to] = [ids.findText(row.from_stop_id), ids.findText(row.to_stop_id)];
    if (from >= 0 && to >= 0) {
      const minimum = row.min_transfer_time < 0 ? {} : { minimumSeconds: row.min_transfer_time };
      const parties = [row.from_route_id, row.to_route_id, row.from_trip_id, row.to_trip_id];
      const part = parties.some((id) => id !== '') ? { isForSome: true as const } : {};
      return [{ from, to, kind: row.transfer_type, ...minimum, ...part }];
    }
    const missing = [row.from_stop_id, row.to_stop_id].filter((id) => id !== '' && ids.findText(id) < 0);
    const unknown = missing.find((id) => !refused.causeOf(id));
    const cause = refused.causeOf(missing[0] ?? '');
    if (unknown !== undefined)
      report.add('stop-unknown', { table: 'transfers', row: row.row, detail: unknown });
    else if (cause) report.leaveOutWith(cause, 'transfers');
    // A transfer from trip to trip names no stops.
    else report.leaveUnasked('transfers');
    return [];
  });
}
