import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatIsoDate,
  formatServiceDate,
  parseServiceDate,
  serviceDateOf,
  weekdayOf,
} from './service-date.ts';

describe('a service date', () => {
  it('counts days from 1970-01-01', () => {
    expect(parseServiceDate('19700101')).toBe(0);
    expect(parseServiceDate('19700102')).toBe(1);
    expect(parseServiceDate('19691231')).toBe(-1);
    expect(parseServiceDate('20261115')).toBe(Date.UTC(2026, 10, 15) / 86_400_000);
  });

  it.each(['20240229', '20000229', '20261231', '00990101'])('reads %s and writes it again', (text) => {
    const date = parseServiceDate(text);
    expect(date).toBeDefined();
    expect(formatServiceDate(date ?? 0)).toBe(text);
  });

  it.each([
    ['no leap year', '20230229'],
    ['a century that is no leap year', '21000229'],
    ['a day the month does not have', '20261131'],
    ['day zero', '20261100'],
    ['month zero', '20260015'],
    ['month thirteen', '20261301'],
    ['seven digits', '2026111'],
    ['nine digits', '202611150'],
    ['dashes', '2026-11-15'],
    ['a sign', '+2026111'],
    ['spaces', ' 20261115'],
    ['digits of another script', '٢٠٢٦١١١٥'],
    ['a line end', '20261115\n'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parseServiceDate(text)).toBeUndefined();
  });

  it('is made of a year, a month and a day counted from 1', () => {
    expect(serviceDateOf(1970, 2, 1)).toBe(31);
    expect(serviceDateOf(2026, 2, 29)).toBeUndefined();
  });

  it('is the day that the calendar of the language has', () => {
    const years = fc.integer({ min: 1, max: 9999 });
    const check = (year: number, month: number, day: number) => {
      const date = new Date(0);
      date.setUTCFullYear(year, month - 1, day);
      const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
      expect(serviceDateOf(year, month, day)).toBe(isDay ? date.getTime() / 86_400_000 : undefined);
    };
    fc.assert(fc.property(years, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }), check));
  });

  it('is written with dashes too', () => {
    expect(formatIsoDate(parseServiceDate('20270314') ?? 0)).toBe('2027-03-14');
  });

  it.each([
    ['20261115', 0],
    ['20261116', 1],
    ['20261121', 6],
    ['19700101', 4],
    ['19691231', 3],
    ['19691225', 4],
    ['19691228', 0],
  ])('knows the weekday of %s', (text, weekday) => {
    expect(weekdayOf(parseServiceDate(text) ?? 0)).toBe(weekday);
  });

  it('agrees with the calendar of the platform on every day of two centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -36_500, max: 36_500 }), (date) => {
        expect(parseServiceDate(formatServiceDate(date))).toBe(date);
        expect(weekdayOf(date)).toBe(new Date(date * 86_400_000).getUTCDay());
      }),
    );
  });
});
