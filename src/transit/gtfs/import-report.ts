import type { FaultCount, FaultExample, ImportSummary } from '#transit/timetable/import-summary.ts';
import { faultSeverities, type FaultCode } from './faults.ts';

const examplesKept = 5;

/** Where a fault was found; row 0 when it is nowhere in particular. */
interface FoundAt {
  readonly table: string;
  readonly row: number;
  readonly detail?: string | undefined;
}

/** Counts faults by code and keeps the first few as examples: a table of nothing but bad rows costs no memory. */
export class ImportReport {
  private readonly found = new Map<FaultCode, { count: number; examples: FaultExample[] }>();
  private readonly rows: Record<string, number> = {};

  add(code: FaultCode, { table, row, detail = '' }: FoundAt): void {
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
      severity: faultSeverities[code],
      count,
      examples,
    }));
    const total = (severity: FaultCount['severity']) =>
      list.filter((fault) => fault.severity === severity).reduce((sum, { count }) => sum + count, 0);
    return { errors: total('error'), warnings: total('warning'), faults: list, rows: this.rows };
  }
}
