import type { LineAlong, OnRequest } from '#domain/access.ts';
import type { LineRef } from '#domain/line.ts';
import type { NextSheet, PrintGrid, PrintStop } from '#domain/line-print.ts';
import type { Severity } from '#domain/notices/severity.ts';
import type { DayClass } from '#domain/sheet-days.ts';
import type { Stop } from '#domain/stop.ts';
import type { GridNote } from '#domain/timetable.ts';

/** A stop as sheets name it. */
export type SheetStop = Pick<Stop, 'code' | 'name'>;

/** A departure in the row of its hour. */
export interface Minute {
  readonly minute: number;
  readonly symbols: string;
}

/** An hour of the service day: 25 is one o’clock of the next morning. */
export interface HourRow {
  readonly hour: number;
  /** One for each column, in the order of the clock. */
  readonly cells: readonly (readonly Minute[])[];
}

/** Hours downwards; the columns are stops on the sheet of a line, days on that of a stop. */
export interface HoursTable {
  readonly kind: 'hours';
  /** Its days; those of a stop’s sheet stand over the columns. */
  readonly classes: readonly DayClass[] | undefined;
  readonly columns: readonly ({ readonly stop: SheetStop } | { readonly classes: readonly DayClass[] })[];
  readonly rows: readonly HourRow[];
  /** How wide the slot of a minute is; as wide as the sheet allows. */
  readonly size: SlotSize;
}

export type SlotSize = 's' | 'm' | 'l';

/** Stops downwards, trips from left to right: a part of a grid, which is never copied. */
export interface TripsTable {
  readonly kind: 'trips';
  readonly classes: readonly DayClass[];
  readonly grid: PrintGrid;
  readonly rows: readonly number[];
  /** From the first of these trips to the one before the second. */
  readonly trips: readonly [first: number, end: number];
  /** Those of every trip of the grid. */
  readonly symbols: readonly string[];
}

/** A stop on the drawn line. */
export interface StripStop extends SheetStop {
  readonly isAccessible: boolean;
  /** Drawn larger: an end, or a stop whose departures are in the tables. */
  readonly isMain: boolean;
  /** From the first one; undefined where the usual trip does not stop. */
  readonly minutes: number | undefined;
}

export interface SheetNote {
  readonly symbol: string;
  readonly note: GridNote | RequestNote;
}

/** A departure that has to be asked for; under a table of whole trips, at which stops, or none for all of them. */
export interface RequestNote {
  readonly kind: 'on-request';
  readonly request: OnRequest;
  readonly stops: readonly string[];
}

/** More of them leave no room for times. */
export const mostNotices = 3;

/** A notice in force when the sheet is printed: its times stay those of the period. */
export interface SheetNotice {
  readonly title: string;
  readonly severity: Severity;
  /** The stops of the sheet that it closes and where to board instead, in words. */
  readonly closed?: string;
}

/** Everything that is printed of one direction of a line, or of it at one of its stops. */
export interface PrintedSheet {
  readonly line: LineRef;
  readonly direction: string;
  readonly towards: string;
  /** Where the usual trip begins. */
  readonly origin: string;
  /** The quickest and the slowest whole trip; undefined where none is whole. */
  readonly minutes: readonly [least: number, most: number] | undefined;
  readonly from: string;
  readonly to: string;
  readonly next: NextSheet;
  readonly notices: readonly SheetNotice[];
  readonly tables: readonly (HoursTable | TripsTable)[];
  readonly idle: readonly DayClass[];
  /** Single days that run otherwise. */
  readonly exceptions: readonly string[];
  readonly strip: readonly StripStop[];
  readonly notes: readonly SheetNote[];
  /** How riders get on or off between stops. */
  readonly along?: readonly LineAlong[];
  /** Names the stops of the notes. */
  readonly stopNames: ReadonlyMap<string, string>;
  /** Of its check address; undefined where it cannot be told by one. */
  readonly code: string | undefined;
  /** Of the sheet of a stop. */
  readonly stop?: PrintStop;
}
