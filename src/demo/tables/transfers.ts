import type { Network } from '../network/network.ts';
import type { PlannedStop } from '../network/planned-stop.ts';
import { distance } from '../streets/plane.ts';
import { csvBytes } from './csv-bytes.ts';

const walkKm = 0.09;
const cornerSeconds = 180;
const terminusSeconds = 300;

/** Walks between the stops of a main corner or a terminus, where they lead to other lines. */
export function transfersTable({ stops, directions }: Network): Uint8Array {
  const lines = new Map<PlannedStop, Set<string>>(stops.map((stop) => [stop, new Set()]));
  for (const { line, stops: served } of directions) {
    for (const { stop } of served) lines.get(stop)?.add(line.number);
  }
  const leadsOn = (from: PlannedStop, to: PlannedStop) =>
    [...(lines.get(to) ?? [])].some((line) => !lines.get(from)?.has(line));
  const major = stops.filter((stop) => stop.major);
  const rows = major.flatMap((from) =>
    major
      .filter((to) => from !== to && distance(from.at, to.at) <= walkKm)
      .filter((to) => leadsOn(from, to))
      .map((to) => {
        const seconds = from.station === undefined ? cornerSeconds : terminusSeconds;
        return [`1-${from.code}`, `1-${to.code}`, 2, seconds];
      }),
  );
  return csvBytes('from_stop_id,to_stop_id,transfer_type,min_transfer_time', rows);
}
