import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';
import { columns as packed } from '#transit/timetable/columns.ts';

const columns = [
  'trip_id',
  'arrival_time',
  'departure_time',
  'stop_id',
  'stop_sequence',
  'pickup_type',
  'drop_off_type',
  'shape_dist_traveled',
] as const;

/** Three ways over the same stops: after each stop comes another than the last time. */
const ways = { T1: ['S1', 'S2', 'S3'], T2: ['S3', 'S1', 'S2'], T3: ['S1', 'S3', 'S2'] };
const rows = Object.entries(ways).flatMap(([trip, stops], place) =>
  stops.map((stop, position) => ({
    trip_id: trip,
    arrival_time: `0${7 + place}:1${position}:00`,
    departure_time: `0${7 + place}:1${position}:30`,
    stop_id: stop,
    stop_sequence: String(position + 1),
    pickup_type: position === 2 ? '1' : '0',
    drop_off_type: '0',
    shape_dist_traveled: place === 2 ? '5' : '',
  })),
);

const feedIn = (order: readonly (typeof columns)[number][]) =>
  timetableOf(
    smallFeedWith({
      trips: 'route_id,service_id,trip_id\nR1,W,T1\nR1,W,T2\nR1,W,T3\n',
      stop_times: [order.join(','), ...rows.map((row) => order.map((name) => row[name]).join(',')), ''].join(
        '\n',
      ),
    }),
  );

describe('plain rows of stop times', () => {
  it('of an unknown trip are all reported, also where they end like those of the trips before', () => {
    const { summary } = timetableOf(
      smallFeedWith({
        trips: 'route_id,service_id,trip_id\nR1,W,A\nR1,W,B\n',
        stop_times: stopTimes(
          ...['A 07', 'B 08', 'X 09', 'Y 10'].flatMap((trip) =>
            ['S1 1', 'S2 2', 'S3 3'].map(
              (stop, place) => `${trip}:0${place}:00 ${trip.slice(2)}:0${place}:00 ${stop}`,
            ),
          ),
        ),
      }),
    );
    const [fault, ...others] = summary.faults;
    expect(fault).toMatchObject({ code: 'trip-unknown', count: 6 });
    expect(fault?.examples.map(({ row, detail }) => [row, detail])).toEqual([
      [8, 'X'],
      [9, 'X'],
      [10, 'X'],
      [11, 'Y'],
      [12, 'Y'],
    ]);
    expect(others).toEqual([]);
    expect(summary.rows).toMatchObject({ stop_times: 12 });
  });

  it('say the same in any order of their columns', () => {
    const usual = feedIn(columns);
    expect(tripsOf(usual)).toEqual({
      T1: ['S1 07:10:30', 'S2 07:11:30', 'S3 07:12:30'],
      T2: ['S3 08:10:30', 'S1 08:11:30', 'S2 08:12:30'],
      T3: ['S1 09:10:30', 'S3 09:11:30', 'S2 09:12:30'],
    });
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...columns], { minLength: columns.length, maxLength: columns.length }),
        (order) => {
          const timetable = feedIn(order);
          expect(tripsOf(timetable)).toEqual(tripsOf(usual));
          expect(timetable[packed].patternFlags).toEqual(usual[packed].patternFlags);
        },
      ),
      cases(150),
    );
  });

  it('are told apart by the whole of a long end', () => {
    const long = 'x'.repeat(90);
    const timetable = timetableOf(
      smallFeedWith({
        stops: `stop_id\nS1\n${long}1\n${long}2\n`,
        trips: 'route_id,service_id,trip_id\nR1,W,T1\nR1,W,T2\n',
        stop_times: stopTimes(
          'T1 08:00:00 08:00:00 S1 1',
          `T1 08:10:00 08:10:00 ${long}1 2`,
          'T2 09:00:00 09:00:00 S1 1',
          `T2 09:10:00 09:10:00 ${long}2 2`,
        ),
      }),
    );
    expect(tripsOf(timetable)).toEqual({
      T1: ['S1 08:00:00', `${long}1 08:10:00`],
      T2: ['S1 09:00:00', `${long}2 09:10:00`],
    });
  });

  it('are all read when no two of them end alike', () => {
    const ids = Array.from({ length: 70_000 }, (_, place) => `T${place}`);
    const times = ids.flatMap((id, place) => [
      `${id},08:00:00,08:00:00,S1,1,${place}`,
      `${id},08:10:00,08:10:00,S${2 + (place % 2)},2,${place}.5`,
    ]);
    const timetable = timetableOf(
      smallFeedWith({
        trips: ['route_id,service_id,trip_id', ...ids.map((id) => `R1,W,${id}`)].join('\n'),
        stop_times: [
          'trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled',
          ...times,
          '',
        ].join('\n'),
      }),
    );
    expect(timetable.summary.faults).toEqual([]);
    const trips = tripsOf(timetable);
    expect(ids.filter((id, place) => trips[id]?.[1] !== `S${2 + (place % 2)} 08:10:00`)).toEqual([]);
  });
});
