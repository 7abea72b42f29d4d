import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { fieldsOfLine, numbersIn, readLine } from './line-fields.ts';

const minuteS = fc.integer({ min: 0, max: 1439 }).map((minute) => minute * 60);
const hours = fc
  .tuple(minuteS, minuteS)
  .filter(([from, until]) => from !== until)
  .map(([fromS, untilS]) => ({ fromS, untilS: untilS > fromS ? untilS : untilS + 86_400 }));
const choice = fc.record({
  number: fc.constantFrom('3', '3A', '801'),
  isOn: fc.boolean(),
  moments: fc.oneof(
    fc.constant(null),
    fc
      .record({ weekdays: fc.subarray([1, 2, 3, 4, 5, 6]), hours: fc.array(hours, { maxLength: 8 }) })
      .filter(({ weekdays, hours: chosen }) => weekdays.length > 0 || chosen.length > 0),
  ),
});

describe('the fields of a line', () => {
  it('hold everything that was chosen', () => {
    fc.assert(
      fc.property(choice, (given) => {
        const fields = fieldsOfLine(given);
        expect(numbersIn(fields)).toEqual([given.number]);
        expect(readLine(fields, given.number)).toEqual({ choice: given, faults: [] });
      }),
      cases(300),
    );
  });

  it('are read without a fault of ours, whatever they hold', () => {
    const name = fc.constantFrom(
      'row.3',
      'line.3',
      'day.3.1',
      'from.3.1',
      'until.3.1',
      'from.3.8',
      'until.3.2',
    );
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(name, fc.string()), fc.string()), (fields) => {
        const { choice: read } = readLine(fields, '3');
        for (const { fromS, untilS } of read.moments?.hours ?? []) {
          expect(untilS).toBeGreaterThan(fromS - 1);
          expect(untilS).toBeLessThanOrEqual(48 * 3600);
        }
      }),
      cases(500),
    );
  });

  it.each([
    ['6', 21_600],
    ['6h', 21_600],
    ['6 h 30', 23_400],
    ['06:30', 23_400],
    ['0:00', 0],
  ])('read “%s” as people write it', (text, fromS) => {
    const { choice: read, faults } = readLine(
      { 'day.3.1': 'on', 'from.3.1': text, 'until.3.1': '23:00' },
      '3',
    );
    expect([faults, read.moments?.hours[0]?.fromS]).toEqual([[], fromS]);
  });
});
