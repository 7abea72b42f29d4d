import { describe, expect, it } from 'vitest';
import { momentIn } from './moment-in.ts';

describe('momentIn', () => {
  it.each([
    ['2026-11-16T18:05:59Z', 'America/Toronto', '2026-11-16T13:05'],
    ['2026-07-01T02:00:00Z', 'America/Toronto', '2026-06-30T22:00'],
    ['2026-01-15T05:00:00Z', 'America/Toronto', '2026-01-15T00:00'],
    ['2026-11-16T18:05:00Z', 'Asia/Kathmandu', '2026-11-16T23:50'],
  ])('tells %s in %s as %s', (instant, timeZone, local) => {
    const at = Date.parse(instant);
    expect(momentIn(timeZone, at)).toEqual({ at, local });
  });
});
