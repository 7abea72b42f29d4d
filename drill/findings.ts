import type { Bounds } from './bounds.ts';

/** What was asked meanwhile and what was seen; it is well where nothing is amiss. */
export interface Seen {
  readonly asked: string;
  readonly figures: readonly string[];
  readonly amiss: readonly string[];
}

export interface Findings {
  readonly bounds: Bounds;
  /** A figure for the table. */
  say(figure: string): void;
  /** What is amiss unless this holds. */
  require(holds: boolean, otherwise: string): void;
  readonly seen: Seen;
}

export function createFindings(asked: string, bounds: Bounds): Findings {
  const figures: string[] = [];
  const amiss: string[] = [];
  return {
    bounds,
    say: (figure) => void figures.push(figure),
    require: (holds, otherwise) => {
      if (!holds && !amiss.includes(otherwise)) amiss.push(otherwise);
    },
    seen: { asked, figures, amiss },
  };
}
