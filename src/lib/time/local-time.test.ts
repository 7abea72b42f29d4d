import { describe, expect, it } from 'vitest';
import { readLocalTime, writeLocalTime, writeUniqueTime } from './local-time.ts';

const zone = 'America/Toronto';
const at = (text: string) => Date.parse(text);

describe('a local time without an offset', () => {
  it('is a moment of its zone, in either way of writing', () => {
    const moment = { at: at('2026-11-16T13:05:00-05:00'), local: '2026-11-16T13:05' };
    expect(readLocalTime('20261116T130500', zone)).toEqual(moment);
    expect(readLocalTime('2026-11-16T13:05', zone)).toEqual(moment);
  });

  it('is the first of two where clocks go back, unless the other is nearer to what went before', () => {
    const first = at('2026-11-01T01:10:00-04:00');
    expect(readLocalTime('20261101T011000', zone)?.at).toBe(first);
    expect(readLocalTime('20261101T011000', zone, at('2026-11-01T01:50:00-04:00'))?.at).toBe(
      first + 3_600_000,
    );
    expect(readLocalTime('20261101T011000', zone, at('2026-11-01T01:05:00-04:00'))?.at).toBe(first);
  });

  it('is after the change where clocks go forward past it', () => {
    expect(readLocalTime('20260308T023000', zone)).toEqual({
      at: at('2026-03-08T03:30:00-04:00'),
      local: '2026-03-08T03:30',
    });
  });

  it('is nothing where the calendar or the clock does not have it', () => {
    expect(readLocalTime('20260231T100000', zone)).toBeUndefined();
    expect(readLocalTime('20260211T256100', zone)).toBeUndefined();
    expect(readLocalTime('tomorrow', zone)).toBeUndefined();
    expect(readLocalTime('20260211T100000', 'Nowhere/At-All')).toBeUndefined();
  });

  it('is written as it is read', () => {
    expect(writeLocalTime(at('2026-11-16T13:05:09-05:00'), zone)).toBe('20261116T130509');
  });
});

describe('a local time with an offset', () => {
  it('is that instant, whatever is near', () => {
    const second = at('2026-11-01T01:10:00-05:00');
    expect(readLocalTime('20261101T011000-0500', zone)?.at).toBe(second);
    expect(readLocalTime('20261101T061000Z', zone, 0)).toEqual({ at: second, local: '2026-11-01T01:10' });
    expect(readLocalTime('20261101T011000-9900', zone)).toBeUndefined();
  });

  it('is written where the hour comes twice, and reads back as the same instant at any minute of that night', () => {
    expect(writeUniqueTime(at('2026-11-16T13:05:00-05:00'), zone)).toBe('20261116T130500');
    const midnight = at('2026-11-01T00:00:00-04:00');
    for (let minute = 0; minute < 300; minute += 1) {
      const instant = midnight + minute * 60_000;
      expect(readLocalTime(writeUniqueTime(instant, zone), zone)?.at).toBe(instant);
    }
  });
});
