import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { absent, readDecimalE5, readTime, readWhole, unreadable } from './field-readers.ts';

const over =
  (reader: (bytes: Uint8Array, start: number, end: number) => number) =>
  (text: string): number =>
    reader(Buffer.from(`9${text}9`), 1, text.length + 1);

describe('reading a field from its bytes', () => {
  it.each([
    ['07:05:09', 25_509],
    ['7:05:09', 25_509],
    ['49:59:00', 179_940],
    ['099:59:59', 359_999],
    ['', absent],
    ['100:00:00', unreadable],
    ['07:60:00', unreadable],
    ['07:00:60', unreadable],
    ['07:05', unreadable],
    ['7h05m00', unreadable],
    ['-7:05:00', unreadable],
    ['0a:05:00', unreadable],
    ['07:a5:00', unreadable],
    [':05:00', unreadable],
  ])('reads the time “%s” as %d', (text, seconds) => {
    expect(over(readTime)(text)).toBe(seconds);
  });

  it.each([
    ['0', 0],
    ['0042', 42],
    ['2147483647', 2_147_483_647],
    ['', absent],
    ['2147483648', unreadable],
    ['99999999999999999999', unreadable],
    ['-1', unreadable],
    ['1.0', unreadable],
    ['x', unreadable],
  ])('reads the whole number “%s” as %d', (text, value) => {
    expect(over(readWhole)(text)).toBe(value);
  });

  it.each([
    ['46.8', 4_680_000],
    ['-71.240355', -7_124_036],
    ['46', 4_600_000],
    ['.5', 50_000],
    ['5.', 500_000],
    ['0.000004', 0],
    ['46.123456789012345', 4_612_346],
    ['', Number.NaN],
    ['-', Number.NaN],
    ['.', Number.NaN],
    ['-.', Number.NaN],
    ['1.2.3', Number.NaN],
    ['1e5', Number.NaN],
  ])('reads the decimal “%s” as %d', (text, value) => {
    expect(over(readDecimalE5)(text) + 0).toBe(value);
  });

  it('agrees with numbers as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -18_000_000, max: 18_000_000 }), fc.nat(359_999), (degrees, seconds) => {
        expect(over(readDecimalE5)((degrees / 1e5).toFixed(5)) + 0).toBe(degrees);
        expect(over(readTime)(formatServiceTime(seconds))).toBe(seconds);
        expect(over(readWhole)(String(seconds))).toBe(seconds);
      }),
    );
  });
});
