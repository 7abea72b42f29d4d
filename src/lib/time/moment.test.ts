import { describe, expect, it } from 'vitest';
import { clockOf, dayOf, parseMoment, shiftMoment } from './moment.ts';

describe('a moment of the wire', () => {
  const moment = parseMoment('2026-11-16T00:05:59-05:00');

  it('is an instant, and what clocks show where it happens', () => {
    expect(moment).toEqual({ at: Date.UTC(2026, 10, 16, 5, 5, 59), local: '2026-11-16T00:05' });
    expect([clockOf(moment), dayOf(moment)]).toEqual([5, '2026-11-16']);
  });

  it('keeps the clock of its own zone', () => {
    expect(clockOf(parseMoment('2026-11-16T01:05:59-04:00'))).toBe(65);
  });

  it('moves on over minutes and midnight', () => {
    expect(shiftMoment(moment, 2000)).toEqual({ at: moment.at + 2000, local: '2026-11-16T00:06' });
    expect(shiftMoment(moment, -360_000).local).toBe('2026-11-15T23:59');
    expect(shiftMoment(moment, -1000).local).toBe('2026-11-16T00:05');
  });
});
