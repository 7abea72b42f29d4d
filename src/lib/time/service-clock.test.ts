import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServiceClock } from './service-clock.ts';
import { formatServiceDate, parseServiceDate } from './service-date.ts';
import { formatServiceTime, parseServiceTime } from './service-time.ts';

const day = (text: string) => parseServiceDate(text) ?? Number.NaN;
const time = (text: string) => parseServiceTime(text) ?? Number.NaN;
const newYork = createServiceClock('America/New_York', 4);
const phoenix = createServiceClock('America/Phoenix', 4);

const at = (clock: typeof newYork, date: string, seconds: string) =>
  clock.format(clock.toInstant(day(date), time(seconds)));

describe('the clock of a timetable', () => {
  it('reads 25:10 as ten past one the next day', () => {
    expect(at(newYork, '20261115', '25:10:00')).toBe('2026-11-16T01:10:00-05:00');
    expect(at(newYork, '20261115', '49:59:00')).toBe('2026-11-17T01:59:00-05:00');
  });

  describe('on the night clocks go back (2026-11-01)', () => {
    it.each([
      ['20261031', '23:30:00', '2026-10-31T23:30:00-04:00'],
      ['20261031', '24:30:00', '2026-11-01T00:30:00-04:00'],
      ['20261031', '25:30:00', '2026-11-01T01:30:00-04:00'],
      ['20261031', '26:30:00', '2026-11-01T01:30:00-05:00'],
      ['20261031', '27:30:00', '2026-11-01T02:30:00-05:00'],
      // Eleven and a half hours before noon, whatever the clock shows.
      ['20261101', '00:30:00', '2026-11-01T01:30:00-04:00'],
      ['20261101', '05:00:00', '2026-11-01T05:00:00-05:00'],
      ['20261101', '25:00:00', '2026-11-02T01:00:00-05:00'],
    ])('%s %s leaves at %s', (date, seconds, local) => {
      expect(at(newYork, date, seconds)).toBe(local);
    });

    it('gives the rider a day of twenty-five hours', () => {
      expect(newYork.startOf(day('20261101')) - newYork.startOf(day('20261031'))).toBe(25 * 3_600_000);
    });
  });

  describe('on the night clocks go forward (2027-03-14)', () => {
    it.each([
      ['20270313', '25:30:00', '2027-03-14T01:30:00-05:00'],
      ['20270313', '26:30:00', '2027-03-14T03:30:00-04:00'],
      ['20270314', '05:00:00', '2027-03-14T05:00:00-04:00'],
      ['20270314', '25:00:00', '2027-03-15T01:00:00-04:00'],
    ])('%s %s leaves at %s', (date, seconds, local) => {
      expect(at(newYork, date, seconds)).toBe(local);
    });

    it('gives the rider a day of twenty-three hours', () => {
      expect(newYork.startOf(day('20270314')) - newYork.startOf(day('20270313'))).toBe(23 * 3_600_000);
    });
  });

  it.each(['20261101', '20270314'])('moves nothing on %s where clocks stay', (date) => {
    expect(at(phoenix, date, '00:30:00')).toMatch(/T00:30:00-07:00$/);
    expect(at(phoenix, date, '25:30:00')).toMatch(/T01:30:00-07:00$/);
    expect(phoenix.toInstant(day(date), 0)).toBe(phoenix.midnightOf(day(date)));
  });

  it('finds back the seconds of any instant, in every zone and on every day', () => {
    const zones = ['America/New_York', 'America/Phoenix', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
    const clocks = zones.map((zone) => createServiceClock(zone, 4));
    fc.assert(
      fc.property(
        fc.constantFrom(...clocks),
        fc.integer({ min: day('20260801'), max: day('20270801') }),
        fc.integer({ min: -86_400, max: 200_000 }),
        (clock, date, seconds) => {
          const instant = clock.toInstant(date, seconds);
          expect(clock.toSeconds(date, instant)).toBe(seconds);
          expect(clock.toSeconds(date, instant + 999)).toBe(seconds);
          expect(Date.parse(clock.format(instant))).toBe(instant);
          expect(clock.format(instant)).toBe(clock.formatLocal(instant) + clock.format(instant).slice(19));
        },
      ),
    );
  });

  it('puts every instant into one rider’s day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 9, 1), max: Date.UTC(2027, 4, 1) }),
        fc.integer({ min: 0, max: 6 }),
        (instant, hour) => {
          const clock = createServiceClock('America/New_York', hour);
          const date = clock.dateAt(instant);
          expect(clock.startOf(date)).toBeLessThanOrEqual(instant);
          expect(clock.startOf(date + 1)).toBeGreaterThan(instant);
        },
      ),
    );
  });

  it.each([
    ['2026-11-16T03:59:59-05:00', '20261115'],
    ['2026-11-16T04:00:00-05:00', '20261116'],
    ['2026-11-01T01:30:00-04:00', '20261031'],
    ['2026-11-01T01:30:00-05:00', '20261031'],
    ['2026-11-01T04:00:00-05:00', '20261101'],
    ['2027-03-14T03:30:00-04:00', '20270313'],
    ['2027-03-14T04:00:00-04:00', '20270314'],
  ])('at %s the rider’s day is %s', (instant, date) => {
    expect(formatServiceDate(newYork.dateAt(Date.parse(instant)))).toBe(date);
  });

  it('begins the day at the operator’s hour, which may be midnight', () => {
    const midnight = createServiceClock('America/New_York', 0);
    const instant = Date.parse('2026-11-16T00:00:00-05:00');
    expect(formatServiceDate(midnight.dateAt(instant))).toBe('20261116');
    expect(formatServiceDate(midnight.dateAt(instant - 1))).toBe('20261115');
    expect(midnight.startOf(day('20261116'))).toBe(midnight.midnightOf(day('20261116')));
  });

  it('knows the calendar day apart from the rider’s', () => {
    const instant = Date.parse('2026-11-16T01:00:00-05:00');
    expect(formatServiceDate(newYork.calendarDateAt(instant))).toBe('20261116');
    expect(formatServiceDate(newYork.dateAt(instant))).toBe('20261115');
    expect(newYork.calendarDateAt(newYork.midnightOf(day('20261116')) - 1)).toBe(day('20261115'));
  });

  it('writes offsets east, west and of a quarter of an hour', () => {
    const instant = Date.parse('2026-11-15T12:00:00Z');
    expect(createServiceClock('Asia/Kathmandu', 4).format(instant)).toBe('2026-11-15T17:45:00+05:45');
    expect(createServiceClock('America/St_Johns', 4).format(instant)).toBe('2026-11-15T08:30:00-03:30');
    expect(createServiceClock('UTC', 4).format(instant)).toBe('2026-11-15T12:00:00+00:00');
    expect(newYork.formatLocal(instant)).toBe('2026-11-15T07:00:00');
  });

  it('answers the same after it was asked about more days than it remembers', () => {
    const clock = createServiceClock('America/New_York', 4);
    const before = clock.toInstant(day('20261101'), 3600);
    for (let date = 0; date < 4200; date += 1) clock.toInstant(date, 0);
    expect(clock.toInstant(day('20261101'), 3600)).toBe(before);
    expect(formatServiceTime(clock.toSeconds(day('20261101'), before))).toBe('01:00:00');
  });
});
