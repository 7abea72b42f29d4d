import type { LineAlong, RequestRows } from './access.ts';
import type { LineRef } from './line.ts';
import type { SheetDays } from './sheet-days.ts';
import type { Stop } from './stop.ts';
import type { GridNote } from './timetable.ts';

/** What the printed sheets of a line are made of, those that hold on one day. */
export interface LinePrint extends LineRef {
  readonly date: string;
  readonly directions: readonly DirectionPrint[];
}

export interface DirectionPrint {
  readonly direction: string;
  readonly towards: string;
  /** Where the usual trip begins. */
  readonly origin: string;
  readonly days: SheetDays;
  readonly next: NextSheet;
  /** How riders get on or off between stops. */
  readonly along?: readonly LineAlong[];
  /** One for each table of the days. */
  readonly grids: readonly PrintGrid[];
}

/** What follows the days of a sheet. */
export type NextSheet =
  | { readonly kind: 'period'; readonly name: string; readonly from: string }
  | { readonly kind: 'change'; readonly from: string }
  | { readonly kind: 'unknown' };

export interface PrintStop extends Pick<Stop, 'code' | 'name' | 'isAccessible'> {
  /** How many other lines stop there. */
  readonly connections: number;
}

/** The timetable of a table: stops are rows, trips are columns. A booklet has hundreds of thousands of times, so they are one list. */
export interface PrintGrid {
  readonly stops: readonly PrintStop[];
  readonly trips: readonly PrintTrip[];
  /** Row after row, one for each trip, in seconds of the service day; negative where it does not stop. */
  readonly times: readonly number[];
}

export interface PrintTrip {
  /** The row of its last stop. */
  readonly lastRow: number;
  readonly alightingRows: readonly number[];
  readonly approximateRows: readonly number[];
  readonly requests?: readonly RequestRows[];
  readonly notes: readonly GridNote[];
}

/** Negative where the trip does not stop. */
export function timeAt({ times, trips }: PrintGrid, row: number, trip: number): number {
  return times[row * trips.length + trip] ?? -1;
}
