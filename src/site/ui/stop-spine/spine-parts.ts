import type { ReactNode } from 'react';

/** Rows that are folded away, `from` the first of them up to `to`, which is not one of them any more. */
export interface SpineFold {
  readonly from: number;
  readonly to: number;
  /** What opens them. */
  readonly words: ReactNode;
  readonly isOpen?: boolean;
  /** Shown open on wide screens, whatever it is on phones. */
  readonly isOpenWide?: boolean;
  /** The bus has left them behind. */
  readonly isPassed?: boolean;
}

interface SpinePart {
  readonly from: number;
  readonly to: number;
  readonly fold?: SpineFold;
}

/** The rows cut into what is shown and what is folded, in their order. */
export function partsOf(count: number, folds: readonly SpineFold[]): SpinePart[] {
  const parts: SpinePart[] = [];
  let at = 0;
  for (const fold of folds.toSorted((one, two) => one.from - two.from)) {
    if (fold.from > at) parts.push({ from: at, to: fold.from });
    if (fold.to > fold.from) parts.push({ from: fold.from, to: fold.to, fold });
    at = Math.max(at, fold.to);
  }
  if (at < count) parts.push({ from: at, to: count });
  return parts;
}

/** More stops than these are too many to scroll by. */
const mostRows = 25;
/** What stays around the stop, and how much of it lies before. */
const window = 20;
const rowsBefore = 7;
/** Folding away fewer gains nothing. */
const fewest = 3;

/**
 * The far ends of a long line, seen from a stop of it: which rows before and after to fold. The first and the last stop
 * stay, and so does what lies around the stop.
 */
export function farEnds(count: number, focus: number): { from: number; to: number }[] {
  if (count <= mostRows) return [];
  const start = Math.min(Math.max(focus - rowsBefore, 0), count - window);
  return [
    { from: 1, to: start },
    { from: start + window, to: count - 1 },
  ].filter(({ from, to }) => to - from >= fewest);
}
