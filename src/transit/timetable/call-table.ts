import { columns } from './columns.ts';
import type { Timetable } from './timetable.ts';

/** A table of calls: a column for each trip, a row for each stop. */
interface TableLayout {
  readonly height: number;
  readonly trips: Uint32Array;
  /** The variant of each trip, and for each variant the row of each of its positions. */
  readonly tripVariant: Uint16Array;
  readonly variants: readonly { readonly rows: Uint16Array }[];
}

/**
 * The departures in seconds, and at the last stop of each trip its arrival, row after row; -1 where a trip does not
 * stop. It is the innermost loop of a grid and therefore reads columns itself; `| 0` tells the compiler that these
 * numbers stay small and whole.
 */
export function tabulateCalls(timetable: Timetable, layout: TableLayout): Int32Array {
  const { tripStart, tripProfile, profileOffset, profileArrival, profileDeparture } = timetable[columns];
  const { height, trips, tripVariant, variants } = layout;
  const width = trips.length;
  const cells = new Int32Array(height * width);
  if (variants.length > 1) cells.fill(-1);
  for (let column = 0; column < width; column += 1) {
    const trip = trips[column] as number;
    const start = tripStart[trip] as number;
    const from = (profileOffset[tripProfile[trip] as number] as number) | 0;
    const { rows } = variants[tripVariant[column] as number] as { readonly rows: Uint16Array };
    const last = (rows.length - 1) | 0;
    cells[(Math.imul(rows[last] as number, width) + column) | 0] =
      (start + (profileArrival[(from + last) | 0] as number)) | 0;
    if (rows.length === height) {
      for (let row = 0; row < last; row = (row + 1) | 0) {
        const cell = (Math.imul(row, width) + column) | 0;
        cells[cell] = (start + (profileDeparture[(from + row) | 0] as number)) | 0;
      }
      continue;
    }
    for (let position = 0; position < last; position = (position + 1) | 0) {
      const cell = (Math.imul(rows[position] as number, width) + column) | 0;
      cells[cell] = (start + (profileDeparture[(from + position) | 0] as number)) | 0;
    }
  }
  return cells;
}
