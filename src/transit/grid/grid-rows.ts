import { callFlags } from '../timetable/columns.ts';
import { describeVariant, type GridNote } from './grid-notes.ts';
import { mergeStops } from './merge-stops.ts';
import { isAlightingOnly, type Timetable } from '../timetable/timetable.ts';
import { stopsOfPattern } from '../timetable/trips-of-day.ts';

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
export const cellFlags = { alightingOnly: 1, approximate: 2 } as const;

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

const known = new WeakMap<Timetable, Map<string, GridRows>>();
const kept = 2048;

/** The rows for a set of patterns, the most important first; kept, for it is by far the dearest step. */
export function gridRowsOf(timetable: Timetable, patterns: readonly number[]): GridRows {
  let all = known.get(timetable);
  if (!all) known.set(timetable, (all = new Map<string, GridRows>()));
  const key = patterns.join();
  const found = all.get(key);
  if (found) return found;
  if (all.size >= kept) all.clear();
  const made = makeRows(timetable, patterns);
  all.set(key, made);
  return made;
}

function makeRows(timetable: Timetable, patterns: readonly number[]): GridRows {
  const merged = mergeStops(patterns.map((pattern) => stopsOfPattern(timetable, pattern)));
  const leads = measureLeads(timetable, patterns, merged.rows, merged.stops.length);
  const stops = Uint32Array.from(merged.stops);
  const variants = patterns.map((pattern, place): GridVariant => {
    const rows = merged.rows[place] ?? new Uint16Array();
    return {
      pattern,
      rows,
      flags: flagRows(timetable, pattern, rows, stops.length),
      notes: describeVariant(stops, merged.rows[0] ?? rows, rows),
      lead: leads[place] ?? 0,
    };
  });
  return { stops, variants, meetings: findMeetings(merged.rows, stops.length) };
}

function flagRows(timetable: Timetable, pattern: number, rows: Uint16Array, height: number): Uint8Array {
  const flags = new Uint8Array(height);
  const first = timetable.patternOffset[pattern] as number;
  for (const [position, row] of rows.entries()) {
    const isApproximate =
      ((timetable.patternFlags[first + position] as number) & callFlags.approximate) !== 0;
    flags[row] =
      (isAlightingOnly(timetable, pattern, position) ? cellFlags.alightingOnly : 0) |
      (isApproximate ? cellFlags.approximate : 0);
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

/** Lays all variants along one line of time, each hung on the first row whose time is known already. */
function measureLeads(
  timetable: Timetable,
  patterns: readonly number[],
  lists: readonly Uint16Array[],
  height: number,
): number[] {
  const times = new Float64Array(height).fill(Number.NaN);
  return patterns.map((pattern, place) => {
    const rows = lists[place] ?? new Uint16Array();
    const group = timetable.groupOffset[pattern] as number;
    const trip = timetable.groupTrip[timetable.groupTripOffset[group] as number] as number;
    const cells = timetable.profileOffset[timetable.tripProfile[trip] as number] as number;
    const offsetOf = (position: number) => timetable.profileDeparture[cells + position] as number;
    const hook = rows.findIndex((row) => !Number.isNaN(times[row]));
    const lead = hook < 0 ? 0 : (times[rows[hook] as number] as number) - offsetOf(hook);
    for (const [position, row] of rows.entries()) {
      if (Number.isNaN(times[row])) times[row] = lead + offsetOf(position);
    }
    return lead;
  });
}
