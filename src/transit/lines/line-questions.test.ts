import { describe, expect, it } from 'vitest';
import { decodePolyline } from '#lib/polyline.ts';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import type { Edition } from '../timetable/edition.ts';
import { calendarOf, feedOf, table, type TinyTrip } from '#tests/support/tiny-feed.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import {
  isLineAccessible,
  listShapesOfDirection,
  listStopsOfDirection,
  runningDays,
} from './line-questions.ts';

const monday = parseServiceDate('20261116') ?? 0;
const sunday = monday - 1;
const calendar = calendarOf(
  'week,1111100,20261101,20261130',
  'end,0000011,20261101,20261130',
  'night,0000110,20261101,20261130',
);
const wayOf = (edition: Edition, line = 0) => edition.directions[line]?.[0] as LineDirection;

describe('the stops of a direction', () => {
  const trips: TinyTrip[] = [
    { id: '1', service: 'week', calls: ['A 08:00:00', 'B 08:10:00', 'C 08:20:00'] },
    { id: '2', service: 'week', calls: ['A 09:00:00', 'B 09:10:00', 'C 09:20:00'] },
    {
      id: '3',
      service: 'week',
      calls: ['A 10:00:00', 'X 10:05:00', 'B 10:10:00 1', 'C 10:20:00', 'D 10:30:00'],
    },
    { id: '4', service: 'end', calls: ['A 10:00:00', 'B 10:10:00', 'Y 10:20:00'] },
  ];
  const edition = editionOf(feedOf(trips, { calendar }));
  const list = (date?: number) =>
    listStopsOfDirection(edition, { direction: wayOf(edition), date }).map(
      ({ stop, isAlightingOnly, isServed }) =>
        [edition.timetable.stops[stop]?.id, isAlightingOnly && 'off', isServed || 'not']
          .filter((word) => word !== false && word !== true)
          .join(' '),
    );

  it('are those of the longest trip when no day is asked for', () => {
    expect(list()).toEqual(['A', 'X', 'B off', 'C', 'D off']);
  });

  it('are those of all trips of the day, in the order of travel', () => {
    expect(list(monday)).toEqual(['A', 'X', 'B', 'C', 'D off']);
  });

  it('are shown as not served where the trips of the day leave out the usual ones', () => {
    expect(list(sunday)).toEqual(['A', 'X not', 'B', 'Y off', 'C not', 'D off not']);
    expect(list(monday + 100)).toEqual(['A not', 'X not', 'B off not', 'C not', 'D off not']);
  });
});

describe('the shapes of a direction', () => {
  const shapes = table('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', [
    'main,46,-71,1',
    'main,46.1,-71,2',
    'other,46,-71,1',
    'other,46.2,-71,2',
  ]);
  const trips: TinyTrip[] = ['main', 'other', 'main', 'gone', ''].map((shape, place) => ({
    id: String(place),
    shape,
    service: place === 1 ? 'week' : 'daily',
    calls: ['A 08:00:00', 'B 08:10:00'],
  }));
  const edition = editionOf(
    feedOf(trips, {
      shapes,
      calendar: calendarOf('week,1111100,20261101,20261130', 'daily,1111111,20261101,20261130'),
    }),
  );
  const ids = (date?: number) =>
    listShapesOfDirection(edition, { direction: wayOf(edition), date }).map(({ id }) => id);

  it('end with that of most trips', () => {
    expect(ids()).toEqual(['other', 'main']);
    expect(ids(monday)).toEqual(['other', 'main']);
  });

  it('are those of the trips of the day', () => {
    expect(ids(sunday)).toEqual(['main']);
    expect(ids(monday + 100)).toEqual([]);
  });

  it('are encoded', () => {
    const [shape] = listShapesOfDirection(edition, { direction: wayOf(edition), date: sunday });
    expect(decodePolyline(shape?.polyline ?? '')).toEqual([
      [46, -71],
      [46.1, -71],
    ]);
  });
});

describe('the ways that a feed does not draw, or draws wrong', () => {
  const shapes = table('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', [
    'near,46,-71,1',
    'near,46.005,-71.001,2',
    'near,46.01,-71,3',
    'paris,48.8,2.3,1',
    'paris,48.9,2.4,2',
  ]);
  const stops = table('stop_id,stop_code,stop_name,stop_lat,stop_lon', [
    'A,A,A,46,-71',
    'B,B,B,46.01,-71',
    'C,C,C,46.02,-71.01',
    'nowhere,nowhere,Nowhere,0,0',
  ]);
  const waysOf = (...trips: readonly Pick<TinyTrip, 'shape' | 'calls'>[]) => {
    const feed = feedOf(
      trips.map((trip, at) => ({ id: String(at), ...trip })),
      { shapes, stops },
    );
    const edition = editionOf(feed);
    return listShapesOfDirection(edition, { direction: wayOf(edition) }).map(({ id, polyline }) => [
      id,
      decodePolyline(polyline),
    ]);
  };
  const straight = [
    [46, -71],
    [46.01, -71],
    [46.02, -71.01],
  ];

  it('run from stop to stop', () => {
    expect(waysOf({ calls: ['A 08:00:00', 'B 08:10:00', 'C 08:20:00'] })).toEqual([['arrets-1', straight]]);
  });

  it('run from stop to stop where the shape is that of another place', () => {
    const trip = { shape: 'paris', calls: ['A 08:00:00', 'B 08:10:00', 'C 08:20:00'] };
    expect(waysOf(trip)).toEqual([['arrets-1', straight]]);
  });

  it('leave out a stop whose place is not known, and are none with a single place', () => {
    const calls = ['A 08:00:00', 'B 08:05:00', 'nowhere 08:10:00', 'C 08:20:00'];
    expect(waysOf({ calls })).toEqual([['arrets-1', straight]]);
    expect(waysOf({ calls: ['A 08:00:00', 'nowhere 08:10:00'] })).toEqual([]);
  });

  it('stand beside the drawn ones, unless one of these passes the same stops', () => {
    const drawn = { shape: 'near', calls: ['A 08:00:00', 'B 08:10:00'] };
    expect(waysOf(drawn, { calls: ['B 09:00:00', 'A 09:10:00'] }).map(([id]) => id)).toEqual(['near']);
    const beyond = { calls: ['A 09:00:00', 'nowhere 09:05:00', 'C 09:10:00', 'C 09:20:00'] };
    expect(waysOf(drawn, drawn, beyond).map(([id]) => id)).toEqual(['arrets-2', 'near']);
  });
});

describe('the days on which a line runs', () => {
  const trip = (route: string, service: string): TinyTrip => ({
    id: `${route}${service}`,
    route,
    service,
    calls: ['A 08:00:00', 'B 08:10:00'],
  });
  const edition = editionOf(
    feedOf([trip('1', 'week'), trip('2', 'week'), trip('2', 'end'), trip('900', 'night')], {
      calendar,
      calendar_dates: table('service_id,date,exception_type', ['week,20261114,1', 'night,20261120,2']),
    }),
  );
  const days = (number: string, period?: { from: number; to: number }) =>
    runningDays(edition, { line: edition.timetable.findLine(number), period });

  it('begin with Sunday', () => {
    expect(days('2')).toBe('1111111');
    expect(days('900')).toBe('0000011');
  });

  it('are the usual ones: one Saturday with the service of weekdays is none', () => {
    expect(days('1')).toBe('0111110');
  });

  it('are those of a period when one is given, however far it reaches', () => {
    expect(days('2', { from: monday, to: monday + 1 })).toBe('0110000');
    expect(days('2', { from: monday - 500, to: monday + 500 })).toBe('1111111');
    expect(days('1', { from: monday + 100, to: monday + 200 })).toBe('0000000');
  });
});

describe('an accessible line', () => {
  const isAccessible = (...marks: (0 | 1 | 2)[]) =>
    isLineAccessible(
      editionOf(
        feedOf(
          marks.map((wheelchair, place) => ({
            id: String(place),
            wheelchair,
            calls: ['A 08:00:00', 'B 08:10:00'],
          })),
        ),
      ),
      0,
    );

  it('has no trip that says otherwise, and one that says so', () => {
    expect(isAccessible(1, 1)).toBe(true);
    expect(isAccessible(1, 0)).toBe(true);
    expect(isAccessible(1, 2)).toBe(false);
    expect(isAccessible(0, 0)).toBe(false);
  });
});
