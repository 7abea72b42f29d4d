import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { smallFeed, smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { timeOfCall } from './call.ts';

const trips = `route_id,service_id,trip_id,direction_id,trip_headsign
R1,W,T1,0,Plateau (Nord)
R1,W,T2,1,Marché (Sud)
R1,W,T3,0,Église (Nord)
`;
const times = stopTimes(
  'T1 08:00:00 08:00:00 S1 1',
  'T1 08:20:00 08:20:00 S3 2',
  'T2 09:00:00 09:00:00 S3 1',
  'T2 09:20:00 09:20:00 S1 2',
  'T3 10:00:00 10:00:00 S1 1',
  'T3 10:05:00 10:05:00 S2 2',
);

describe('an edition', () => {
  it('finds the direction of a line by its code, and of a pattern', () => {
    const edition = editionOf(smallFeedWith({ trips, stop_times: times }));
    expect(edition.findDirection(0, '1')).toMatchObject({
      line: 0,
      directionId: 1,
      name: 'Marché',
      patterns: [1],
    });
    expect(edition.findDirection(0, '0')?.patterns).toEqual([0, 2]);
    expect([
      edition.findDirection(0, '9'),
      edition.findDirection(9, '0'),
      edition.findDirection(-1, '0'),
    ]).toEqual([undefined, undefined, undefined]);
    expect([0, 1, 2].map((pattern) => edition.directionOfPattern(pattern).code)).toEqual(['0', '1', '0']);
    expect([0, 1, 2].map((trip) => edition.directionOfTrip(trip).code)).toEqual(['0', '1', '0']);
  });

  it('has directions for a line without trips: none', () => {
    const edition = editionOf({ ...smallFeed, routes: 'route_id,route_short_name\nR1,7\nR2,8\n' });
    expect(edition.directions.map(({ length }) => length)).toEqual([1, 0]);
  });

  it('has the zone of its feed, and writes times at a stop in that of its station', () => {
    const edition = editionOf(
      smallFeedWith({
        agency: 'agency_name,agency_timezone\nA,America/Halifax\n',
        stops: `stop_id,stop_name,location_type,parent_station,stop_timezone
G,Gare,1,,America/Toronto
P,Quai,0,G,America/Chicago
Z,Aire,4,P,
S1,Marché,0,,
S2,Église,0,,America/Chicago
H,Halte,1,,
S3,Plateau,0,H,America/Chicago
`,
      }),
    );
    const instant = Date.parse('2026-11-15T12:00:00Z');
    const hourAt = (stop: number) => edition.clockAt(stop).formatLocal(instant).slice(11, 13);
    expect(edition.timeZone).toBe('America/Halifax');
    expect(edition.clock.toInstant(parseServiceDate('20261115') as number, 8 * 3600)).toBe(instant);
    expect(edition.timetable.stops.map(({ id }, stop) => `${id} ${hourAt(stop)}`)).toEqual([
      'G 07',
      'P 07',
      'Z 07',
      'S1 08',
      'S2 06',
      'H 08',
      'S3 08',
    ]);
    expect(hourAt(-1)).toBe('08');
  });

  it.each([
    ['back', '20261031', '20261101'],
    ['forward', '20270313', '20270314'],
  ])('loses, doubles and moves no departure the night clocks go %s', (_, eve, day) => {
    const edition = editionOf(
      smallFeedWith({
        calendar_dates: `service_id,date,exception_type\nW,${eve},1\nW,${day},1\n`,
        frequencies: 'trip_id,start_time,end_time,headway_secs\nT1,05:00:00,27:00:00,1800\n',
      }),
    );
    const { clock } = edition;
    const instants = [eve, day].flatMap((text) => {
      const date = parseServiceDate(text) as number;
      return [...edition.stopDay(0, date)].map((call) => clock.toInstant(date, timeOfCall(call)));
    });
    const gaps = new Set(
      instants.slice(1).map((instant, place) => (instant - (instants[place] as number)) / 60_000),
    );
    // Each day half an hour apart all through; between the two days two and a half hours, and what the change gave or took.
    expect(instants).toHaveLength(88);
    expect(new Set(instants).size).toBe(88);
    expect(gaps).toEqual(new Set([30, eve === '20261031' ? 210 : 90]));
    // By the clock on the wall, the morning begins at five on both days.
    expect(clock.formatLocal(instants[0] as number).slice(11)).toBe('05:00:00');
    expect(clock.formatLocal(instants[44] as number).slice(11)).toBe('05:00:00');
  });
});
