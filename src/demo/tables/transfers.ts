import { CsvBytes } from './csv-bytes.ts';
import { distance } from '../streets/plane.ts';
import type { Network } from '../network/network.ts';
import type { PlannedStop } from '../network/planned-stop.ts';

const walkKm = 0.09;
const cornerSeconds = 180;
const terminusSeconds = 300;

/** Walks between the stops of a main corner or a terminus, where they lead to other lines. */
export function transfersTable({ stops, directions }: Network): Uint8Array {
  const lines = new Map<PlannedStop, Set<string>>();
  for (const { line, stops: served } of directions) {
    for (const { stop } of served) {
      const known = lines.get(stop) ?? new Set<string>();
      lines.set(stop, known.add(line.number));
    }
  }
  const csv = new CsvBytes('from_stop_id,to_stop_id,transfer_type,min_transfer_time');
  const major = stops.filter((stop) => stop.major);
  for (const from of major) {
    for (const to of major) {
      if (from === to || distance(from.at, to.at) > walkKm) continue;
      const known = lines.get(from);
      const others = [...(lines.get(to) ?? [])].some((line) => !known?.has(line));
      if (!others) continue;
      const seconds = from.station === undefined ? cornerSeconds : terminusSeconds;
      csv.row(`1-${from.code}`, `1-${to.code}`, 2, seconds);
    }
  }
  return csv.finish();
}
