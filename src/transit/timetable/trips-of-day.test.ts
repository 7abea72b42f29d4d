import { describe, expect, it } from 'vitest';
import { serviceDateOf } from '#lib/time/service-date.ts';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { calendarOf, feedOf } from '#tests/support/tiny-feed.ts';
import { listCalls, listTripsOn } from './trips-of-day.ts';

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
const idsOn = (direction: number, date: number) =>
  listTripsOn(timetable, timetable.findLine('1'), direction, date).map((trip) => timetable.tripId(trip));

describe('the trips of a day', () => {
  it('are those of the line, direction and services of the date, by their ids', () => {
    expect(idsOn(0, monday)).toEqual(['a', 'c']);
    expect(idsOn(1, monday)).toEqual(['b']);
    expect(idsOn(0, saturday)).toEqual(['e']);
  });

  it('are none on a day without service, outside the feed, or for what does not exist', () => {
    expect(idsOn(1, saturday)).toEqual([]);
    expect(idsOn(0, monday + 700)).toEqual([]);
    expect(listTripsOn(timetable, -1, 0, monday)).toEqual([]);
    expect(listTripsOn(timetable, 0, 7, monday)).toEqual([]);
  });

  it('call at their stops in order, to the second', () => {
    const calls = listCalls(timetable, timetable.findTrip('c'));
    expect(calls.map((call) => ({ ...call, stop: timetable.stops[call.stop]?.id }))).toEqual([
      { stop: 'A', arrival: 28_800, departure: 28_800, position: 0 },
      { stop: 'B', arrival: 29_430, departure: 29_430, position: 1 },
    ]);
  });
});
