/** A row an import found wrong. */
export interface FaultExample {
  readonly table: string;
  readonly row: number;
  readonly detail: string;
}

/** Numbers of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** How often one fault was found. */
export interface FaultCount {
  /** What the importer calls it. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly count: number;
  readonly examples: readonly FaultExample[];
  /** Rows with no fault of their own that belong to a row with this one, such as the stop times of a trip. */
  readonly leftOutWith: RowCounts;
}

/** What an import found wrong, and how much it read: plain data that goes into the snapshot, the log and the wire. */
export interface ImportSummary {
  /** Each error is a row left out by a fault of its own. */
  readonly errors: number;
  readonly warnings: number;
  readonly faults: readonly FaultCount[];
  /** Rows of each table that was there: all of those used, those left out, and those that nothing asks for. */
  readonly rows: RowCounts;
  readonly used: RowCounts;
  /** By a fault of their own, or with a row they belong to; only tables that lost any. */
  readonly leftOut: RowCounts;
}
