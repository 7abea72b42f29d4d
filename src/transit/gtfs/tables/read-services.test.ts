import { describe, expect, it } from 'vitest';
import { formatServiceDate, parseServiceDate } from '#lib/time/service-date.ts';
import type { Timetable } from '#transit/timetable/timetable.ts';
import { faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith } from '#tests/support/small-feed.ts';
import { columns } from '#transit/timetable/columns.ts';

const calendarHead =
  'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date';
const dates = (...rows: string[]) => ['service_id,date,exception_type', ...rows].join('\n');
const calendar = (...rows: string[]) => [calendarHead, ...rows].join('\n');

/** The days of each service, `1116` for a day of November 2026. */
function daysOf(timetable: Timetable): Record<string, string[]> {
  const days: Record<string, string[]> = {};
  for (let date = timetable.firstDate; date < timetable.firstDate + timetable.days; date += 1) {
    for (const [service, runs] of timetable.servicesOn(date).entries()) {
      if (runs) (days[timetable.services[service] ?? ''] ??= []).push(formatServiceDate(date).slice(4));
    }
  }
  return days;
}

const day = (text: string) => parseServiceDate(text) ?? Number.NaN;

describe('the days of service', () => {
  it('come from a calendar alone', () => {
    const timetable = timetableOf(smallFeedWith({ calendar: calendar('W,1,0,0,0,0,0,1,20261113,20261123') }));
    expect(daysOf(timetable)).toEqual({ W: ['1115', '1116', '1122', '1123'] });
    expect(faultsOf(timetable)).toEqual({});
    expect(timetable.ranges).toEqual([{ id: 'W', from: day('20261113'), to: day('20261123') }]);
  });

  it('come from exceptions alone', () => {
    const { calendar: _, ...feed } = smallFeed;
    const timetable = timetableOf({ ...feed, calendar_dates: dates('W,20261117,1', 'W,20261115,1') });
    expect(daysOf(timetable)).toEqual({ W: ['1115', '1117'] });
    expect(timetable.ranges).toEqual([]);
    expect(faultsOf(timetable)).toEqual({});
  });

  it('come from both: a day is added, another taken away', () => {
    const timetable = timetableOf(
      smallFeedWith({
        calendar: calendar('W,1,1,1,1,1,0,0,20261116,20261120'),
        calendar_dates: dates('W,20261118,2', 'W,20261121,1', 'H,20261118,1', 'W,20261201,2'),
      }),
    );
    expect(daysOf(timetable)).toEqual({ W: ['1116', '1117', '1119', '1120', '1121'], H: ['1118'] });
  });

  it('may be of several services at once', () => {
    const timetable = timetableOf(
      smallFeedWith({
        calendar: calendar('W,1,1,1,1,1,1,1,20261116,20261117', 'X,0,1,0,0,0,0,0,20261101,20261130'),
      }),
    );
    expect([...timetable.servicesOn(day('20261117'))]).toEqual([1, 1]);
    expect([...timetable.servicesOn(day('20261116'))]).toEqual([1, 0]);
  });

  it('end with the feed: the day before and the day after are not spoken of', () => {
    const timetable = timetableOf(smallFeed);
    expect(
      ['20261031', '20261101', '20261130', '20261201'].map((each) => timetable.covers(day(each))),
    ).toEqual([false, true, true, false]);
    expect([...timetable.servicesOn(day('20261201'))]).toEqual([0]);
  });

  it('counts a service that never runs', () => {
    const timetable = timetableOf(
      smallFeedWith({
        calendar: calendar('W,1,1,1,1,1,1,1,20261101,20261130', 'N,0,0,0,0,0,0,0,20261101,20261130'),
      }),
    );
    expect(faultsOf(timetable)).toEqual({ 'service-empty': 1 });
  });

  it('counts dates in the wrong order, and reads on', () => {
    const timetable = timetableOf(
      smallFeedWith({
        calendar: calendar('X,1,1,1,1,1,1,1,20261130,20261101', 'W,1,1,1,1,1,1,1,20261116,20261116'),
      }),
    );
    expect(faultsOf(timetable)).toEqual({ 'date-order': 1, 'service-empty': 1 });
    expect(daysOf(timetable)).toEqual({ W: ['1116'] });
  });

  it.each([
    ['a day no month has', '20261131'],
    ['words', 'tomorrow'],
    ['a year that is a slip', '00261130'],
    ['a year far off', '20261130'.replace('2026', '9026')],
  ])('refuses the row of an end date that is %s', (_, end) => {
    const timetable = timetableOf(
      smallFeedWith({
        calendar: calendar(`X,1,1,1,1,1,1,1,20261101,${end}`, 'W,1,1,1,1,1,1,1,20261116,20261116'),
        calendar_dates: dates(`W,${end},1`),
      }),
    );
    expect(faultsOf(timetable)).toEqual({ 'value-unreadable': 2 });
    expect(daysOf(timetable)).toEqual({ W: ['1116'] });
  });

  it('cuts a range of decades', () => {
    const timetable = timetableOf(smallFeedWith({ calendar: calendar('W,1,1,1,1,1,1,1,20260101,20991231') }));
    expect(faultsOf(timetable)).toEqual({ 'value-replaced': 1 });
    expect(timetable.days).toBe(3661);
  });

  it('counts exceptions of no known kind, and bad weekdays', () => {
    const timetable = timetableOf(
      smallFeedWith({
        calendar: calendar('W,1,x,,1,1,1,1,20261116,20261119'),
        calendar_dates: dates('W,20261116,3', 'W,20261116,', ',20261116,1'),
      }),
    );
    expect(faultsOf(timetable)).toEqual({ 'value-replaced': 1, 'value-unreadable': 1, 'value-missing': 2 });
    expect(daysOf(timetable)).toEqual({ W: ['1116', '1119'] });
  });

  it('make an empty timetable when there are none, and its trips are refused', () => {
    const timetable = timetableOf(smallFeedWith({ calendar: calendar() }));
    expect([timetable.days, timetable.covers(0), timetable[columns].tripPattern.length]).toEqual([
      0,
      false,
      0,
    ]);
    expect(faultsOf(timetable)).toEqual({ 'service-unknown': 1 });
  });
});
