import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServiceClock } from '#lib/time/service-clock.ts';
import { weekdayOf } from '#lib/time/service-date.ts';
import { cases } from '#tests/support/cases.ts';
import { holdsAt, includes, type EffectPeriod } from './effect-period.ts';
import { listIntervals } from './list-intervals.ts';

const clock = createServiceClock('America/New_York', 4);
const at = (local: string) => Date.parse(local);
/** A Sunday. */
const now = at('2026-11-15T14:00:00-05:00');
const hours = (from: number, until: number) => ({ fromS: from * 3600, untilS: until * 3600 });
const written = (period: EffectPeriod, from = now) =>
  listIntervals(period, clock, from).map(
    ({ fromMs, untilMs }) =>
      `${fromMs === undefined ? '' : clock.format(fromMs)}/${untilMs === undefined ? '' : clock.format(untilMs)}`,
  );

describe('a period in plain intervals', () => {
  it('is itself where it has neither days nor hours', () => {
    expect(written({})).toEqual(['/']);
    expect(written({ fromMs: now - 1000 })).toEqual(['2026-11-15T13:59:59-05:00/']);
    expect(written({ fromMs: now, untilMs: now + 1000 })).toEqual([
      '2026-11-15T14:00:00-05:00/2026-11-15T14:00:01-05:00',
    ]);
  });

  it('is nothing once it is over', () => {
    expect(written({ untilMs: now })).toEqual([]);
    expect(written({ untilMs: now, weekdays: [7], hours: hours(0, 24) })).toEqual([]);
  });

  it('has each of its nights, over two weeks and no more', () => {
    const nights = written({ weekdays: [1, 2, 3, 4, 5], hours: hours(21, 26) });
    expect(nights).toHaveLength(10);
    expect(nights.slice(0, 2)).toEqual([
      '2026-11-16T21:00:00-05:00/2026-11-17T02:00:00-05:00',
      '2026-11-17T21:00:00-05:00/2026-11-18T02:00:00-05:00',
    ]);
  });

  it('has the night that is not over yet', () => {
    const early = at('2026-11-17T01:00:00-05:00');
    expect(written({ weekdays: [1], hours: hours(21, 26) }, early)[0]).toBe(
      '2026-11-16T21:00:00-05:00/2026-11-17T02:00:00-05:00',
    );
  });

  it('has days that follow each other as one', () => {
    expect(written({ weekdays: [6, 7], untilMs: at('2026-11-30T00:00:00-05:00') })).toEqual([
      '2026-11-15T04:00:00-05:00/2026-11-16T04:00:00-05:00',
      '2026-11-21T04:00:00-05:00/2026-11-23T04:00:00-05:00',
      '2026-11-28T04:00:00-05:00/2026-11-29T04:00:00-05:00',
    ]);
  });

  it('ends hours without an end with the day', () => {
    expect(written({ weekdays: [1], hours: hours(21, 48) })[0]).toBe(
      '2026-11-16T21:00:00-05:00/2026-11-17T04:00:00-05:00',
    );
  });

  it('is told from its beginning where that is far', () => {
    const fromMs = at('2027-02-01T00:00:00-05:00');
    expect(written({ fromMs, weekdays: [6], hours: hours(8, 10) })).toEqual([
      '2027-02-06T08:00:00-05:00/2027-02-06T10:00:00-05:00',
      '2027-02-13T08:00:00-05:00/2027-02-13T10:00:00-05:00',
    ]);
  });

  it('is nothing where none of its days comes', () => {
    const week = { fromMs: at('2026-11-16T04:00:00-05:00'), untilMs: at('2026-11-18T04:00:00-05:00') };
    expect(written({ ...week, weekdays: [6] })).toEqual([]);
  });

  it('keeps to the hours of the timetable in the night the clocks change', () => {
    const autumn = at('2026-10-31T12:00:00-04:00');
    // Noon minus twelve hours counts: at 26:00 of Saturday the clocks have gone back.
    expect(written({ weekdays: [6, 7], hours: hours(21, 26) }, autumn).slice(0, 2)).toEqual([
      '2026-10-31T21:00:00-04:00/2026-11-01T01:00:00-05:00',
      '2026-11-01T21:00:00-05:00/2026-11-02T02:00:00-05:00',
    ]);
    const spring = at('2027-03-13T12:00:00-05:00');
    expect(written({ weekdays: [6, 7], hours: hours(21, 26) }, spring).slice(0, 2)).toEqual([
      '2027-03-13T21:00:00-05:00/2027-03-14T03:00:00-04:00',
      '2027-03-14T21:00:00-04:00/2027-03-15T02:00:00-04:00',
    ]);
  });

  it('holds whenever the period does, and never else, over a clock change', () => {
    const start = at('2026-10-29T00:00:00-04:00');
    const instant = fc.integer({ min: 0, max: 9 * 48 }).map((half) => start + half * 1_800_000);
    const period: fc.Arbitrary<EffectPeriod> = fc.record(
      {
        fromMs: instant,
        untilMs: instant,
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        // Within the rider's day, so that an instant has one service date.
        hours: fc
          .tuple(fc.integer({ min: 4, max: 26 }), fc.integer({ min: 5, max: 27 }))
          .map(([one, two]) => hours(Math.min(one, two), Math.max(one, two) + (one === two ? 1 : 0))),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(period, instant, fc.integer({ min: 0, max: 10 * 48 }), (each, from, later) => {
        const then = from + later * 1_800_000;
        const date = clock.dateAt(then);
        const secondS = clock.toSeconds(date, then);
        const holds = holdsAt(each, { atMs: then, weekday: weekdayOf(date) || 7, secondS });
        const told = listIntervals(each, clock, from).some((interval) => includes(interval, then));
        expect(told).toBe(holds);
      }),
      cases(2000),
    );
  });
});
