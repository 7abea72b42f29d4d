import { describe, expect, it } from 'vitest';
import { ImportReport } from './import-report.ts';

describe('the report of an import', () => {
  it('counts faults by code and keeps the first five as examples', () => {
    const report = new ImportReport();
    for (let row = 2; row < 1002; row += 1)
      report.add('stop-unknown', { table: 'stop_times', row, detail: `S${row}` });
    report.add('row-short', { table: 'stops', row: 3 });
    report.countRows('stops', 12);
    const summary = report.summary();
    expect([summary.errors, summary.warnings, summary.rows]).toEqual([1000, 1, { stops: 12 }]);
    expect(summary.faults.map(({ code, count, examples }) => [code, count, examples.length])).toEqual([
      ['stop-unknown', 1000, 5],
      ['row-short', 1, 1],
    ]);
    expect(summary.faults[0]?.examples[0]).toEqual({ table: 'stop_times', row: 2, detail: 'S2' });
  });

  it('cuts a long detail', () => {
    const report = new ImportReport();
    report.add('value-unreadable', { table: 'stops', row: 2, detail: 'x'.repeat(70_000) });
    expect(report.summary().faults[0]?.examples[0]?.detail).toHaveLength(120);
  });

  it('is empty for a feed without faults', () => {
    expect(new ImportReport().summary()).toEqual({
      errors: 0,
      warnings: 0,
      faults: [],
      rows: {},
      used: {},
      leftOut: {},
    });
  });
});
