import type { ServiceDate } from '#lib/time/service-date.ts';
import { tripFlags } from '../timetable/columns.ts';
import type { Edition } from '../timetable/edition.ts';
import type { GridNote } from './grid-notes.ts';
import { orderColumns } from './grid-columns.ts';
import { cellFlags, gridRowsOf, type GridRows, type GridVariant } from './grid-rows.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { listTripsOfPattern, stopsOfPattern } from '../timetable/trips-of-day.ts';

/** The timetable of a line, direction and day as riders read it: stops downwards, trips from left to right. */
export interface TimetableGrid {
  readonly way: LineDirection;
  readonly date: ServiceDate;
  /** The stop of each row; a stop may have two rows where a line comes back to it. */
  readonly rows: Uint32Array;
  /** The trip of each column, and its variant. */
  readonly trips: Uint32Array;
  readonly columnVariant: Uint16Array;
  /** The patterns that run that day, the one of most trips first: the others' notes say how they differ from it. */
  readonly variants: readonly GridVariant[];
  /** Departures in seconds of the service date, row after row; -1 where the trip does not stop. */
  readonly cells: Int32Array;
}

export function buildGrid({ timetable }: Edition, way: LineDirection, date: ServiceDate): TimetableGrid {
  const running = listRunning(timetable, way, date);
  const layout = gridRowsOf(
    timetable,
    running.map(({ pattern }) => pattern),
  );
  const { trips, columnVariant } = orderColumns(timetable, layout, running);
  const cells = fillCells(timetable, layout, trips, columnVariant);
  return { way, date, rows: layout.stops, trips, columnVariant, variants: layout.variants, cells };
}

/** Departure in seconds; -1 where the trip does not stop. */
export function timeAt(grid: TimetableGrid, row: number, column: number): number {
  return grid.cells[row * grid.trips.length + column] ?? -1;
}

/** `cellFlags` of a cell. */
export function flagsAt(timetable: Timetable, grid: TimetableGrid, row: number, column: number): number {
  if (timeAt(grid, row, column) < 0) return 0;
  const flags = grid.variants[grid.columnVariant[column] as number]?.flags[row] ?? 0;
  const trip = timetable.tripFlags[grid.trips[column] as number] as number;
  const isEvery = (trip & tripFlags.fromFrequency) !== 0 && (trip & tripFlags.exactTimes) === 0;
  return isEvery ? flags | cellFlags.approximate : flags;
}

export function notesOf(grid: TimetableGrid, column: number): readonly GridNote[] {
  return grid.variants[grid.columnVariant[column] as number]?.notes ?? [];
}

/** The patterns of the day with their trips, by importance: those of most trips first, then the longest. */
function listRunning(timetable: Timetable, way: LineDirection, date: ServiceDate) {
  const running: { readonly pattern: number; readonly trips: readonly number[] }[] = [];
  for (const pattern of way.patterns) {
    const trips = listTripsOfPattern(timetable, pattern, date);
    if (trips.length > 0) running.push({ pattern, trips });
  }
  if (running.length < 2) return running;
  const lengthOf = (pattern: number) => stopsOfPattern(timetable, pattern).length;
  return running.sort(
    (one, two) => two.trips.length - one.trips.length || lengthOf(two.pattern) - lengthOf(one.pattern),
  );
}

function fillCells(
  { tripStart, tripProfile, profileOffset, profileDeparture }: Timetable,
  { stops, variants }: GridRows,
  trips: Uint32Array,
  columnVariant: Uint16Array,
): Int32Array {
  const width = trips.length;
  const height = stops.length;
  const cells = new Int32Array(height * width);
  if (variants.length > 1) cells.fill(-1);
  // The innermost loop of the service: `| 0` tells the engine that these numbers stay small and whole.
  for (let column = 0; column < width; column += 1) {
    const trip = trips[column] as number;
    const start = tripStart[trip] as number;
    const from = (profileOffset[tripProfile[trip] as number] as number) | 0;
    const { rows } = variants[columnVariant[column] as number] as GridVariant;
    const length = rows.length | 0;
    if (length === height) {
      for (let row = 0; row < length; row = (row + 1) | 0) {
        const cell = (Math.imul(row, width) + column) | 0;
        cells[cell] = (start + (profileDeparture[(from + row) | 0] as number)) | 0;
      }
      continue;
    }
    for (let position = 0; position < length; position = (position + 1) | 0) {
      const cell = (Math.imul(rows[position] as number, width) + column) | 0;
      cells[cell] = (start + (profileDeparture[(from + position) | 0] as number)) | 0;
    }
  }
  return cells;
}
