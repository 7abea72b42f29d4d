import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/time/calendar-day.ts';
import { cases } from '#tests/support/cases.ts';
import { readSheetCode, writeSheetCode } from './sheet-code.ts';

const today = '2026-11-15';
const someSheet = fc.record({
  number: fc
    .tuple(fc.nat(9999), fc.constantFrom('', 'A', 'G', 'Z'))
    .map(([digits, letter]) => `${digits}${letter}`),
  direction: fc.nat(9).map(String),
  from: fc.integer({ min: -600, max: 400 }).map((days) => addDays(today, days)),
  marks: fc.record({ weekdays: fc.nat(511), saturday: fc.nat(127), sunday: fc.nat(127) }),
});

describe('the code of a sheet', () => {
  it('says which sheet it is, from almost two years back to a year ahead', () => {
    fc.assert(
      fc.property(someSheet, (sheet) => {
        const code = writeSheetCode(sheet) ?? '';
        expect(code).toHaveLength(14);
        expect(readSheetCode(code, today)).toEqual({ kind: 'code', ...sheet });
      }),
      cases(500),
    );
  });

  it('is not given to what it cannot hold', () => {
    const marks = { weekdays: 1, saturday: 1, sunday: 1 };
    const from = today;
    for (const number of ['007', '12345', '3a', '3AB', '', 'R1', '-1'])
      expect(writeSheetCode({ number, direction: '0', from, marks }), number).toBeUndefined();
    for (const direction of ['10', 'N', ''])
      expect(writeSheetCode({ number: '801', direction, from, marks }), direction).toBeUndefined();
  });

  it('is mistyped when its line lies beyond all numbers', () => {
    expect(readSheetCode('ZZZZZZZZZZZ0', today).kind).toBe('mistyped');
    const last = writeSheetCode({
      number: '9999Z',
      direction: '9',
      from: today,
      marks: { weekdays: 511, saturday: 127, sunday: 127 },
    });
    expect(readSheetCode(last ?? '', today)).toMatchObject({ kind: 'code', number: '9999Z' });
  });
});
