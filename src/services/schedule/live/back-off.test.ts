import { describe, expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';

describe('the wait before the next poll', () => {
  it('doubles with each failure in a row, up to a minute', () => {
    const waits = [0, 1, 2, 3, 9, 5000].map((failures) => backOffMs(15_000, failures));
    expect(waits).toEqual([15_000, 30_000, 60_000, 60_000, 60_000, 60_000]);
  });

  it('is never shorter than the interval', () => {
    expect(backOffMs(300_000, 4)).toBe(300_000);
  });
});
