import { describe, expect, it } from 'vitest';
import { serviceDateOf } from '#lib/time/service-date.ts';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { calendarOf, feedOf } from '#tests/support/tiny-feed.ts';
import { isPatternOn, listTripsOfPattern } from './patterns.ts';
import { countTripsOn } from './services.ts';
import { arrivalAt, countTrips, departureAt, describeTrip, isTripOn, stopsOfTrip } from './trips.ts';

const saturday = serviceDateOf(2026, 11, 14) ?? 0;
const monday = saturday + 2;

const timetable = timetableOf(
  feedOf(
    [
      { id: 'c', service: 'week', calls: ['A 08:00:00', 'B 08:10:30'] },
      { id: 'a', service: 'week', calls: ['A 09:00:00', 'X 09:05:00', 'B 09:10:00'] },
      { id: 'b', service: 'week', direction: 1, calls: ['B 07:00:00', 'A 07:10:00'] },
      { id: 'd', service: 'week', route: '2', calls: ['A 07:00:00', 'B 07:10:00'] },
      { id: 'e', service: 'end', calls: ['A 10:00:00', 'B 10:10:00'] },
    ],
    {
      calendar: calendarOf('week,1111100,20261101,20261130', 'end,0000011,20261101,20261130'),
    },
  ),
);
const idOf = (trip: number) => timetable.tripId(trip);
const [c, e] = [timetable.findTrip('c'), timetable.findTrip('e')];

describe('the trips of a day', () => {
  it('are those of the services of the date', () => {
    const running = (date: number) =>
      Array.from({ length: countTrips(timetable) }, (_, trip) => trip).filter((trip) =>
        isTripOn(timetable, trip, date),
      );
    expect(running(monday).map(idOf)).toEqual(['a', 'b', 'c', 'd']);
    expect(running(saturday).map(idOf)).toEqual(['e']);
    expect(running(monday + 700)).toEqual([]);
    expect([monday, saturday, monday + 700].map((date) => countTripsOn(timetable, date))).toEqual([4, 1, 0]);
  });

  it('are listed by pattern, with a date or without', () => {
    const { pattern } = describeTrip(timetable, c);
    expect(listTripsOfPattern(timetable, pattern).map(idOf)).toEqual(['c', 'e']);
    expect(listTripsOfPattern(timetable, pattern, monday).map(idOf)).toEqual(['c']);
    expect(listTripsOfPattern(timetable, pattern, monday + 700)).toEqual([]);
    expect([monday, monday + 700].map((date) => isPatternOn(timetable, pattern, date))).toEqual([
      true,
      false,
    ]);
  });

  it('call at their stops in order, to the second', () => {
    const calls = Array.from(stopsOfTrip(timetable, c), (stop, position) => ({
      stop: timetable.stops[stop]?.id,
      arrival: arrivalAt(timetable, c, position),
      departure: departureAt(timetable, c, position),
    }));
    expect(calls).toEqual([
      { stop: 'A', arrival: 28_800, departure: 28_800 },
      { stop: 'B', arrival: 29_430, departure: 29_430 },
    ]);
    expect(describeTrip(timetable, e)).toMatchObject({ line: 0, start: 36_000, end: 36_600, block: -1 });
  });
});
