import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { calendarOf, feedOf, table, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { dayKindOn } from './day-kind.ts';

/** Trips of a service, each at a minute of its own. */
function tripsOf(service: string, hours: readonly number[], route = '1'): TinyTrip[] {
  return hours.map((hour) => ({
    id: `${service}-${hour}`,
    route,
    service,
    calls: [`A ${String(hour).padStart(2, '0')}:00:00`, `B ${String(hour).padStart(2, '0')}:30:00`],
  }));
}

const trips = [
  ...tripsOf('week', [6, 7, 8, 9, 10, 11, 12, 13]),
  ...tripsOf('saturday', [8, 10, 12, 14]),
  ...tripsOf('sunday', [9, 11, 13, 15]),
  ...tripsOf('school', [7], '2'),
];
const calendar = calendarOf(
  'week,1111100,20261102,20261227',
  'saturday,0000010,20261102,20261227',
  'sunday,0000001,20261102,20261227',
  'school,1111100,20261102,20261227',
);
const exceptions = table('service_id,date,exception_type', [
  // A Wednesday that runs as a Sunday, and a Saturday too.
  'week,20261111,2',
  'school,20261111,2',
  'sunday,20261111,1',
  'saturday,20261226,2',
  'sunday,20261226,1',
  // A Friday without school.
  'school,20261120,2',
]);
const edition = editionOf(feedOf(trips, { calendar, calendar_dates: exceptions }));
const schoolLine = edition.timetable.findLine('2');
const kindOf = (day: string, isSchoolLine = (line: number) => line === schoolLine) =>
  dayKindOn(edition, { date: parseServiceDate(day) ?? 0, isSchoolLine });

describe('the kind of a day', () => {
  it.each([
    ['20261109', 'weekday'],
    ['20261113', 'weekday'],
    ['20261114', 'saturday'],
    ['20261115', 'sunday'],
  ])('%s is a %s', (day, kind) => {
    expect(kindOf(day)).toBe(kind);
  });

  it('is a holiday where another part of the week runs', () => {
    expect([kindOf('20261111'), kindOf('20261226')]).toEqual(['holiday', 'holiday']);
  });

  it('is a school day off where no line of schools runs, for who knows which those are', () => {
    expect(kindOf('20261120')).toBe('school-day-off');
    expect(kindOf('20261120', () => false)).toBe('weekday');
    expect(dayKindOn(edition, { date: parseServiceDate('20261120') ?? 0 })).toBe('weekday');
  });

  it('is its own where all days run alike', () => {
    const always = editionOf(
      feedOf(tripsOf('all', [8, 9]), { calendar: calendarOf('all,1111111,20261102,20261227') }),
    );
    const kinds = ['20261109', '20261114', '20261115'].map((day) =>
      dayKindOn(always, { date: parseServiceDate(day) ?? 0 }),
    );
    expect(kinds).toEqual(['weekday', 'saturday', 'sunday']);
  });

  it('is not known outside the feed', () => {
    expect(kindOf('20270301')).toBeUndefined();
  });
});
