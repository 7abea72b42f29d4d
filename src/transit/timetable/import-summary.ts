/** A row an import found wrong. */
export interface FaultExample {
  readonly table: string;
  readonly row: number;
  readonly detail: string;
}

/** How often one fault was found. */
export interface FaultCount {
  /** What the importer calls it. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly count: number;
  readonly examples: readonly FaultExample[];
}

/** What an import found wrong, and how much it read: plain data that goes into the snapshot, the log and the wire. */
export interface ImportSummary {
  readonly errors: number;
  readonly warnings: number;
  readonly faults: readonly FaultCount[];
  /** Rows of each table that was there. */
  readonly rows: Readonly<Record<string, number>>;
}
