import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatServiceTime, parseServiceTime } from './service-time.ts';

describe('a time of the timetable', () => {
  it.each([
    ['00:00:00', 0],
    ['7:05:09', 25_509],
    ['07:05:09', 25_509],
    ['25:10:00', 90_600],
    ['49:59:00', 179_940],
    ['99:59:59', 359_999],
    [' 08:00:00 ', 28_800],
  ])('reads %s', (text, seconds) => {
    expect(parseServiceTime(text)).toBe(seconds);
  });

  it.each([
    '',
    '8:00',
    '08:60:00',
    '08:00:60',
    '100:00:00',
    '-1:00:00',
    '08:0:00',
    '8h00',
    '08:00:00x',
    ':00:00',
  ])('refuses “%s”', (text) => {
    expect(parseServiceTime(text)).toBeUndefined();
  });

  it('writes what it read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359_999 }), (seconds) => {
        expect(parseServiceTime(formatServiceTime(seconds))).toBe(seconds);
        expect(formatServiceTime(seconds)).toMatch(/^\d\d:\d\d:\d\d$/);
      }),
    );
  });
});
