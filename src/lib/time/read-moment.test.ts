import { describe, expect, it } from 'vitest';
import { isOfAnyZone, readMoment } from './read-moment.ts';

const here = { timeZone: 'America/Toronto', nowMs: Date.parse('2026-10-31T12:00:00-04:00') };

describe('a moment as staff type it', () => {
  it.each([
    ['2026-12-25T23:30', '2026-12-25T23:30:00-05:00'],
    ['2026-12-25 23:30', '2026-12-25T23:30:00-05:00'],
    ['2026-12-25', '2026-12-25T00:00:00-05:00'],
    ['2026-07-01T08:00:15', '2026-07-01T08:00:15-04:00'],
    // The hour that comes twice is the first unless the offset says otherwise; the one that is left out moves on.
    ['2026-11-01T01:30', '2026-11-01T01:30:00-04:00'],
    ['2026-11-01T01:30-05:00', '2026-11-01T01:30:00-05:00'],
    ['2027-03-14T02:30', '2027-03-14T03:30:00-04:00'],
    ['2026-11-01T05:30Z', '2026-11-01T05:30:00Z'],
    ['PT6H', '2026-10-31T18:00:00-04:00'],
    ['-PT90M', '2026-10-31T10:30:00-04:00'],
    // A day is the same time on the next day, whatever the clocks did in between.
    ['P1D', '2026-11-01T12:00:00-05:00'],
    ['P2M', '2026-12-31T12:00:00-05:00'],
  ])('%s is %s', (text, instant) => {
    expect(readMoment(text, here)).toBe(Date.parse(instant));
  });

  it.each(['', 'tomorrow', '23:30', '2026-13-01', '2026-02-30', '2026-12-25T25:00', 'P', '6h', 'PT', '2026'])(
    '%j is none',
    (text) => {
      expect(readMoment(text, here)).toBeUndefined();
    },
  );
});

describe('a moment', () => {
  it.each([
    ['2026-11-01T01:30-05:00', true],
    ['2026-11-01T01:30Z', true],
    ['PT6H', true],
    ['-PT30M', true],
    ['2026-11-01T01:30', false],
    ['2026-11-01', false],
    ['-P2D', false],
  ])('%s is the same in every zone: %s', (text, same) => {
    expect(isOfAnyZone(text)).toBe(same);
  });
});
