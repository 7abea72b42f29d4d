import { describe, expect, it } from 'vitest';
import { columns, tripFlags } from '#transit/timetable/columns.ts';
import { faultsOf, timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';

const head = 'trip_id,route_id,service_id,trip_headsign,direction_id,shape_id,block_id,wheelchair_accessible';
/** Each trip with two stops of its own times. */
const withTrips = (...rows: string[]) =>
  timetableOf(
    smallFeedWith({
      trips: [head, ...rows].join('\n'),
      stop_times: stopTimes(
        ...['T1', 'T2', 'T3'].flatMap((trip) => [
          `${trip} 08:00:00 08:00:00 S1 1`,
          `${trip} 08:10:00 08:10:00 S2 2`,
        ]),
      ),
    }),
  );

describe('the trips of a feed', () => {
  it('are numbered in the order of their ids and found by them', () => {
    const timetable = withTrips('T3,R1,W,,,,,', 'T1,R1,W,,,,,', 'T2,R1,W,,,,,');
    expect([0, 1, 2].map((trip) => timetable.tripId(trip))).toEqual(['T1', 'T2', 'T3']);
    expect(['T1', 'T2', 'T3', 'T', 'T11', ''].map((id) => timetable.findTrip(id))).toEqual([
      0, 1, 2, -1, -1, -1,
    ]);
  });

  it('carry headsign, direction, block and accessibility', () => {
    const timetable = withTrips(
      'T1,R1,W,Plateau (Nord),0,,B1,1',
      'T2,R1,W,"Marché, ""haut""",1,,B1,2',
      'T3,R1,W,,,,,0',
    );
    const headsign = (trip: number) => timetable.headsigns[timetable[columns].tripHeadsign[trip] as number];
    expect([0, 1, 2].map(headsign)).toEqual(['Plateau (Nord)', 'Marché, "haut"', '']);
    expect(
      [...timetable[columns].tripPattern].map((pattern) => timetable[columns].patternDirection[pattern]),
    ).toEqual([0, 1, 0]);
    expect([...timetable[columns].tripBlock]).toEqual([0, 0, -1]);
    expect(timetable.blocks).toBe(1);
    expect([...timetable[columns].tripFlags]).toEqual([tripFlags.accessible, tripFlags.notAccessible, 0]);
  });

  it('are refused with an unknown route or service, a repeated or a missing id, and the others stay', () => {
    const timetable = withTrips(
      'T1,R9,W,,,,,',
      'T2,R1,X,,,,,',
      'T3,R1,W,first,,,,',
      'T3,R1,W,second,,,,',
      ',R1,W,,,,,',
    );
    expect(Object.keys(tripsOf(timetable))).toEqual(['T3']);
    expect(timetable.headsigns[timetable[columns].tripHeadsign[0] as number]).toBe('first');
    expect(faultsOf(timetable)).toEqual({
      'line-unknown': 1,
      'service-unknown': 1,
      'id-repeated': 1,
      'value-missing': 1,
    });
  });

  it('are refused when no row of a stop is theirs', () => {
    const timetable = timetableOf({ ...smallFeed, stop_times: stopTimes() });
    expect(tripsOf(timetable)).toEqual({});
    expect(faultsOf(timetable)).toEqual({ 'trip-too-short': 1 });
  });

  it('are found by their stop times when their ids hold quotes', () => {
    const timetable = timetableOf(
      smallFeedWith({
        trips: 'route_id,service_id,trip_id\nR1,W,"T ""1"""\n',
        stop_times: smallFeed.stop_times.replaceAll('T1', '"T ""1"""'),
      }),
    );
    expect(timetable.tripId(0)).toBe('T "1"');
    expect(timetable.findTrip('T "1"')).toBe(0);
    expect(faultsOf(timetable)).toEqual({});
  });

  it('count a headsign with lost characters', () => {
    const timetable = timetableOf(
      smallFeedWith({
        trips: 'route_id,service_id,trip_id,trip_headsign\nR1,W,T1,\uFFFDglise\n',
      }),
    );
    expect(timetable.headsigns).toEqual(['', '\uFFFDglise']);
    expect(faultsOf(timetable)).toEqual({ 'text-encoding': 1 });
  });
});
