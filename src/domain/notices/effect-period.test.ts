import { describe, expect, it } from 'vitest';
import { holdsAt, holdsLaterOn, overlaps, type EffectPeriod, type ServiceMoment } from './effect-period.ts';

/** A Monday whose service day began at the instant 0. */
const at = (hour: number, more: Partial<ServiceMoment> = {}): ServiceMoment => ({
  atMs: hour * 3_600_000,
  weekday: 1,
  secondS: hour * 3600,
  ...more,
});
const hours = (from: number, until: number): EffectPeriod => ({
  hours: { fromS: from * 3600, untilS: until * 3600 },
});

describe('a period of an effect', () => {
  it.each<[string, EffectPeriod, ServiceMoment, boolean]>([
    ['is always, left open', {}, at(5), true],
    ['begins at its first instant', { fromMs: 18_000_000 }, at(5), true],
    ['has not begun before', { fromMs: 18_000_001 }, at(5), false],
    ['is over at its end', { untilMs: 18_000_000 }, at(5), false],
    ['is of its days', { weekdays: [1, 2] }, at(5), true],
    ['is not of others', { weekdays: [6, 7] }, at(5), false],
    ['begins at its hour', hours(5, 9), at(5), true],
    ['is over at its last', hours(5, 9), at(9), false],
    ['goes on past midnight, on the day it began', hours(22, 26), at(25), true],
    ['is over in the morning after', hours(22, 26), at(26), false],
    ['wants all of it together', { ...hours(5, 9), weekdays: [2] }, at(6), false],
  ])('%s', (_name, period, moment, expected) => {
    expect(holdsAt(period, moment)).toBe(expected);
  });

  it.each<[string, EffectPeriod, ServiceMoment, boolean]>([
    ['that holds now', hours(5, 9), at(6), true],
    ['that holds later today', hours(22, 26), at(6), true],
    ['that is over for today', hours(5, 9), at(9), false],
    ['of another day', { weekdays: [2] }, at(6), false],
    ['that begins tonight', { fromMs: 20 * 3_600_000 }, at(6), true],
    ['that begins tomorrow', { fromMs: 28 * 3_600_000 }, at(6), false],
    ['whose hours come after its end', { ...hours(22, 26), untilMs: 20 * 3_600_000 }, at(6), false],
  ])('is looked ahead to the end of the day: %s', (_name, period, moment, expected) => {
    expect(holdsLaterOn(period, moment, 28 * 3_600_000)).toBe(expected);
  });

  it('meets another where both have an instant in common', () => {
    expect(overlaps({ untilMs: 10 }, { fromMs: 9 })).toBe(true);
    expect(overlaps({ untilMs: 10 }, { fromMs: 10 })).toBe(false);
    expect(overlaps({}, { fromMs: 10 })).toBe(true);
  });
});
