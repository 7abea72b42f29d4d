import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { calendarOf, feedOf, type TinyTrip } from '#tests/support/tiny-feed.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { describeDirectionDay } from './direction-day.ts';

const monday = parseServiceDate('20261116') ?? 0;
const trips: TinyTrip[] = [
  { id: '1', service: 'week', headsign: 'Plateau', calls: ['A 06:10:00', 'B 06:20:00'] },
  { id: '2', service: 'week', headsign: 'Plateau', calls: ['A 24:40:00', 'B 24:50:00'] },
  { id: '3', service: 'end', headsign: 'Plateau', calls: ['A 09:00:00', 'B 09:10:00'] },
];
const calendar = calendarOf('week,1111100,20261102,20261129', 'end,0000011,20261102,20261129');

function dayOf(list: readonly TinyTrip[], date = monday, tables = {}) {
  const edition = editionOf(feedOf(list, { calendar, ...tables }));
  const direction = edition.directions[0]?.[0] as LineDirection;
  return describeDirectionDay(edition, { direction, date });
}

describe('a direction on a day', () => {
  it('has a first and a last trip, by the service day', () => {
    expect(dayOf(trips)).toMatchObject({ trips: 2, firstStart: 22_200, lastStart: 88_800 });
  });

  it('counts a bus every so often as many times as it leaves', () => {
    const frequencies = 'trip_id,start_time,end_time,headway_secs\n1,06:00:00,09:00:00,1200\n';
    const day = dayOf(trips, monday, { frequencies });
    expect(day).toMatchObject({ trips: 10, firstStart: 21_600, lastStart: 88_800 });
  });

  it('has neither where nothing runs', () => {
    const empty = dayOf(trips, monday + 60);
    expect([empty.trips, empty.firstStart, empty.lastStart]).toEqual([0, undefined, undefined]);
  });
});

describe('the fingerprint of a direction on a day', () => {
  const { fingerprint } = dayOf(trips);

  it('is the same on every day of the same service, and in a feed that names its trips anew', () => {
    expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(dayOf(trips, monday + 1).fingerprint).toBe(fingerprint);
    const renamed = trips.map((trip) => ({ ...trip, id: `new-${trip.id}` }));
    expect(dayOf(renamed.toReversed()).fingerprint).toBe(fingerprint);
  });

  it.each<[string, (trip: TinyTrip) => TinyTrip]>([
    ['a minute', (trip) => ({ ...trip, calls: trip.calls.map((call) => call.replace(':10:', ':11:')) })],
    ['a destination', (trip) => ({ ...trip, headsign: 'Marché' })],
    ['a stop', (trip) => ({ ...trip, calls: trip.calls.map((call) => call.replace('B ', 'C ')) })],
    ['where one may board', (trip) => ({ ...trip, calls: trip.calls.map((call) => `${call} 1`) })],
  ])('changes with %s', (_, change) => {
    const [first, ...others] = trips;
    expect(dayOf([change(first as TinyTrip), ...others]).fingerprint).not.toBe(fingerprint);
  });

  it('tells a day with service from one without', () => {
    expect(dayOf(trips, monday + 60).fingerprint).not.toBe(fingerprint);
    expect(dayOf(trips, monday + 5).fingerprint).not.toBe(fingerprint);
  });
});
