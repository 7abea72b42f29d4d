import { timeAt, type PrintGrid, type PrintTrip } from '#domain/line-print.ts';
import type { HourRow, Minute } from './sheet-model.ts';
import type { NoteBook } from './note-book.ts';

export interface Leaving {
  /** Seconds of the service day. */
  readonly at: number;
  readonly symbols: string;
}

/** The departures of a day at some rows of its grid, which may be two visits of one stop. */
export function departuresAt(grid: PrintGrid, rows: readonly number[], notes: NoteBook): Leaving[] {
  return rows.flatMap((row) =>
    grid.trips.flatMap((trip, place): Leaving[] => {
      const at = timeAt(grid, row, place);
      return at < 0 || !canBoard(trip, row) ? [] : [{ at, symbols: notes.symbolsAt(grid, trip, row) }];
    }),
  );
}

/** Nobody boards where a trip ends, nor where it only lets people off. */
export function canBoard({ lastRow, alightingRows }: PrintTrip, row: number): boolean {
  return lastRow !== row && !alightingRows.includes(row);
}

/** Columns of departures by the hour. Buses overtake each other: each cell is in the order of the clock. */
export function rowsByHour(columns: readonly (readonly Leaving[])[]): HourRow[] {
  const byHour = columns.map((column) => {
    const sorted = column.toSorted((one, two) => one.at - two.at);
    return Map.groupBy(sorted, ({ at }) => Math.floor(at / 3600));
  });
  const hours = [...new Set(byHour.flatMap((column) => [...column.keys()]))].toSorted((a, b) => a - b);
  return hours.map((hour) => ({
    hour,
    cells: byHour.map((column) => (column.get(hour) ?? []).map(minuteOf)),
  }));
}

function minuteOf({ at, symbols }: Leaving): Minute {
  return { minute: Math.floor((at % 3600) / 60), symbols };
}
