import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A place whose data are replaced, and what it is called among the new ones and the old ones. */
export interface Place {
  readonly path: string;
  readonly name: string;
}

interface Folders {
  /** Where the new data lie. */
  readonly from: string;
  /** Where the old data go; it is made when there are some. */
  readonly aside: string;
}

/** Puts new data in the place of the old ones, all or none. Gives what undoes it. */
export function exchange(places: readonly Place[], { from, aside }: Folders): () => void {
  const moves: { readonly from: string; readonly to: string }[] = [];
  const undo = (): void => {
    for (const move of moves.splice(0).toReversed()) renameSync(move.to, move.from);
    if (existsSync(aside)) rmSync(aside, { recursive: true });
  };
  const move = (old: string, next: string): void => {
    if (!isThere(old)) return;
    mkdirSync(dirname(next), { recursive: true, mode: 0o700 });
    renameSync(old, next);
    moves.push({ from: old, to: next });
  };
  try {
    for (const { path, name } of places) move(path, join(aside, name));
    for (const { path, name } of places) move(join(from, name), path);
  } catch (fault) {
    undo();
    throw fault;
  }
  return undo;
}

/** A link that leads nowhere is there too. */
export const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
