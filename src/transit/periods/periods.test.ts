import { describe, expect, it } from 'vitest';
import { formatServiceDate, parseServiceDate, weekdayOf } from '#lib/time/service-date.ts';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { calendarOf, feedOf, table, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { listPeriods, periodOn } from './periods.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** Trips of a service, all different from those of a service with another first minute. */
function tripsOf(service: string, count: number, minute: number): TinyTrip[] {
  return Array.from({ length: count }, (_, place) => {
    const [hour, first] = [6 + Math.floor(place / 2), minute + (place % 2) * 30];
    const two = String(first).padStart(2, '0');
    return { id: `${service}-${place}`, service, calls: [`A ${hour}:${two}:00`, `B ${hour + 1}:${two}:00`] };
  });
}

const spans = (timetable: Timetable) =>
  listPeriods(timetable).map(({ from, to }) => `${formatServiceDate(from)} ${formatServiceDate(to)}`);

describe('periods by the calendar', () => {
  const trips = [
    ...tripsOf('w1', 20, 0),
    ...tripsOf('s1', 8, 0),
    ...tripsOf('w2', 20, 5),
    ...tripsOf('s2', 8, 5),
    ...tripsOf('noel', 8, 10),
    ...tripsOf('campus', 6, 15),
  ];
  const feed = (...services: string[]) => timetableOf(feedOf(trips, { calendar: calendarOf(...services) }));

  it('begin where the main services do, weekdays and weekends of one week together', () => {
    const timetable = feed(
      'w1,1111100,20260105,20260417',
      's1,0000011,20260110,20260419',
      'w2,1111100,20260420,20260821',
      's2,0000011,20260425,20260823',
    );
    expect(spans(timetable)).toEqual(['20260105 20260419', '20260420 20260823']);
    expect(listPeriods(timetable).map(({ id, season }) => [id, season])).toEqual([
      ['20260105', 'winter'],
      ['20260420', 'summer'],
    ]);
  });

  it('take no notice of a holiday week or of a service of few trips', () => {
    const timetable = feed(
      'w1,1111100,20260831,20270430',
      's1,0000011,20260831,20270430',
      'noel,1111111,20261224,20270102',
      'campus,1111100,20260914,20261211',
    );
    expect(spans(timetable)).toEqual(['20260831 20270430']);
  });

  it('give two overlapping services a time of their own between those of each', () => {
    const timetable = feed('w1,1111111,20260105,20260630', 'w2,1111111,20260601,20260831');
    expect(spans(timetable)).toEqual(['20260105 20260531', '20260601 20260630', '20260701 20260831']);
  });

  it('keep the last days of a period that a feed still holds', () => {
    const timetable = feed('w1,1111111,20260818,20260821', 'w2,1111111,20260822,20261218');
    expect(spans(timetable)).toEqual(['20260818 20260821', '20260822 20261218']);
  });

  it('do not take the first weekend of a feed for one', () => {
    const timetable = feed('s1,0000011,20260110,20260419', 'w1,1111100,20260112,20260417');
    expect(spans(timetable)).toEqual(['20260110 20260419']);
  });

  it('are a handful however often the calendar changes', () => {
    const months = Array.from({ length: 12 }, (_, month) => month + 1);
    const two = (month: number) => String(month).padStart(2, '0');
    const timetable = timetableOf(
      feedOf(
        months.flatMap((month) => tripsOf(`m${month}`, 10 + month, 0)),
        {
          calendar: calendarOf(
            ...months.map((month) => `m${month},1111111,2026${two(month)}01,2026${two(month)}28`),
          ),
        },
      ),
    );
    expect(listPeriods(timetable).length).toBeLessThanOrEqual(8);
    expect(spans(timetable).at(0)).toMatch(/^20260101/);
    expect(spans(timetable).at(-1)).toMatch(/20261228$/);
  });
});

describe('periods by single dates', () => {
  const end = parseServiceDate('20261115') ?? 0;
  /** A feed of sixty days before `end` where each date has the service that `serviceOn` names. */
  const feed = (trips: readonly TinyTrip[], serviceOn: (date: number, day: number) => string) =>
    timetableOf(
      feedOf(trips, {
        calendar: calendarOf(),
        calendar_dates: table(
          'service_id,date,exception_type',
          Array.from({ length: 60 }, (_, day) => {
            const date = end - 59 + day;
            return `${serviceOn(date, day)},${formatServiceDate(date)},1`;
          }),
        ),
      }),
    );
  const isWeekend = (date: number) => weekdayOf(date) % 6 === 0;
  const dayOf = (date: number) => formatServiceDate(date);

  it('are one when every date has a service of its own with the same trips', () => {
    const names = Array.from({ length: 60 }, (_, day) => `d${day}`);
    const trips = names.flatMap((name, day) => tripsOf(name, isWeekend(end - 59 + day) ? 8 : 20, 0));
    expect(spans(feed(trips, (_, day) => `d${day}`))).toEqual([`${dayOf(end - 59)} ${dayOf(end)}`]);
  });

  it('begin where most of the week changes for good', () => {
    const trips = [
      ...tripsOf('w1', 20, 0),
      ...tripsOf('s1', 8, 3),
      ...tripsOf('w2', 20, 5),
      ...tripsOf('s2', 8, 8),
    ];
    const change = end - 30 - weekdayOf(end - 30) + 6;
    const timetable = feed(trips, (date) => `${isWeekend(date) ? 's' : 'w'}${date < change ? 1 : 2}`);
    expect(spans(timetable)).toEqual([
      `${dayOf(end - 59)} ${dayOf(change - 1)}`,
      `${dayOf(change)} ${dayOf(end)}`,
    ]);
  });

  it('take no notice of a holiday, of weekends alone, or of the last week', () => {
    const trips = [
      ...tripsOf('w1', 20, 0),
      ...tripsOf('s1', 8, 3),
      ...tripsOf('s2', 8, 8),
      ...tripsOf('w2', 20, 5),
    ];
    const monday = end - 34 - ((weekdayOf(end - 34) + 6) % 7);
    const timetable = feed(trips, (date) => {
      if (date > end - 5) return 'w2';
      if (date === monday) return 's1';
      return isWeekend(date) ? (date < monday ? 's1' : 's2') : 'w1';
    });
    expect(spans(timetable)).toEqual([`${dayOf(end - 59)} ${dayOf(end)}`]);
  });

  it('are found on a date, and not outside the feed', () => {
    const timetable = feed(tripsOf('w1', 4, 0), () => 'w1');
    expect(periodOn(timetable, end)).toEqual(listPeriods(timetable)[0]);
    expect(periodOn(timetable, end + 1)).toBeUndefined();
  });

  it('are none in a feed without a day of service', () => {
    expect(listPeriods(timetableOf(feedOf([], { calendar: calendarOf() })))).toEqual([]);
  });
});
