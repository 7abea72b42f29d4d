import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/root.mjs';
import { Tally } from './tally.mjs';
import { countReport } from './vitest-run.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: inRoot('tests/some.test.ts'),
  status,
  message: 'no such module',
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: 'the house stands',
    failureMessages: each === 'failed' ? ['expected 1 to be 2\n  at a line'] : [],
  })),
});

const report = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
});

describe('the count of a run', () => {
  it('adds the tests left out and those to be written to the skipped ones', () => {
    expect(countReport(report(2, 0, file('passed', 'passed', 'passed')), 0)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 2,
      failures: [],
      unsteady: [],
    });
  });

  it('names what passed only at its second try', () => {
    const tried = file('passed', 'passed', 'passed');
    tried.assertionResults[0]?.failureMessages.push('expected 1 to be 2\n  at a line');
    expect(countReport(report(2, 0, tried), 0)).toMatchObject({
      failed: 0,
      unsteady: ['tests/some.test.ts: the house stands: expected 1 to be 2'],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(countReport(report(1, 1, file('failed'), file('failed', 'failed')), 1).failed).toBe(2);
  });

  it('names what failed, and the first line of why', () => {
    expect(countReport(report(1, 1, file('failed'), file('failed', 'failed')), 1).failures).toEqual([
      'tests/some.test.ts: no such module',
      'tests/some.test.ts: the house stands: expected 1 to be 2',
    ]);
  });

  it('counts an error outside of any test as a failure', () => {
    expect(countReport(report(1, 0, file('passed', 'passed')), 1).failed).toBe(1);
  });

  it('counts a run that left no report as a failure', () => {
    expect(countReport(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('the tally', () => {
  it('is good when something passed and nothing failed', () => {
    const tally = new Tally();
    tally.add('Types', { passed: 1, failed: 0, skipped: 0 });
    tally.skip('Browser', 'none here');
    expect(tally.isGood).toBe(true);
    expect(tally.summary).toBe('1 passed, 0 failed, 1 skipped');
  });

  it('is not good when nothing ran', () => {
    const tally = new Tally();
    tally.skip('Browser', 'none here');
    expect(tally.isGood).toBe(false);
  });

  it('remembers which parts failed, and what in them', () => {
    const tally = new Tally();
    tally.add('Units', { passed: 9, failed: 1, skipped: 0, failures: ['a.test.ts: adds: 1 is not 2'] });
    expect(tally.isGood).toBe(false);
    expect(tally.faults).toEqual(['Units', '  a.test.ts: adds: 1 is not 2']);
  });
});
