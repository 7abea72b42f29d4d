import type { FaultCount, FaultExample, ImportSummary } from '#transit/timetable/import-summary.ts';
import { faultSeverities, type FaultCode } from './faults.ts';
import { hasHidden, shownText } from './shown-text.ts';

const examplesKept = 5;

/** Where a fault was found; row 0 when it is nowhere in particular. */
interface FoundAt {
  readonly table: string;
  readonly row: number;
  readonly detail?: string | undefined;
}

interface FoundFault {
  count: number;
  readonly examples: FaultExample[];
  readonly leftOutWith: Record<string, number>;
}

/** Counts faults by code and keeps the first few as examples: a table of nothing but bad rows costs no memory. */
export class ImportReport {
  private readonly found = new Map<FaultCode, FoundFault>();
  private readonly rows: Record<string, number> = {};
  private readonly unasked: Record<string, number> = {};
  private readonly leftOut: Record<string, number> = {};

  /** A fault; when it is an error, the row it stands in is left out. */
  add(code: FaultCode, { table, row, detail = '' }: FoundAt): void {
    const known = this.faultOf(code);
    known.count += 1;
    if (known.examples.length < examplesKept) {
      known.examples.push({ table, row, detail: shownText(detail).slice(0, 120) });
    }
    if (faultSeverities[code] === 'error') increase(this.leftOut, table, 1);
  }

  /** A text that people read: it may have lost characters on its way into the feed, and loses what nobody sees. */
  reviewShown(text: string, at: Omit<FoundAt, 'detail'>): void {
    if (text.includes('\uFFFD')) this.add('text-encoding', { ...at, detail: text });
    if (hasHidden(text)) this.add('text-hidden', { ...at, detail: text });
  }

  /** Rows that are left out for nothing but the fault of a row they belong to. */
  leaveOutWith(code: FaultCode, table: string, rows = 1): void {
    if (rows === 0) return;
    increase(this.faultOf(code).leftOutWith, table, rows);
    increase(this.leftOut, table, rows);
  }

  countRows(table: string, rows: number): void {
    this.rows[table] = rows;
  }

  /** Rows that nothing asks for: they are neither used nor left out. */
  leaveUnasked(table: string, rows = 1): void {
    increase(this.unasked, table, rows);
  }

  summary(): ImportSummary {
    const list = [...this.found].map(([code, fault]) => ({
      code,
      severity: faultSeverities[code],
      ...fault,
    }));
    const total = (severity: FaultCount['severity']) =>
      list.filter((fault) => fault.severity === severity).reduce((sum, { count }) => sum + count, 0);
    const { rows, unasked, leftOut } = this;
    const used = Object.entries(rows).map(([table, count]) => [
      table,
      count - (unasked[table] ?? 0) - (leftOut[table] ?? 0),
    ]);
    return {
      errors: total('error'),
      warnings: total('warning'),
      faults: list,
      rows,
      used: Object.fromEntries(used) as Record<string, number>,
      leftOut,
    };
  }

  private faultOf(code: FaultCode): FoundFault {
    const known = this.found.get(code) ?? { count: 0, examples: [], leftOutWith: {} };
    this.found.set(code, known);
    return known;
  }
}

function increase(counts: Record<string, number>, table: string, by: number): void {
  counts[table] = (counts[table] ?? 0) + by;
}
