import { formatServiceTime } from '#lib/time/service-time.ts';
import { callLimits } from '../timetable/call.ts';
import { tripFlags } from '../timetable/columns.ts';
import type { FaultCode } from './faults.ts';
import type { ImportReport } from './import-report.ts';
import type { TableRow } from './tables/tables.ts';
import type { AssembledTrip } from './trip-assembler.ts';
import type { TripsTable } from './tables/trips-table.ts';

/** A trip as the timetable has it: where its id is, which trip of the file it follows, and when it starts. */
export interface ExpandedTrip extends AssembledTrip {
  readonly id: number;
  readonly source: number;
  readonly flags: number;
  /** The place of its row in `frequencies`; -1 for a trip with times of its own. */
  readonly frequency: number;
}

type Frequency = TableRow<'frequencies'>;
/** With its place among the rows. */
type Window = Frequency & { readonly place: number };

/** A headway of a second over a day would be 86,400 trips: nobody runs such a line. */
const shortestHeadwaySeconds = 30;
/** What a feed may expand to in all: rows are cheap to write, and each may be thousands of trips. */
const maxExpanded = 1_000_000;

/** A trip of `frequencies` becomes one trip for each departure, with the departure in its id; any other stays one. */
export function expandFrequencies(
  assembled: readonly (AssembledTrip | FaultCode)[],
  { trips, frequencies }: { readonly trips: TripsTable; readonly frequencies: readonly Frequency[] },
  report: ImportReport,
): ExpandedTrip[] {
  const windows = new Map<number, Window[]>();
  let expected = 0;
  for (const [place, row] of frequencies.entries()) {
    const trip = trips.ids.findText(row.trip_id);
    const made = trip < 0 ? trips.refused.causeOf(row.trip_id) : assembled[trip];
    const found = { table: 'frequencies', row: row.row, detail: row.trip_id };
    if (made === undefined) report.add('trip-unknown', found);
    else if (typeof made === 'string') report.leaveOutWith(made, 'frequencies');
    else if (!isUsable(row, made) || expected + departuresIn(row) > maxExpanded) {
      report.add('frequency-unreadable', found);
    } else {
      const own = windows.get(trip);
      const window = { ...row, place };
      if (own) own.push(window);
      else windows.set(trip, [window]);
      expected += departuresIn(row);
    }
  }
  const expanded: ExpandedTrip[] = [];
  for (const [source, trip] of assembled.entries()) {
    if (typeof trip === 'string') continue;
    const whole = { ...trip, id: source, source, flags: trips.flags.values[source] as number, frequency: -1 };
    const own = windows.get(source);
    if (!own) expanded.push(whole);
    else for (const each of expandTrip(whole, own, trips)) expanded.push(each);
  }
  return expanded;
}

function isUsable(row: Frequency, { lasting }: AssembledTrip): boolean {
  const { headway_secs: headway, start_time: from, end_time: to } = row;
  return headway >= shortestHeadwaySeconds && to > from && to + lasting <= callLimits.seconds;
}

function departuresIn(row: Frequency): number {
  return Math.ceil((row.end_time - row.start_time) / row.headway_secs);
}

function expandTrip(trip: ExpandedTrip, windows: readonly Window[], { ids }: TripsTable): ExpandedTrip[] {
  const starts = new Map<number, Window>();
  for (const window of windows) {
    const { start_time: from, end_time: to, headway_secs: headway } = window;
    for (let start = from; start < to; start += headway) starts.set(start, window);
  }
  const name = ids.text(trip.source);
  return [...starts].map(([start, { exact_times: exact, place }]) => ({
    ...trip,
    start,
    id: ids.addText(`${name}@${formatServiceTime(start)}`),
    flags: trip.flags | tripFlags.fromFrequency | (exact === 1 ? tripFlags.exactTimes : 0),
    frequency: exact === 1 ? -1 : place,
  }));
}
