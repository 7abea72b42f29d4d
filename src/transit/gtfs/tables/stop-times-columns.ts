import { callBits } from '#transit/timetable/columns.ts';
import { grown, type ByteIndex } from '../bytes/byte-index.ts';
import { absent } from '../bytes/field-readers.ts';
import { GrowingColumn } from '../bytes/growing-column.ts';
import type { RefusedIds } from '../refused-ids.ts';

/** A stop and its flags in one number: the stop times this, plus the flags. */
export const stopUnit = 512;
/** With more of them that number would not fit. */
export const mostStops = Math.floor(2 ** 31 / stopUnit);

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
    /** As `patternFlags`, but for the parts along the way: `toldBits` has these. */
    flags: new Uint16Array(capacity),
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

/** What the columns of a row say; any of them may be `absent` or `unreadable`. */
export interface CallAccess {
  pickup: number;
  dropOff: number;
  timepoint: number;
  continuousPickup: number;
  continuousDropOff: number;
}

/** The largest value of the four columns that say how riders get on and off. */
export const mostAccess = 3;

/** Where rows have what they say of the way to the next stop: 0 where they say nothing, else the value plus one. */
const toldBits = { boardingAlong: 5, alightingAlong: 8 } as const;
/** A row without these bits says nothing of the way to the next stop. */
const leastTold = 1 << toldBits.boardingAlong;

export function flagsOf(access: Readonly<CallAccess>): number {
  return (
    (Math.max(access.pickup, 0) << callBits.boarding) |
    (Math.max(access.dropOff, 0) << callBits.alighting) |
    (access.timepoint === 0 ? 1 << callBits.approximate : 0) |
    (Math.max(access.continuousPickup + 1, 0) << toldBits.boardingAlong) |
    (Math.max(access.continuousDropOff + 1, 0) << toldBits.alightingAlong)
  );
}

/** The flags of a call: what its row says of the way to the next stop counts before what its route does. */
export function callFlagsOf(row: number, ofRoute: number): number {
  if (row < leastTold) return row | ofRoute;
  const told = (bits: number) => ((row >> bits) & 7) - 1;
  const boarding = told(toldBits.boardingAlong);
  const alighting = told(toldBits.alightingAlong);
  return (
    (row & (leastTold - 1)) |
    (boarding < 0 ? ofRoute & (3 << callBits.boardingAlong) : alongFlags(boarding, 1)) |
    (alighting < 0 ? ofRoute & (3 << callBits.alightingAlong) : alongFlags(1, alighting))
  );
}

/** What continuous_pickup and continuous_drop_off are as flags of a call; 1, and what says nothing, is no flag at all. */
export function alongFlags(pickup: number, dropOff: number): number {
  const valueOf = (told: number) => (told === 0 ? 1 : told < 2 ? 0 : told);
  return (valueOf(pickup) << callBits.boardingAlong) | (valueOf(dropOff) << callBits.alightingAlong);
}

/** Nothing follows the last call of a trip. */
export const withoutAlong = (flags: number): number => flags & (leastTold - 1);
