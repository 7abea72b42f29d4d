import { compareSeverity, type Severity } from './severity.ts';

/** A message to riders about the service. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  /** For everyone, whatever line they ride. */
  readonly general: boolean;
  /** The numbers of the lines it speaks of. */
  readonly lines: readonly string[];
}

/** The gravest first; equals keep their order. */
export function sortBySeverity(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => compareSeverity(b.severity, a.severity));
}
