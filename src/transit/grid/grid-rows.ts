import { isAlightingOnly, isApproximate, listTripsOfPattern, stopsOfPattern } from '../timetable/patterns.ts';
import { onRequestOfPattern } from '../timetable/access.ts';
import { Remembered } from '../timetable/remembered.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { callTimeAt, startOfTrip } from '../timetable/trips.ts';
import { describeVariant, type GridNote } from './grid-notes.ts';
import { mergeStops, type MergedStops } from './merge-stops.ts';

/** A pattern of the grid: where its stops stand among the rows. */
export interface GridVariant {
  readonly pattern: number;
  /** The row of each of its stops. */
  readonly rows: Uint16Array;
  /** `cellFlags` of each row of the grid; 0 where it does not stop. */
  readonly flags: Uint8Array;
  readonly notes: readonly GridNote[];
  /** Seconds after the top of the grid at which a bus would usually be at its first stop. */
  readonly lead: number;
}

/** Bits of a cell. */
export const cellFlags = { alightingOnly: 1, approximate: 2, onRequest: 4 } as const;

/** The part of a grid that depends on its patterns alone. */
export interface GridRows {
  readonly stops: Uint32Array;
  readonly variants: readonly GridVariant[];
  /**
   * Where two variants first meet: `meetings[one * variants.length + two]` is the position of that stop on variant
   * `one`, -1 when they share no row.
   */
  readonly meetings: Int32Array;
}

const allRows = new Remembered<Timetable, string, GridRows>(2048);

/** The rows for a set of patterns, the most important first; remembered, for it is by far the dearest step. */
export function gridRowsOf(timetable: Timetable, patterns: readonly number[]): GridRows {
  return allRows.get(timetable, patterns.join(), () => makeRows(timetable, patterns));
}

function makeRows(timetable: Timetable, patterns: readonly number[]): GridRows {
  const merged = mergeStops(patterns.map((pattern) => stopsOfPattern(timetable, pattern)));
  const leads = measureLeads(timetable, patterns, merged);
  const stops = Uint32Array.from(merged.stops);
  const variants = patterns.map((pattern, place): GridVariant => {
    const rows = merged.rows[place] ?? new Uint16Array();
    return {
      pattern,
      rows,
      flags: flagRows(timetable, { pattern, rows }, stops.length),
      notes: describeVariant(stops, merged.rows[0] ?? rows, rows),
      lead: leads[place] ?? 0,
    };
  });
  return { stops, variants, meetings: findMeetings(merged.rows, stops.length) };
}

function flagRows(
  timetable: Timetable,
  { pattern, rows }: Pick<GridVariant, 'pattern' | 'rows'>,
  height: number,
): Uint8Array {
  const flags = new Uint8Array(height);
  for (const [position, row] of rows.entries()) {
    flags[row] =
      (isAlightingOnly(timetable, pattern, position) ? cellFlags.alightingOnly : 0) |
      (isApproximate(timetable, pattern, position) ? cellFlags.approximate : 0) |
      (onRequestOfPattern(timetable, pattern, position) ? cellFlags.onRequest : 0);
  }
  return flags;
}

function findMeetings(lists: readonly Uint16Array[], height: number): Int32Array {
  const meetings = new Int32Array(lists.length * lists.length).fill(-1);
  const isOnOne = new Uint8Array(height);
  for (const [one, rows] of lists.entries()) {
    isOnOne.fill(0);
    for (const row of rows) isOnOne[row] = 1;
    for (const [two, others] of lists.entries()) {
      const shared = others.find((row) => isOnOne[row] === 1);
      if (shared !== undefined) meetings[one * lists.length + two] = rows.indexOf(shared);
    }
  }
  return meetings;
}

/** Puts all variants on one time scale: each is shifted so that it agrees with those before it at the first row they share. */
function measureLeads(
  timetable: Timetable,
  patterns: readonly number[],
  { stops, rows: lists }: MergedStops,
): number[] {
  const times = new Float64Array(stops.length).fill(Number.NaN);
  return patterns.map((pattern, place) => {
    const rows = lists[place] ?? new Uint16Array();
    const [trip = 0] = listTripsOfPattern(timetable, pattern);
    const offsetOf = (position: number) =>
      callTimeAt(timetable, trip, position) - startOfTrip(timetable, trip);
    const hook = rows.findIndex((row) => !Number.isNaN(times[row]));
    const lead = hook < 0 ? 0 : (times[rows[hook] as number] as number) - offsetOf(hook);
    for (const [position, row] of rows.entries()) {
      if (Number.isNaN(times[row])) times[row] = lead + offsetOf(position);
    }
    return lead;
  });
}
