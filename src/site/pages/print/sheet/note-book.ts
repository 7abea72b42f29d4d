import type { PrintGrid, PrintTrip } from '#domain/line-print.ts';
import { keyOfNote, type GridNote } from '#domain/timetable.ts';
import type { SheetNote } from './sheet-model.ts';

const signs = '◆▲●■▼★';
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The notes of a sheet: each gets a symbol when a table first uses it. */
export interface NoteBook {
  /** The symbols of a trip at a row: what it does before that row does not matter there. */
  symbolsAt(grid: PrintGrid, trip: PrintTrip, row: number): string;
  list(): readonly SheetNote[];
}

export function createNoteBook(): NoteBook {
  const known = new Map<string, SheetNote>();
  const symbolOf = (note: GridNote): string => {
    const key = keyOfNote(note);
    const found = known.get(key) ?? { symbol: symbolAt(known.size), note };
    known.set(key, found);
    return found.symbol;
  };
  return {
    symbolsAt: (grid, { notes }, row) =>
      notes.length === 0
        ? ''
        : notes
            .filter(
              ({ kind, stops }) =>
                kind === 'every' || (kind !== 'starts-at' && stops.some((code) => isAfter(grid, code, row))),
            )
            .map(symbolOf)
            .join(''),
    list: () => [...known.values()],
  };
}

function isAfter({ stops }: PrintGrid, code: string, row: number): boolean {
  return stops.findLastIndex((stop) => stop.code === code) > row;
}

/** Signs that are told apart at a glance, then letters. */
function symbolAt(place: number): string {
  return signs[place] ?? letters[(place - signs.length) % letters.length] ?? '*';
}
