import type { Bilingual } from '#domain/locale.ts';
import { faults, type FaultCode } from './faults.ts';

export interface FaultExample {
  readonly table: string;
  readonly row: number;
  readonly detail: string;
}

export interface FaultCount {
  readonly code: FaultCode;
  readonly severity: 'error' | 'warning';
  readonly words: Bilingual;
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

const examplesKept = 5;

/** Counts faults by code and keeps the first few as examples: a table of nothing but bad rows costs no memory. */
export class ImportReport {
  private readonly found = new Map<FaultCode, { count: number; examples: FaultExample[] }>();
  private readonly rows: Record<string, number> = {};

  add(code: FaultCode, table: string, row: number, detail = ''): void {
    const known = this.found.get(code) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < examplesKept) {
      known.examples.push({ table, row, detail: detail.slice(0, 120) });
    }
    this.found.set(code, known);
  }

  countRows(table: string, rows: number): void {
    this.rows[table] = rows;
  }

  summary(): ImportSummary {
    const list = [...this.found].map(([code, { count, examples }]) => ({
      code,
      severity: faults[code].severity,
      words: faults[code].words,
      count,
      examples,
    }));
    const total = (severity: FaultCount['severity']) =>
      list.filter((fault) => fault.severity === severity).reduce((sum, { count }) => sum + count, 0);
    return { errors: total('error'), warnings: total('warning'), faults: list, rows: this.rows };
  }
}
