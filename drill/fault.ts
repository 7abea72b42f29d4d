import type { Seen } from './findings.ts';
import type { Stage } from './stage/stage.ts';

/** A fault that is put to the program, and what the program must make of it. */
export interface Fault {
  readonly name: string;
  /** What should happen, in a sentence. */
  readonly should: string;
  run(stage: Stage): Promise<Seen | Skipped>;
}

/** This machine lacks what the fault needs. */
export interface Skipped {
  readonly skipped: string;
}
