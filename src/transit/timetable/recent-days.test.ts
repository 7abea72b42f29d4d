import { describe, expect, it } from 'vitest';
import { RecentDays } from './recent-days.ts';

const day = (value: number) => Float64Array.of(value);

describe('the days that were asked for last', () => {
  it('are given again, each for its stop and date', () => {
    const days = new RecentDays();
    const kept = days.keep(7, 20_000, day(1));
    days.keep(7, 20_001, day(2));
    days.keep(8, 20_000, day(3));
    expect(days.get(7, 20_000)).toBe(kept);
    expect([days.get(7, 20_001)?.[0], days.get(8, 20_000)?.[0]]).toEqual([2, 3]);
    expect([days.get(8, 20_001), days.get(9, 20_000)]).toEqual([undefined, undefined]);
  });

  it('of a stop are ten at most: the oldest goes', () => {
    const days = new RecentDays();
    for (let date = 0; date < 11; date += 1) days.keep(1, date, day(date));
    expect(days.get(1, 0)).toBeUndefined();
    expect(days.get(1, 10)?.[0]).toBe(10);
    expect(days.get(1, 1)?.[0]).toBe(1);
  });

  it('of all stops are so many at most, whoever asks for however many', () => {
    const days = new RecentDays();
    for (let stop = 0; stop < 40_000; stop += 1) days.keep(stop, 1, day(stop));
    expect(days.get(0, 1)).toBeUndefined();
    expect(days.get(39_999, 1)?.[0]).toBe(39_999);
  });
});
