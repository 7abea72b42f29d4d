import { timeAt, type DirectionPrint, type PrintGrid } from '#domain/line-print.ts';
import type { LineRef } from '#domain/line.ts';
import { writeSheetCode } from '#domain/sheet-code.ts';
import { marksOf } from '#domain/sheet-marks.ts';
import { chooseTimingStops, type TimingCandidate } from '#domain/timing-stops.ts';
import type { DayClass } from '#domain/sheet-days.ts';
import { canBoard, departuresAt, rowsByHour, type Leaving } from './hour-table.ts';
import { createNoteBook, type NoteBook } from './note-book.ts';
import type { HoursTable, PrintedSheet, TripsTable } from './sheet-model.ts';
import { minutesAlong, minutesRange, stripOf, usualTrip } from './usual-trip.ts';

/** What a sheet is made of. */
export interface SheetMaterial extends Pick<PrintedSheet, 'notices'> {
  readonly line: LineRef;
  readonly direction: DirectionPrint;
}

/** Which stops of a line are printed: all of them, those asked for, or so many as are chosen for each table. */
export type WantedStops =
  | { readonly kind: 'all' }
  | { readonly kind: 'named'; readonly codes: readonly string[] }
  | { readonly kind: 'chosen'; readonly first: number; readonly others: number };

/** Of so few trips a day every time is printed at every stop. */
const fewTrips = 8;
const usualStops = 3;

export function makeLineSheet(material: SheetMaterial, wanted: WantedStops): PrintedSheet {
  const { grids, days } = material.direction;
  const notes = createNoteBook();
  const isWhole = grids.every(({ trips }) => trips.length <= fewTrips);
  if (wanted.kind === 'all' || (isWhole && wanted.kind === 'chosen')) {
    const tables = grids.map((grid, place) => tripsTable(grid, days.tables[place]?.classes ?? [], notes));
    return sheetOf(material, { tables, strip: [], notes });
  }
  const candidates = new Map(grids.map((grid) => [grid, candidatesOf(grid)]));
  const rowsOf = (grid: PrintGrid, place: number): number[] => {
    const named = wanted.kind === 'named' ? namedRows(grid, wanted.codes) : [];
    if (named.length > 0) return named;
    // Of stops that are not on the line nothing is printed: those of any sheet are.
    const { first, others } = wanted.kind === 'chosen' ? wanted : { first: usualStops, others: usualStops };
    return chooseTimingStops(candidates.get(grid) ?? [], place === 0 ? first : others);
  };
  const tables = grids.map((grid, place): HoursTable => {
    const rows = rowsOf(grid, place);
    return {
      kind: 'hours',
      classes: days.tables[place]?.classes ?? [],
      columns: rows.flatMap((row) => (grid.stops[row] ? { stop: grid.stops[row] } : [])),
      rows: rowsByHour(rows.map((row) => departuresAt(grid, [row], notes))),
      size: 'm',
    };
  });
  const [main] = grids;
  return sheetOf(material, { tables, strip: main ? stripOf(main, rowsOf(main, 0)) : [], notes });
}

/** The departures of the line at one of its stops, by kind of day; undefined where nobody can board there. */
export function makePoleSheet(material: SheetMaterial, code: string): PrintedSheet | undefined {
  const { grids } = material.direction;
  const notes = createNoteBook();
  const here = departuresHere(material.direction, code, notes);
  const main = grids.find((grid) => rowsAt(grid, code).length > 0);
  const row = main ? (rowsAt(main, code)[0] ?? 0) : 0;
  const stop = main?.stops[row];
  if (!main || !stop || here.length === 0) return undefined;
  const table = tableByDay(here);
  return { ...sheetOf(material, { tables: [table], strip: stripOf(main, [], row), notes }), stop };
}

/** The departures at a stop on the days of a table. */
export interface DayHere {
  readonly classes: readonly DayClass[];
  readonly leaving: readonly Leaving[];
}

export function departuresHere({ grids, days }: DirectionPrint, code: string, notes: NoteBook): DayHere[] {
  return grids
    .map((grid, place) => ({
      classes: days.tables[place]?.classes ?? [],
      leaving: departuresAt(grid, rowsAt(grid, code), notes),
    }))
    .filter(({ leaving }) => leaving.length > 0);
}

export function tableByDay(here: readonly DayHere[]): HoursTable {
  return {
    kind: 'hours',
    classes: undefined,
    columns: here.map(({ classes }) => ({ classes })),
    rows: rowsByHour(here.map(({ leaving }) => leaving)),
    size: 'm',
  };
}

interface Printed extends Pick<PrintedSheet, 'tables' | 'strip'> {
  readonly notes: NoteBook;
}

function sheetOf(material: SheetMaterial, { tables, strip, notes }: Printed): PrintedSheet {
  const { line, direction, notices } = material;
  const { days, grids, next } = direction;
  const [main] = grids;
  return {
    line,
    direction: direction.direction,
    towards: direction.towards,
    origin: direction.origin,
    minutes: main && minutesRange(main),
    from: days.from,
    to: days.to,
    next,
    notices,
    tables,
    idle: days.idle,
    exceptions: days.exceptions,
    strip,
    notes: notes.list(),
    ...(direction.along && { along: direction.along }),
    stopNames: new Map(grids.flatMap(({ stops }) => stops.map(({ code, name }) => [code, name]))),
    code: codeOf(material),
  };
}

/** Of the check address of a line's sheet. */
export function codeOf({ line, direction }: SheetMaterial): string | undefined {
  const { days } = direction;
  return writeSheetCode({
    number: line.number,
    direction: direction.direction,
    from: days.from,
    marks: marksOf(days),
  });
}

function tripsTable(grid: PrintGrid, classes: TripsTable['classes'], notes: NoteBook): TripsTable {
  return {
    kind: 'trips',
    classes,
    grid,
    rows: [...grid.stops.keys()],
    trips: [0, grid.trips.length],
    symbols: grid.trips.map((trip) => notes.symbolsAt(grid, trip, -1)),
  };
}

function candidatesOf(grid: PrintGrid): TimingCandidate[] {
  const minutes = minutesAlong(grid, usualTrip(grid));
  return grid.stops.map(({ connections }, row) => {
    let [departures, approximate] = [0, 0];
    for (const [place, trip] of grid.trips.entries()) {
      if (timeAt(grid, row, place) < 0 || !canBoard(trip, row)) continue;
      departures += 1;
      if (trip.approximateRows.includes(row)) approximate += 1;
    }
    return { connections, minutes: minutes[row], departures, approximate };
  });
}

/** The first visit of each stop asked for, in the order of travel. */
function namedRows(grid: PrintGrid, codes: readonly string[]): number[] {
  return [...new Set(codes.flatMap((code) => rowsAt(grid, code)[0] ?? []))].toSorted((a, b) => a - b);
}

function rowsAt({ stops }: PrintGrid, code: string): number[] {
  return stops.flatMap((stop, row) => (stop.code === code ? row : []));
}
