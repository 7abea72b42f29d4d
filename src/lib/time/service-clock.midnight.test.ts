import { describe, expect, it } from 'vitest';
import { nextMidnight } from './service-clock.ts';

const next = (iso: string, zone = 'America/Toronto') =>
  new Date(nextMidnight(Date.parse(iso), zone)).toISOString();

describe('the next midnight', () => {
  it('is the local one', () => {
    expect(next('2026-07-01T12:00:00-04:00')).toBe('2026-07-02T04:00:00.000Z');
    expect(next('2026-01-15T23:59:59.999-05:00')).toBe('2026-01-16T05:00:00.000Z');
    expect(next('2026-12-31T23:00:00-05:00')).toBe('2027-01-01T05:00:00.000Z');
  });

  it('is a whole day away at midnight itself', () => {
    expect(next('2026-07-02T00:00:00-04:00')).toBe('2026-07-03T04:00:00.000Z');
  });

  it('ends the day of 23 hours on time', () => {
    expect(next('2026-03-08T00:30:00-05:00')).toBe('2026-03-09T04:00:00.000Z');
    expect(next('2026-03-08T03:30:00-04:00')).toBe('2026-03-09T04:00:00.000Z');
  });

  it('ends the day of 25 hours on time, in both passes of its repeated hour', () => {
    expect(next('2026-11-01T00:30:00-04:00')).toBe('2026-11-02T05:00:00.000Z');
    expect(next('2026-11-01T01:30:00-04:00')).toBe('2026-11-02T05:00:00.000Z');
    expect(next('2026-11-01T01:30:00-05:00')).toBe('2026-11-02T05:00:00.000Z');
  });

  it('is the first time of the day where clocks jump over midnight', () => {
    expect(next('2018-11-03T12:00:00-03:00', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z');
  });

  it('is the first of two midnights where clocks go back over it', () => {
    expect(next('2026-10-31T12:00:00-04:00', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
    expect(next('2026-11-01T00:30:00-05:00', 'America/Havana')).toBe('2026-11-02T05:00:00.000Z');
  });
});
