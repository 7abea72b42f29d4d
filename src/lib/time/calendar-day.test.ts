import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, findDayNumber, weekdayOfDay } from './calendar-day.ts';

describe('a day of the calendar', () => {
  it('is followed by the next, over the ends of months and years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-11-30', '2027-01-01')).toBe(32);
  });

  it('has its weekday', () => {
    expect(weekdayOfDay('2026-11-15')).toBe(0);
    expect(weekdayOfDay('2026-11-20')).toBe(5);
  });

  it('is not any text', () => {
    for (const text of ['2026-02-30', '2026-2-3', '20261115', '', '2026-11-15T00:00'])
      expect(findDayNumber(text), text).toBeUndefined();
    expect(() => addDays('demain', 1)).toThrow(RangeError);
  });
});
