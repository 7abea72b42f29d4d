import { askedFirst, requestAt, requestsFor } from '#domain/access.ts';
import { timeAt, type PrintGrid, type PrintTrip } from '#domain/line-print.ts';
import { keyOfNote } from '#domain/timetable.ts';
import type { RequestNote, SheetNote } from './sheet-model.ts';

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
  const symbolOf = (note: SheetNote['note']): string => {
    const key = keyOf(note);
    const found = known.get(key) ?? { symbol: symbolAt(known.size), note };
    known.set(key, found);
    return found.symbol;
  };
  return {
    symbolsAt: (grid, trip, row) => {
      const { notes, requests } = trip;
      if (notes.length === 0 && !requests) return '';
      const told = notes.filter(
        ({ kind, stops }) =>
          kind === 'every' || (kind !== 'starts-at' && stops.some((code) => isAfter(grid, code, row))),
      );
      return [...told, ...requestNotes(grid, trip, row)].map(symbolOf).join('');
    },
    list: () => [...known.values()],
  };
}

const keyOf = (note: SheetNote['note']): string =>
  note.kind === 'on-request'
    ? [note.kind, ...Object.entries(note.request).flat(), ...note.stops].join(' ')
    : keyOfNote(note);

/** What is asked for at a row to get on there; of a whole trip, at all of its rows. */
function requestNotes(grid: PrintGrid, trip: PrintTrip, row: number): RequestNote[] {
  const { requests = [] } = trip;
  if (row >= 0) {
    const { boarding, phone } = requestAt(trip, row) ?? {};
    const request = boarding && { boarding, ...(phone !== undefined && { phone }) };
    return request ? [{ kind: 'on-request', request, stops: [] }] : [];
  }
  const place = grid.trips.indexOf(trip);
  const calls = grid.stops.filter((_, at) => timeAt(grid, at, place) >= 0).length;
  return (['phone', 'driver'] as const).flatMap((asked): RequestNote[] => {
    const rows = requests.flatMap((each) => (askedFirst(each) === asked ? each.rows : []));
    const request = requestsFor(requests, asked);
    const stops = rows.length < calls ? rows.flatMap((at) => grid.stops[at]?.code ?? []) : [];
    return request ? [{ kind: 'on-request', request, stops }] : [];
  });
}

function isAfter({ stops }: PrintGrid, code: string, row: number): boolean {
  return stops.findLastIndex((stop) => stop.code === code) > row;
}

/** Signs that are told apart at a glance, then letters. */
function symbolAt(place: number): string {
  return signs[place] ?? letters[(place - signs.length) % letters.length] ?? '*';
}
