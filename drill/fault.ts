import type { Stage } from './stage/stage.ts';

/** A fault that is put to the program, and what the program must make of it. */
export interface Fault {
  readonly name: string;
  /** What should happen, in a sentence. */
  readonly should: string;
  run(stage: Stage): Promise<Seen | Skipped>;
}

/** What was asked meanwhile and what was seen; it is well where nothing is amiss. */
export interface Seen {
  readonly asked: string;
  readonly figures: readonly string[];
  readonly amiss: readonly string[];
}

/** This machine lacks what the fault needs. */
export interface Skipped {
  readonly skipped: string;
}

export interface Findings {
  /** A figure for the table. */
  say(figure: string): void;
  /** What is amiss unless this holds. */
  require(holds: boolean, otherwise: string): void;
  readonly seen: Seen;
}

export function createFindings(asked: string): Findings {
  const figures: string[] = [];
  const amiss: string[] = [];
  return {
    say: (figure) => void figures.push(figure),
    require: (holds, otherwise) => {
      if (!holds && !amiss.includes(otherwise)) amiss.push(otherwise);
    },
    seen: { asked, figures, amiss },
  };
}
