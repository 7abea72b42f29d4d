import { callFlags } from '#transit/timetable/columns.ts';
import { grown, type ByteIndex } from '../bytes/byte-index.ts';
import { absent } from '../bytes/field-readers.ts';
import { GrowingColumn } from '../bytes/growing-column.ts';
import type { RefusedIds } from '../refused-ids.ts';

/** A stop and its flags in one number: the stop times this, plus the flags. */
export const stopUnit = 16;

/** What rows refer to; headsigns are numbered as they come. */
export interface StopTimeIds {
  readonly trips: ByteIndex;
  readonly stops: ByteIndex;
  readonly headsigns: ByteIndex;
  /** Those whose rows were left out. */
  readonly refused: { readonly trips: RefusedIds; readonly stops: RefusedIds };
}

/** The stop times of a feed as columns, one row each, in the order of the file. */
export type StopTimesTable = ReturnType<typeof emptyTable>;

export function emptyTable(capacity: number, hasHeadsigns: boolean) {
  const column = () => new Int32Array(capacity);
  return {
    length: 0,
    trip: column(),
    stop: column(),
    sequence: column(),
    /** Seconds, or `absent`. */
    arrival: column(),
    departure: column(),
    flags: new Uint8Array(capacity),
    /** Empty unless the feed has headsigns at stops; then -1 or a number of `headsigns`. */
    headsign: new Int32Array(hasHeadsigns ? capacity : 0).fill(-1),
    /** From row `shiftedFrom[i]` on, the line of the file is the row plus `lineShift[i]`. */
    shiftedFrom: new GrowingColumn(),
    lineShift: new GrowingColumn(),
  };
}

/** States in which line of the file the next row of the table stands. Only what differs from counting on is kept. */
export function noteLine({ length, shiftedFrom, lineShift }: StopTimesTable, line: number): void {
  const shift = line - length;
  const last = lineShift.length - 1;
  if (lineShift.values[last] === shift) return;
  if (shiftedFrom.values[last] === length) lineShift.values[last] = shift;
  else {
    shiftedFrom.push(length);
    lineShift.push(shift);
  }
}

/** The line of the file in which a row stands. */
export function lineOfRow({ shiftedFrom, lineShift }: StopTimesTable, row: number): number {
  let low = 0;
  let high = shiftedFrom.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((shiftedFrom.values[middle] as number) <= row) low = middle;
    else high = middle;
  }
  return row + (lineShift.values[low] as number);
}

export function growTable(table: StopTimesTable): void {
  for (const name of ['trip', 'stop', 'sequence', 'arrival', 'departure', 'headsign'] as const) {
    table[name] = grown(table[name]);
  }
  table.flags = grown(table.flags);
  table.headsign.fill(-1, table.length);
}

interface StopTime {
  readonly trip: number;
  readonly stop: number;
  readonly sequence: number;
  readonly arrival: number;
  readonly departure: number;
}

/** Adds a row; a stop with one of its two times has both. */
export function appendRow(table: StopTimesTable, row: StopTime): number {
  const { trip, stop, sequence, arrival, departure } = row;
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

export function flagsOf(pickup: number, dropOff: number, timepoint: number): number {
  let flags = 0;
  if (pickup === 1) flags |= callFlags.noBoarding;
  if (dropOff === 1) flags |= callFlags.noAlighting;
  if (pickup > 1 || dropOff > 1) flags |= callFlags.onRequest;
  if (timepoint === 0) flags |= callFlags.approximate;
  return flags;
}
