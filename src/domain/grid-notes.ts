import { keyOfNote, type GridNote, type GridTrip } from './timetable.ts';

/** A note under a timetable, by the letter that stands at its trips. */
export interface LetteredNote extends GridNote {
  readonly letter: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The notes of a timetable, each once, in the order their trips stand in it. */
export function letterNotes(trips: readonly Pick<GridTrip, 'notes'>[]): LetteredNote[] {
  const notes = new Map(trips.flatMap((trip) => trip.notes.map((note) => [keyOfNote(note), note])));
  return [...notes.values()].map((note, index) => ({ ...note, letter: letterAt(index) }));
}

/** The letters of one trip: `a`, `a, c`. */
export function lettersOf(
  { notes }: Pick<GridTrip, 'notes'>,
  lettered: readonly LetteredNote[],
): string | undefined {
  const keys = new Set(notes.map(keyOfNote));
  const found = lettered.filter((note) => keys.has(keyOfNote(note)));
  return found.length === 0 ? undefined : found.map(({ letter }) => letter).join(', ');
}

/** a to z, then aa to az: no timetable has had more than three so far. */
function letterAt(index: number): string {
  const rest = letters[index % letters.length] ?? '';
  return index < letters.length ? rest : letterAt(Math.floor(index / letters.length) - 1) + rest;
}
