import { callBits } from '../timetable/columns.ts';
import { callLimits } from '../timetable/call.ts';
import type { Stop } from '../timetable/facts.ts';
import { absent } from './bytes/field-readers.ts';
import type { FaultCode } from './faults.ts';
import type { ImportReport } from './import-report.ts';
import { interpolateTimes } from './interpolate-times.ts';
import { SequenceIndex } from './bytes/sequence-index.ts';
import {
  callFlagsOf,
  lineOfRow,
  stopUnit,
  withoutAlong,
  type StopTimesTable,
} from './tables/stop-times-columns.ts';
import type { TripRows } from './tables/trip-rows.ts';
import type { TripsTable } from './tables/trips-table.ts';

/** A trip without its own numbers: what it shares with others, and when it starts. */
export interface AssembledTrip {
  readonly pattern: number;
  readonly profile: number;
  readonly numbering: number;
  readonly start: number;
  /** Seconds from its first departure to its last. */
  readonly lasting: number;
}

/** What trips are put together from. */
export interface AssemblyTables {
  readonly rows: StopTimesTable;
  readonly trips: TripsTable;
  readonly stops: readonly Stop[];
}

/** In front of the stops of a pattern's list: its line and its direction. */
export const patternHead = 2;
/** In front of the times of a profile's list: its pattern. */
export const profileHead = 1;

/** Turns the rows of one trip after the other into patterns and profiles. */
export class TripAssembler {
  /** Lists: line, direction, each stop times `stopUnit` plus its flags, then each headsign when there are any. */
  readonly patterns = new SequenceIndex();
  /** Lists: pattern, each arrival, each departure, in seconds after the first departure. */
  readonly profiles = new SequenceIndex();
  /** Lists: each stop_sequence. */
  readonly numberings = new SequenceIndex();
  private readonly rows = new Int32Array(callLimits.positions);
  private readonly list = new Int32Array(callLimits.positions * 2 + patternHead);
  private readonly arrivals = new Int32Array(callLimits.positions);
  private readonly departures = new Int32Array(callLimits.positions);
  private readonly table: StopTimesTable;
  private readonly trips: TripsTable;
  private readonly stops: readonly Stop[];
  private readonly boardable: Uint8Array;
  private readonly report: ImportReport;

  constructor({ rows, trips, stops }: AssemblyTables, report: ImportReport) {
    this.table = rows;
    this.trips = trips;
    this.stops = stops;
    this.boardable = Uint8Array.from(stops, ({ kind }) => (kind === 0 ? 1 : 0));
    this.report = report;
  }

  /** The fault when the trip cannot run; the report has it, and the rows that are left out with the trip. */
  assemble(trip: number, rows: TripRows): AssembledTrip | FaultCode {
    const refuse = (code: FaultCode, usable: number) => {
      this.report.add(code, {
        table: 'trips',
        row: this.trips.row.values[trip] as number,
        detail: this.trips.ids.text(trip),
      });
      this.report.leaveOutWith(code, 'stop_times', usable);
      return code;
    };
    const total = rows.count[trip] as number;
    if (total >= callLimits.positions) return refuse('trip-too-long', total);
    const length = this.gatherRows(trip, rows);
    if (length < 2) return refuse('trip-too-short', length);
    const fault = this.readTimes(length);
    if (fault) return refuse(fault, length);
    const start = this.departures[0] as number;
    const lasting = (this.departures[length - 1] as number) - start;
    const pattern = this.numberPattern(trip, length);
    return {
      pattern,
      profile: this.numberProfile(pattern, length, start),
      numbering: this.numberSequences(length),
      start,
      lasting,
    };
  }

  /** The usable rows of a trip in the order of their sequence, in `this.rows`; gives how many. */
  private gatherRows(trip: number, { first: firsts, count, order }: TripRows): number {
    const { rows, table } = this;
    const first = firsts[trip] as number;
    const total = count[trip] as number;
    let length = 0;
    let isOrdered = true;
    for (let place = 0; place < total; place += 1) {
      const row = order ? (order[first + place] as number) : first + place;
      if (this.boardable[table.stop[row] as number] === 0) {
        this.report.add('stop-not-boardable', {
          table: 'stop_times',
          row: lineOfRow(table, row),
          detail: this.stops[table.stop[row] as number]?.id,
        });
        continue;
      }
      if (
        length > 0 &&
        (table.sequence[row] as number) <= (table.sequence[rows[length - 1] as number] as number)
      ) {
        isOrdered = false;
      }
      rows[length] = row;
      length += 1;
    }
    return isOrdered ? length : this.sortRows(trip, length);
  }

  private sortRows(trip: number, length: number): number {
    const { sequence } = this.table;
    const sorted = [...this.rows.subarray(0, length)].toSorted(
      (one, two) => (sequence[one] as number) - (sequence[two] as number) || one - two,
    );
    const isRepeated = (row: number, place: number) => sequence[row] === sequence[sorted[place - 1] ?? -1];
    for (const repeated of sorted.filter(isRepeated)) {
      this.report.add('sequence-repeated', {
        table: 'stop_times',
        row: lineOfRow(this.table, repeated),
        detail: this.trips.ids.text(trip),
      });
    }
    const distinct = sorted.filter((row, place) => !isRepeated(row, place));
    this.rows.set(distinct);
    return distinct.length;
  }

  private readTimes(length: number): FaultCode | undefined {
    const { rows, table, arrivals, departures } = this;
    let untimed = 0;
    for (let place = 0; place < length; place += 1) {
      const row = rows[place] as number;
      const arrival = table.arrival[row] as number;
      arrivals[place] = arrival;
      departures[place] = table.departure[row] as number;
      if (arrival === absent) untimed += 1;
    }
    if (arrivals[0] === absent || arrivals[length - 1] === absent) return 'time-missing';
    if (untimed > 0) this.interpolate(length);
    let before = arrivals[0] as number;
    for (let place = 0; place < length; place += 1) {
      const arrival = arrivals[place] as number;
      const departure = departures[place] as number;
      if (arrival < before || departure < arrival) return 'time-backwards';
      before = departure;
    }
    return undefined;
  }

  private interpolate(length: number): void {
    const { rows, table, stops } = this;
    const places = Array.from({ length }, (_, place) => stops[table.stop[rows[place] as number] as number]);
    for (const place of interpolateTimes(places, this.arrivals, this.departures)) {
      const row = rows[place] as number;
      table.flags[row] = (table.flags[row] as number) | (1 << callBits.approximate);
      this.report.add('time-interpolated', { table: 'stop_times', row: lineOfRow(table, row) });
    }
  }

  private numberPattern(trip: number, length: number): number {
    const { list, rows, table } = this;
    list[0] = this.trips.line.values[trip] as number;
    list[1] = this.trips.direction.values[trip] as number;
    const ofRoute = this.trips.along.values[trip] as number;
    let hasHeadsigns = false;
    for (let place = 0; place < length; place += 1) {
      const row = rows[place] as number;
      const flags = callFlagsOf(table.flags[row] as number, ofRoute);
      const own = place + 1 < length ? flags : withoutAlong(flags);
      list[patternHead + place] = (table.stop[row] as number) * stopUnit + own;
      if (table.headsign.length > 0 && (table.headsign[row] as number) >= 0) hasHeadsigns = true;
    }
    if (!hasHeadsigns) return this.patterns.add(list, patternHead + length);
    for (let place = 0; place < length; place += 1) {
      list[patternHead + length + place] = table.headsign[rows[place] as number] as number;
    }
    // A final -1, which no stop can be, marks a list with headsigns.
    list[patternHead + length * 2] = -1;
    return this.patterns.add(list, patternHead + length * 2 + 1);
  }

  private numberSequences(length: number): number {
    const { list, rows, table } = this;
    for (let place = 0; place < length; place += 1) {
      list[place] = table.sequence[rows[place] as number] as number;
    }
    return this.numberings.add(list, length);
  }

  private numberProfile(pattern: number, length: number, start: number): number {
    const { list, arrivals, departures } = this;
    list[0] = pattern;
    for (let place = 0; place < length; place += 1) {
      list[profileHead + place] = (arrivals[place] as number) - start;
      list[profileHead + length + place] = (departures[place] as number) - start;
    }
    return this.profiles.add(list, profileHead + length * 2);
  }
}
