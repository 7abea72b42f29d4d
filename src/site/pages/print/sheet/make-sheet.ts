import type { LineDirection, LineSheet } from '#domain/line-sheet.ts';
import { writeSheetCode } from '#domain/sheet-code.ts';
import type { SheetDays } from '#domain/sheet-days.ts';
import { marksOf } from '#domain/sheet-marks.ts';
import type { TimetableGrid } from '#domain/timetable.ts';
import { chooseTimingStops, type TimingCandidate } from '#domain/timing-stops.ts';
import { canBoard, departuresAt, rowsByHour } from './hour-table.ts';
import { createNoteBook, type NoteBook } from './note-book.ts';
import type { HoursTable, PrintedSheet, TripsTable } from './sheet-model.ts';
import { minutesAlong, minutesRange, stripOf, usualTrip } from './usual-trip.ts';

/** What a sheet is made of. */
export interface SheetMaterial extends Pick<PrintedSheet, 'next' | 'notices'> {
  readonly line: LineSheet;
  readonly direction: LineDirection;
  readonly days: SheetDays;
  /** One for each table of the days. */
  readonly grids: readonly TimetableGrid[];
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
  const { grids, days, direction } = material;
  const notes = createNoteBook();
  const isWhole = grids.every(({ trips }) => trips.length <= fewTrips);
  if (wanted.kind === 'all' || (isWhole && wanted.kind === 'chosen')) {
    const tables = grids.map((grid, place) => tripsTable(grid, days.tables[place]?.classes ?? [], notes));
    return sheetOf(material, { tables, strip: [], notes });
  }
  const connections = new Map(
    direction.stops.map(({ code, lines }) => [code, new Set(lines.map(({ number }) => number)).size]),
  );
  const rowsOf = (grid: TimetableGrid, place: number): number[] => {
    const named = wanted.kind === 'named' ? namedRows(grid, wanted.codes) : [];
    if (named.length > 0) return named;
    // Of stops that are not on the line nothing is printed: those of any sheet are.
    const { first, others } = wanted.kind === 'chosen' ? wanted : { first: usualStops, others: usualStops };
    return chooseTimingStops(candidatesOf(grid, connections), place === 0 ? first : others);
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
  const { grids, days } = material;
  const notes = createNoteBook();
  const here = grids
    .map((grid, place) => ({
      classes: days.tables[place]?.classes ?? [],
      leaving: departuresAt(grid, rowsAt(grid, code), notes),
    }))
    .filter(({ leaving }) => leaving.length > 0);
  const main = grids.find((grid) => rowsAt(grid, code).length > 0);
  const row = main ? (rowsAt(main, code)[0] ?? 0) : 0;
  const stop = main?.stops[row];
  if (!main || !stop || here.length === 0) return undefined;
  const table: HoursTable = {
    kind: 'hours',
    classes: undefined,
    columns: here.map(({ classes }) => ({ classes })),
    rows: rowsByHour(here.map(({ leaving }) => leaving)),
    size: 'm',
  };
  return { ...sheetOf(material, { tables: [table], strip: stripOf(main, [], row), notes }), stop };
}

interface Printed extends Pick<PrintedSheet, 'tables' | 'strip'> {
  readonly notes: NoteBook;
}

function sheetOf(material: SheetMaterial, { tables, strip, notes }: Printed): PrintedSheet {
  const { line, direction, days, grids, next, notices } = material;
  const { number, serviceTypeCode } = line;
  const [main] = grids;
  return {
    line: { number, serviceTypeCode },
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
    stopNames: new Map(grids.flatMap(({ stops }) => stops.map(({ code, name }) => [code, name]))),
    code: writeSheetCode({
      number,
      direction: direction.direction,
      from: days.from,
      marks: marksOf(days),
    }),
  };
}

function tripsTable(grid: TimetableGrid, classes: TripsTable['classes'], notes: NoteBook): TripsTable {
  return {
    kind: 'trips',
    classes,
    stops: grid.stops.map(({ code, name }) => ({ code, name })),
    trips: grid.trips.map((trip) => ({ symbols: notes.symbolsAt(grid, trip, -1), times: trip.times })),
  };
}

function candidatesOf(grid: TimetableGrid, connections: ReadonlyMap<string, number>): TimingCandidate[] {
  const minutes = minutesAlong(usualTrip(grid));
  return grid.stops.map(({ code }, row) => {
    const boarded = grid.trips.filter(
      (trip) => trip.times[row] !== null && trip.times[row] !== undefined && canBoard(trip, row),
    );
    return {
      connections: connections.get(code) ?? 0,
      minutes: minutes[row],
      departures: boarded.length,
      approximate: boarded.filter(({ approximateRows }) => approximateRows.includes(row)).length,
    };
  });
}

/** The first visit of each stop asked for, in the order of travel. */
function namedRows(grid: TimetableGrid, codes: readonly string[]): number[] {
  return [...new Set(codes.flatMap((code) => rowsAt(grid, code)[0] ?? []))].toSorted((a, b) => a - b);
}

function rowsAt({ stops }: TimetableGrid, code: string): number[] {
  return stops.flatMap((stop, row) => (stop.code === code ? row : []));
}
