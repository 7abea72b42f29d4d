import { formatServiceTime } from '#lib/time/service-time.ts';
import { callLimits } from '../timetable/call.ts';
import { tripFlags } from '../timetable/columns.ts';
import type { ImportReport } from './import-report.ts';
import type { TableRow } from './tables/tables.ts';
import type { AssembledTrip } from './trip-assembler.ts';
import type { TripsTable } from './tables/trips-table.ts';

/** One run of a trip: where its id is, which trip of the file it follows, and when it starts. */
export interface Run extends AssembledTrip {
  readonly id: number;
  readonly source: number;
  readonly flags: number;
}

/** A headway of a second over a day would be 86,400 trips: nobody runs such a line. */
const shortestHeadwaySeconds = 30;
/** What a feed may expand to in all: rows are cheap to write, and each may be thousands of runs. */
const maxRuns = 1_000_000;

/** A trip of `frequencies` becomes one run for each departure, with the departure in its id; any other stays one. */
export function expandFrequencies(
  assembled: ReadonlyMap<number, AssembledTrip>,
  trips: TripsTable,
  frequencies: readonly TableRow<'frequencies'>[],
  report: ImportReport,
): Run[] {
  const windows = new Map<number, TableRow<'frequencies'>[]>();
  let expected = 0;
  for (const row of frequencies) {
    const trip = trips.ids.findText(row.trip_id);
    const made = assembled.get(trip);
    const isUsable =
      row.headway_secs >= shortestHeadwaySeconds &&
      row.end_time > row.start_time &&
      row.end_time + (made?.lasting ?? 0) <= callLimits.seconds;
    if (!made) report.add('trip-unknown', 'frequencies', row.row, row.trip_id);
    else if (!isUsable || expected + runsIn(row) > maxRuns)
      report.add('frequency-unreadable', 'frequencies', row.row, row.trip_id);
    else {
      addTo(windows, trip, row);
      expected += runsIn(row);
    }
  }
  const runs: Run[] = [];
  for (const [source, trip] of assembled) {
    const flags = trips.flags.values[source] as number;
    const own = windows.get(source);
    if (!own) runs.push({ ...trip, id: source, source, flags });
    else for (const run of runsOf(trip, source, flags, own, trips)) runs.push(run);
  }
  return runs;
}

function runsIn(row: TableRow<'frequencies'>): number {
  return Math.ceil((row.end_time - row.start_time) / row.headway_secs);
}

function addTo<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function runsOf(
  trip: AssembledTrip,
  source: number,
  flags: number,
  windows: readonly TableRow<'frequencies'>[],
  trips: TripsTable,
): Run[] {
  const starts = new Map<number, boolean>();
  for (const { start_time: from, end_time: to, headway_secs: headway, exact_times: exact } of windows) {
    for (let start = from; start < to; start += headway) starts.set(start, exact === 1);
  }
  const name = trips.ids.text(source);
  return [...starts].map(([start, isExact]) => ({
    ...trip,
    source,
    start,
    id: trips.ids.addText(`${name}@${formatServiceTime(start)}`),
    flags: flags | tripFlags.fromFrequency | (isExact ? tripFlags.exactTimes : 0),
  }));
}
