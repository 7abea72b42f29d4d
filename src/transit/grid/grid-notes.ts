import type { Frequency } from '../timetable/facts.ts';

/** What a rider must know of a trip that does not take the usual path. Stops are indexes. */
export type GridNote =
  /** A short trip: it begins at another stop than the usual one. */
  | { readonly kind: 'begins'; readonly stop: number }
  | { readonly kind: 'ends'; readonly stop: number }
  /** It serves stops in between that the usual trip does not. */
  | { readonly kind: 'via'; readonly stops: readonly number[] }
  /** It leaves out stops between its first and its last. */
  | { readonly kind: 'skips'; readonly stops: readonly number[] }
  /** It stands for a bus every so often: from its first stop, in seconds of the service date. */
  | ({ readonly kind: 'every' } & Frequency);

/** How a variant differs from the main one; both are rows of the grid, whose stops are given. */
export function describeVariant(stops: Uint32Array, main: Uint16Array, own: Uint16Array): GridNote[] {
  const notes: GridNote[] = [];
  const stopAt = (row: number | undefined) => stops[row ?? 0] as number;
  const [first, last] = [own[0] ?? 0, own.at(-1) ?? 0];
  if (stopAt(first) !== stopAt(main[0])) notes.push({ kind: 'begins', stop: stopAt(first) });
  if (stopAt(last) !== stopAt(main.at(-1))) notes.push({ kind: 'ends', stop: stopAt(last) });
  const via = without(own, main).filter((row) => row !== first && row !== last);
  if (via.length > 0) notes.push({ kind: 'via', stops: via.map(stopAt) });
  const skipped = without(main, own).filter((row) => row > first && row < last);
  if (skipped.length > 0) notes.push({ kind: 'skips', stops: skipped.map(stopAt) });
  return notes;
}

function without(rows: Uint16Array, others: Uint16Array): number[] {
  const left = new Set(others);
  return [...rows].filter((row) => !left.has(row));
}
