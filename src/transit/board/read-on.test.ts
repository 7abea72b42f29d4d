import { describe, expect, it } from 'vitest';
import { formatServiceDate, parseServiceDate } from '#lib/time/service-date.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, type SmallTrip } from '#tests/support/small-trips.ts';
import { noLiveState } from '../realtime/live-state.ts';
import type { Edition } from '../timetable/edition.ts';
import { listBoard, listBoardsAtStop } from './list-board.ts';

const trip = (start: string, more: Partial<SmallTrip> = {}): SmallTrip => ({
  id: `at-${start}`,
  calls: [`1001 ${start}:00`, `1002 ${start}:30`],
  ...more,
});

/** `outcome`, each departure as `23:50` with its day where that is not today, and the next one after the list. */
function ask(edition: Edition, now: string, date?: string) {
  const { clock, timetable } = edition;
  const instant = Date.parse(now);
  const direction = edition.directions[0]?.[0];
  if (!direction) throw new Error('no direction');
  const { outcome, departures, nextAt } = listBoard(
    { edition, live: noLiveState, now: instant },
    {
      stop: timetable.findStop('1001'),
      direction,
      limit: 4,
      ...(date === undefined ? {} : { date: parseServiceDate(date) ?? 0 }),
    },
  );
  const today = clock.dateAt(instant);
  return {
    outcome,
    shown: departures.map(({ scheduledAt, day }) =>
      [clock.formatLocal(scheduledAt).slice(11, 16), ...(day === today ? [] : [formatServiceDate(day)])].join(
        ' ',
      ),
    ),
    nextAt: nextAt === undefined ? undefined : clock.formatLocal(nextAt),
  };
}

const week = ['20261109', '20261110', '20261111', '20261112', '20261113'];

describe('a board without a date', () => {
  const early = editionOf(feedOf([trip('04:05'), trip('12:00'), trip('23:50')], { daily: week }));

  it('reads on over the change of day, and tells the day of what belongs to another', () => {
    expect(ask(early, '2026-11-11T03:58:00-05:00')).toEqual({
      outcome: 'departures',
      shown: ['04:05 20261111'],
      nextAt: undefined,
    });
    expect(ask(early, '2026-11-10T23:00:00-05:00').shown).toEqual(['23:50', '04:05 20261111']);
  });

  it('reads six hours ahead and no farther, except to the end of the day', () => {
    expect(ask(early, '2026-11-10T22:05:00-05:00').shown).toEqual(['23:50']);
    expect(ask(early, '2026-11-10T22:05:01-05:00').shown).toEqual(['23:50', '04:05 20261111']);
    expect(ask(early, '2026-11-10T04:06:00-05:00').shown).toEqual(['12:00', '23:50']);
  });

  it('names the next bus where the list stays empty', () => {
    const late = editionOf(feedOf([trip('11:00'), trip('12:00')], { daily: week }));
    expect(ask(late, '2026-11-11T03:58:00-05:00')).toEqual({
      outcome: 'ended',
      shown: [],
      nextAt: '2026-11-11T11:00:00',
    });
  });

  it('says that the day is over while the next one is more than an hour away', () => {
    expect(ask(early, '2026-11-11T03:04:59-05:00')).toMatchObject({
      outcome: 'ended',
      shown: ['04:05 20261111'],
    });
    expect(ask(early, '2026-11-11T03:05:00-05:00').outcome).toBe('departures');
  });

  it('says that the day has no service, or no schedule, and shows the next one all the same', () => {
    const odd = editionOf(
      feedOf([trip('04:05', { service: 'odd' }), trip('09:00', { line: '2' })], {
        odd: ['20261111'],
        daily: week,
      }),
    );
    expect(ask(odd, '2026-11-11T01:00:00-05:00')).toEqual({
      outcome: 'no-service',
      shown: ['04:05 20261111'],
      nextAt: undefined,
    });
    expect(ask(early, '2026-11-09T00:30:00-05:00')).toMatchObject({
      outcome: 'no-schedule',
      shown: ['04:05 20261109'],
    });
  });

  it('keeps to the day when a date is given; after midnight the date of the calendar means now', () => {
    const now = '2026-11-11T03:58:00-05:00';
    expect(ask(early, now, '20261110')).toEqual({
      outcome: 'ended',
      shown: [],
      nextAt: '2026-11-11T04:05:00',
    });
    expect(ask(early, now, '20261111')).toEqual(ask(early, now));
    expect(ask(early, '2026-11-10T23:00:00-05:00', '20261110').shown).toEqual(['23:50']);
  });

  it('ends honestly with the last day of a feed', () => {
    expect(ask(early, '2026-11-13T23:00:00-05:00')).toMatchObject({
      outcome: 'departures',
      shown: ['23:50'],
    });
    expect(ask(early, '2026-11-14T03:58:00-05:00')).toEqual({
      outcome: 'ended',
      shown: [],
      nextAt: undefined,
    });
    expect(ask(early, '2026-11-14T04:00:00-05:00')).toMatchObject({ outcome: 'no-schedule', shown: [] });
  });

  it('finds trips of two and three days by the clock', () => {
    const long = editionOf(feedOf([trip('27:00'), trip('48:00'), trip('76:30')], { daily: ['20261110'] }));
    expect(ask(long, '2026-11-11T02:50:00-05:00').shown).toEqual(['03:00']);
    expect(ask(long, '2026-11-11T23:30:00-05:00').shown).toEqual(['00:00']);
    expect(ask(long, '2026-11-13T03:50:00-05:00').shown).toEqual(['04:30 20261113']);
  });

  it('names a next bus of the feed’s last night as long as there is one', () => {
    const long = editionOf(feedOf([trip('12:00'), trip('58:00')], { daily: ['20261110'] }));
    expect(ask(long, '2026-11-11T05:00:00-05:00')).toEqual({
      outcome: 'no-schedule',
      shown: [],
      nextAt: '2026-11-12T10:00:00',
    });
  });
});

describe('a board in the nights the clocks change', () => {
  it('shows the trip of 27:00 that is due when the spring day begins', () => {
    const spring = editionOf(feedOf([trip('27:00')], { daily: ['20270313', '20270314'] }));
    expect(ask(spring, '2027-03-14T01:50:00-05:00')).toMatchObject({
      outcome: 'no-service',
      shown: ['04:00 20270314'],
    });
    expect(ask(spring, '2027-03-14T03:50:00-04:00')).toMatchObject({
      outcome: 'departures',
      shown: ['04:00 20270314'],
    });
    expect(ask(spring, '2027-03-14T04:00:00-04:00').shown[0]).toBe('04:00');
  });

  it('counts six hours of the clock on the wall’s odd hour', () => {
    const autumn = editionOf(feedOf([trip('05:00')], { daily: ['20261031', '20261101'] }));
    expect(ask(autumn, '2026-10-31T23:59:59-04:00').shown).toEqual([]);
    expect(ask(autumn, '2026-11-01T00:00:01-04:00').shown).toEqual(['05:00 20261101']);
  });

  it('misses no trip of 47:59 where a day begins at midnight', () => {
    const spring = editionOf(feedOf([trip('47:59')], { daily: ['20270313'] }), { serviceDayStartsAtHour: 0 });
    expect(ask(spring, '2027-03-15T00:30:00-04:00').shown).toEqual(['00:59']);
  });

  it('reads on into the day after tomorrow’s date where a day begins in the evening', () => {
    const evening = editionOf(feedOf([trip('00:30')], { daily: week }), { serviceDayStartsAtHour: 20 });
    expect(ask(evening, '2026-11-10T19:50:00-05:00').shown).toEqual(['00:30 20261110']);
  });
});

describe('the boards of a stop', () => {
  it('include a line whose last bus of the day before is still to come', () => {
    const edition = editionOf(
      feedOf([trip('28:30', { service: 'last' }), trip('12:00', { line: '2' })], {
        last: ['20261110'],
        daily: week,
      }),
    );
    const boards = listBoardsAtStop(
      { edition, live: noLiveState, now: Date.parse('2026-11-11T04:10:00-05:00') },
      { stop: edition.timetable.findStop('1001'), limit: 3 },
    );
    expect(boards.map(({ departures }) => departures.map(({ tripId }) => tripId))).toEqual([
      ['at-28:30'],
      ['at-12:00'],
    ]);
  });
});
