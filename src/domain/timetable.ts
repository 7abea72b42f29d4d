import type { RequestRows } from './access.ts';
import type { Departure, LiveTrust } from './departure.ts';
import type { LineDirectionRef } from './line.ts';
import type { Stop } from './stop.ts';

/** The timetable of a line, a direction and a day: stops are rows, trips are columns. */
export interface TimetableGrid extends LineDirectionRef {
  readonly date: string;
  /** The same as long as its sheet does not change: what a print is checked against. */
  readonly fingerprint: string;
  readonly version: string;
  /** The moment that the seconds of `times` are counted from. */
  readonly originAt: number;
  /** A stop served twice has two rows. */
  readonly stops: readonly Stop[];
  readonly trips: readonly GridTrip[];
}

export interface GridTrip {
  readonly tripId: string;
  readonly towards: string;
  readonly isCancelled: boolean;
  /** One for each row, in seconds; null where it does not stop. */
  readonly times: readonly (number | null)[];
  readonly alightingRows: readonly number[];
  readonly approximateRows: readonly number[];
  readonly requests?: readonly RequestRows[];
  /** Where it would stop and does not that day. */
  readonly skippedRows: readonly number[];
  readonly notes: readonly GridNote[];
}

/** What sets a trip apart from the usual one: it starts or ends at a stop, goes by others, or leaves some out. */
export interface GridNote {
  readonly kind: 'starts-at' | 'ends-at' | 'also-by' | 'leaves-out' | 'every';
  readonly stops: readonly string[];
  /** Of the kind `every`: it stands for a bus every so often from its first stop, in minutes of the service day. */
  readonly every?: { readonly minutes: number; readonly from: number; readonly until: number };
}

/** What tells a note from others. */
export const keyOfNote = ({ kind, stops, every }: GridNote): string =>
  [kind, ...stops, ...(every ? [every.minutes, every.from, every.until] : [])].join(' ');

/** Every departure of a line at a stop on a day. */
export interface StopDay extends LineDirectionRef {
  readonly at: number;
  readonly stop: Stop;
  readonly date: string;
  readonly trust: LiveTrust;
  readonly departures: readonly (Departure & { readonly hasPassed: boolean })[];
}
