import type { ServiceDate } from '#lib/time/service-date.ts';
import { onRequestOfPattern, type OnRequest } from '../timetable/access.ts';
import { tabulateCalls } from '../timetable/call-table.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { listTripsOfPattern, stopsOfPattern } from '../timetable/patterns.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { frequencyAt, frequencyOf, hasApproximateTimes } from '../timetable/trips.ts';
import type { GridNote } from './grid-notes.ts';
import { cellFlags, gridRowsOf, type GridVariant } from './grid-rows.ts';
import { orderTrips, type TripOrder } from './trip-order.ts';

interface GridQuestion {
  readonly direction: LineDirection;
  readonly date: ServiceDate;
}

/** The timetable of a line, direction and day as riders read it: stops downwards, trips from left to right. */
export interface TimetableGrid extends TripOrder, GridQuestion {
  /** The stop of each row; a stop may have two rows where a line comes back to it. */
  readonly rows: Uint32Array;
  /** The patterns that run that day, the one of most trips first: the others' notes say how they differ from it. */
  readonly variants: readonly GridVariant[];
  /** Departures, and at the last stop of a trip its arrival: seconds of the service date, row after row; -1 where it does not stop. */
  readonly cells: Int32Array;
}

/** A trip of a grid from top to bottom. */
interface GridColumn {
  readonly trip: number;
  /** The row of each of its stops. */
  readonly rows: Uint16Array;
  /** Departures, and its arrival at its last stop: seconds, row after row; undefined where it does not stop. */
  readonly times: readonly (number | undefined)[];
  /** The rows at which it only lets people off, and those whose time is not exact. */
  readonly alightingOnly: readonly number[];
  readonly approximate: readonly number[];
  /** The rows at which riders have to ask, by what they ask for. */
  readonly onRequest: readonly RequestRows[];
  readonly notes: readonly GridNote[];
}

export function buildGrid({ timetable }: Edition, { direction, date }: GridQuestion): TimetableGrid {
  const running = listRunning(timetable, direction, date);
  const layout = gridRowsOf(
    timetable,
    running.map(({ pattern }) => pattern),
  );
  const { stops, variants } = layout;
  const { trips, tripVariant } = orderTrips(timetable, layout, running);
  const cells = tabulateCalls(timetable, { height: stops.length, trips, tripVariant, variants });
  return { direction, date, rows: stops, trips, tripVariant, variants, cells };
}

export function readColumn(
  { timetable }: Pick<Edition, 'timetable'>,
  grid: TimetableGrid,
  column: number,
): GridColumn {
  const width = grid.trips.length;
  const trip = grid.trips[column] as number;
  const variant = grid.variants[grid.tripVariant[column] as number];
  const times = Array.from(grid.rows, (_, row) => {
    const seconds = grid.cells[row * width + column] ?? -1;
    return seconds < 0 ? undefined : seconds;
  });
  const isEvery = hasApproximateTimes(timetable, trip);
  const every = frequencyAt(timetable, trip, 0);
  const rowsWith = (flag: number, isAny = false) =>
    [...times.keys()].filter(
      (row) => times[row] !== undefined && (isAny || ((variant?.flags[row] ?? 0) & flag) !== 0),
    );
  return {
    trip,
    rows: variant?.rows ?? new Uint16Array(),
    times,
    alightingOnly: rowsWith(cellFlags.alightingOnly),
    approximate: rowsWith(cellFlags.approximate, isEvery),
    onRequest: variant ? requestsOf(timetable, variant, rowsWith(cellFlags.onRequest)) : [],
    notes: [...(variant?.notes ?? []), ...(every ? [{ kind: 'every' as const, ...every }] : [])],
  };
}

/** Rows at which riders ask for the same. */
export interface RequestRows extends OnRequest {
  readonly rows: readonly number[];
}

function requestsOf(
  timetable: Timetable,
  { pattern, rows: own }: GridVariant,
  rows: readonly number[],
): readonly RequestRows[] {
  const kinds = new Map<string, RequestRows & { readonly rows: number[] }>();
  for (const row of rows) {
    const asked = onRequestOfPattern(timetable, pattern, own.indexOf(row));
    const key = `${asked?.boarding} ${asked?.alighting}`;
    const kind = kinds.get(key) ?? { ...asked, rows: [] };
    kind.rows.push(row);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

/** A kind of trips of a grid: what is the same for all of them. */
type GridKind = Pick<GridColumn, 'alightingOnly' | 'approximate' | 'onRequest' | 'notes'>;

/** The kinds of trips of a grid, and that of each trip: for whoever reads all columns at once. */
export function readVariants(
  { timetable }: Edition,
  grid: TimetableGrid,
): { readonly variants: readonly GridKind[]; readonly tripVariant: readonly number[] } {
  const kinds: GridKind[] = [];
  const places = new Map<string, number>();
  const tripVariant = Array.from(grid.tripVariant, (own, column) => {
    // A trip of a pattern with exact times may have none itself.
    const key = `${own} ${frequencyOf(timetable, grid.trips[column] as number)}`;
    const place = places.get(key) ?? kinds.length;
    if (place === kinds.length) {
      places.set(key, place);
      const { alightingOnly, approximate, onRequest, notes } = readColumn({ timetable }, grid, column);
      kinds.push({ alightingOnly, approximate, onRequest, notes });
    }
    return place;
  });
  return { variants: kinds, tripVariant };
}

/**
 * The patterns of the day with their trips, by importance: those of most trips first, then the longest. Of the trips that
 * stand for a bus every so often, the first of each period is enough.
 */
function listRunning(timetable: Timetable, direction: LineDirection, date: ServiceDate) {
  const running: { readonly pattern: number; readonly trips: readonly number[] }[] = [];
  const told = new Set<number>();
  const isTold = (trip: number) => {
    const frequency = frequencyOf(timetable, trip);
    if (frequency < 0) return false;
    const isKnown = told.has(frequency);
    told.add(frequency);
    return isKnown;
  };
  for (const pattern of direction.patterns) {
    const trips = listTripsOfPattern(timetable, pattern, date).filter((trip) => !isTold(trip));
    if (trips.length > 0) running.push({ pattern, trips });
  }
  if (running.length < 2) return running;
  const lengthOf = (pattern: number) => stopsOfPattern(timetable, pattern).length;
  return running.sort(
    (one, two) => two.trips.length - one.trips.length || lengthOf(two.pattern) - lengthOf(one.pattern),
  );
}
