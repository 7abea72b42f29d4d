import { describe, expect, it } from 'vitest';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { noLiveState } from '../realtime/live-state.ts';
import { readAnnounced } from '../announced/announced-state.ts';
import { withAnnounced } from '../announced/with-announced.ts';
import { describeRide } from './describe-ride.ts';
import { findBest, findJourneys } from './find-journeys.ts';
import type { Journey, JourneyQuestion } from './journey.ts';
import { traceRide } from './trace-ride.ts';

/**
 * A town along one road, a stop every kilometre from A to E; F lies 300 metres north of C. Line 1 runs A to C, line 2 from
 * F to E, line 3 slowly from A to E without a change. Times are of 16 November 2026.
 */
const stops = `stop_id,stop_code,stop_name,stop_lat,stop_lon,wheelchair_boarding
A,1,A,46.8,-71.2000,1
B,2,B,46.8,-71.1869,1
C,3,C,46.8,-71.1737,1
D,4,D,46.8,-71.1606,1
E,5,E,46.8,-71.1475,1
F,6,F,46.8027,-71.1737,2`;

const trip = (id: string, calls: string) => ({
  id,
  rows: calls.split(' ').map((call, place) => {
    const [stop, time] = call.split('@');
    return `${id},${time}:00,${time}:00,${stop},${place + 1}`;
  }),
});

const trips = [
  { line: 1, ...trip('one-a', 'A@08:00 B@08:04 C@08:08') },
  { line: 1, ...trip('one-b', 'A@08:20 B@08:24 C@08:28') },
  { line: 2, ...trip('two-a', 'F@08:15 D@08:20 E@08:24') },
  { line: 2, ...trip('two-b', 'F@08:35 D@08:40 E@08:44') },
  { line: 3, ...trip('three', 'A@08:02 B@08:12 C@08:22 D@08:32 E@08:42') },
  { line: 1, ...trip('night', 'A@25:30 B@25:34 C@25:38') },
];

const tables = {
  routes: 'route_id,route_short_name\nR1,1\nR2,2\nR3,3',
  stops,
  calendar_dates: 'service_id,date,exception_type\nS,20261116,1\nS,20261117,1',
  trips: [
    'trip_id,route_id,service_id,direction_id,trip_headsign,wheelchair_accessible,shape_id',
    ...trips.map(({ id, line }) => `${id},R${line},S,0,Est,1,${line === 3 ? 'way' : ''}`),
  ].join('\n'),
  stop_times: [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...trips.flatMap(({ rows }) => rows),
  ].join('\n'),
  shapes: `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence
way,46.8,-71.2,1
way,46.8003,-71.1869,2
way,46.8,-71.1737,3
way,46.8003,-71.1606,4
way,46.8,-71.1475,5`,
};

const edition = editionOf(tables);
const { timetable } = edition;
const stop = (id: string) => ({ stop: timetable.findStopId(id) });
const at = (time: string) => Date.parse(`2026-11-16T${time}:00-05:00`);
const view = (now = at('07:00')) => ({ edition, live: noLiveState, now });
const ask = (more: Partial<JourneyQuestion>): JourneyQuestion => ({
  from: stop('A'),
  to: stop('E'),
  at: at('07:55'),
  by: 'departure',
  ...more,
});
const clock = (instant: number) => edition.clock.formatLocal(instant).slice(11, 16);
/** `A 08:00 one-a 08:08 C`. */
const told = (journey: Journey | undefined) =>
  journey?.legs.map((leg) => {
    const name = (index: number) => timetable.stops[index]?.id ?? 'here';
    const way = leg.kind === 'ride' ? timetable.tripId(leg.trip) : `${leg.metres} m`;
    return `${name(leg.from)} ${clock(leg.departAt)} ${way} ${clock(leg.arriveAt)} ${name(leg.to)}`;
  });

describe('the best journey', () => {
  it('walks between two buses when that is quicker than a slow one without a change', () => {
    expect(told(findBest(view(), ask({})))).toEqual([
      'A 08:00 one-a 08:08 C',
      'C 08:08 390 m 08:12 F',
      'F 08:15 two-a 08:24 E',
    ]);
  });

  it('asked by arrival leaves as late as it can', () => {
    expect(told(findBest(view(), ask({ by: 'arrival', at: at('08:50') })))).toEqual([
      'A 08:20 one-b 08:28 C',
      'C 08:28 390 m 08:32 F',
      'F 08:35 two-b 08:44 E',
    ]);
    expect(findBest(view(), ask({ by: 'arrival', at: at('08:20') }))).toBeUndefined();
  });

  it('begins and ends on foot where it is asked between points', () => {
    const from = { latitude: 46.802, longitude: -71.2 };
    const to = { latitude: 46.802, longitude: -71.1475 };
    const journey = findBest(view(), ask({ from, to }));
    expect(told(journey)?.[0]).toBe('here 07:56 289 m 08:00 A');
    expect(told(journey)?.at(-1)).toBe('E 08:24 289 m 08:27 here');
    expect(journey?.walkMetres).toBe(289 + 390 + 289);
  });

  it('is a walk where no bus is quicker, and nothing where there is neither', () => {
    const near = { latitude: 46.8, longitude: -71.195 };
    expect(told(findBest(view(), ask({ to: near })))).toEqual(['here 07:55 495 m 08:01 here']);
    const far = { latitude: 48, longitude: -71.2 };
    expect(findBest(view(), ask({ to: far }))).toBeUndefined();
    expect(findBest(view(), ask({ at: at('07:55') + 40 * 86_400_000 }))).toBeUndefined();
  });

  it('finds the bus that leaves after midnight, from the evening before and from the night itself', () => {
    const night = ['A 01:30 night 01:38 C'];
    expect(told(findBest(view(), ask({ to: stop('C'), at: at('23:00') })))).toEqual(night);
    const late = Date.parse('2026-11-17T01:20:00-05:00');
    expect(told(findBest(view(), ask({ to: stop('C'), at: late })))).toEqual(night);
  });

  it('leaves out stops and buses that take no wheelchairs, and lines and stops that are barred', () => {
    const slow = ['A 08:02 three 08:42 E'];
    expect(told(findBest(view(), ask({ wheelchair: true })))).toEqual(slow);
    expect(told(findBest(view(), ask({ barredLines: [timetable.findLine('2')] })))).toEqual(slow);
    expect(told(findBest(view(), ask({ barredStops: [stop('F').stop] })))).toEqual(slow);
    expect(told(findBest(view(), ask({ mostRides: 1 })))).toEqual(slow);
  });

  it('walks less when that is wished for', () => {
    expect(told(findBest(view(), ask({ lessWalking: true })))).toEqual(['A 08:02 three 08:42 E']);
  });
});

describe('journeys by transfers.txt', () => {
  const withTransfers = (rows: string) => {
    const own = editionOf({
      ...tables,
      transfers: `from_stop_id,to_stop_id,transfer_type,min_transfer_time\n${rows}`,
    });
    const journey = findBest({ edition: own, live: noLiveState, now: at('07:00') }, ask({}));
    return journey && journey.legs.map((leg) => (leg.kind === 'ride' ? own.timetable.tripId(leg.trip) : ''));
  };

  it('do not change where one cannot', () => {
    expect(withTransfers('C,F,3,')).toEqual(['three']);
  });

  it('leave out what holds between two lines or two trips alone', () => {
    const columns = 'from_stop_id,to_stop_id,transfer_type,from_route_id,to_route_id,from_trip_id,to_trip_id';
    for (const row of ['C,F,3,R1,R3,,', 'C,F,3,,,one-b,two-b']) {
      const own = editionOf({ ...tables, transfers: `${columns}\n${row}` });
      const journey = findBest({ edition: own, live: noLiveState, now: at('07:00') }, ask({}));
      expect(journey?.rides).toBe(2);
    }
  });

  it('take as long to change as the feed says', () => {
    expect(withTransfers('C,F,2,360')).toEqual(['one-a', '', 'two-a']);
    expect(withTransfers('C,F,2,480')).toEqual(['three']);
  });
});

describe('journeys by real time', () => {
  const now = at('07:55');
  const liveBy = (...news: Parameters<typeof messageOf>[1][number][]) =>
    liveStateOf(edition, [{ feed: 'f', message: messageOf(now, news), receivedAt: now }]);

  it('miss a connection that the delay of the first bus takes', async () => {
    const live = await liveBy(
      tripNews({ tripId: 'one-a', startDate: '20261116' }, [{ stopSequence: 1, departure: { delay: 240 } }]),
    );
    expect(told(findBest({ edition, live, now }, ask({})))).toEqual(['A 08:02 three 08:42 E']);
  });

  it('tell of a ride when it is planned and when it is expected', async () => {
    const live = await liveBy(
      tripNews({ tripId: 'three', startDate: '20261116' }, [{ stopSequence: 1, departure: { delay: 120 } }]),
    );
    const journey = findBest({ edition, live, now }, ask({ mostRides: 1 }));
    const ride = journey?.legs.find((leg) => leg.kind === 'ride');
    const facts = ride && describeRide({ edition, live, now }, ride);
    expect(facts).toMatchObject({ headsign: 'Est', isLive: true, isCancelled: false, accessible: true });
    const last = facts?.calls.at(-1);
    expect(facts?.calls).toHaveLength(5);
    expect([clock(last?.plannedArriveAt ?? 0), clock(last?.arriveAt ?? 0)]).toEqual(['08:42', '08:44']);
  });

  it('do not stop where a bus passes by', async () => {
    const live = await liveBy(
      tripNews({ tripId: 'one-a', startDate: '20261116' }, [
        { stopSequence: 3, scheduleRelationship: 'skipped' },
      ]),
    );
    expect(told(findBest({ edition, live, now }, ask({ to: stop('F') })))?.[0]).not.toContain('one-a');
  });
});

describe('journeys by what was announced', () => {
  it('neither board nor leave a bus at a stop that is closed, nor take one that does not run', () => {
    const change = { id: '1', lines: [], stops: [], trips: [], announcedAt: 0, holds: () => true } as const;
    const closed = readAnnounced(edition, [
      { ...change, kind: 'passes-stops', stops: [{ stop: stop('C').stop }] },
    ]);
    const cancelled = readAnnounced(edition, [
      { ...change, kind: 'cancels-trips', trips: [timetable.findTrip('two-a')] },
    ]);
    for (const announced of [closed, cancelled]) {
      const live = withAnnounced(noLiveState, announced, edition);
      expect(told(findJourneys({ edition, live, now: at('07:00') }, ask({}))[0])).toEqual([
        'A 08:02 three 08:42 E',
      ]);
    }
  });
});

describe('several journeys', () => {
  it('differ, leave in order, and have the best one among them', () => {
    const journeys = findJourneys(view(), ask({}));
    expect(journeys.map((journey) => told(journey)?.[0])).toEqual([
      'A 08:00 one-a 08:08 C',
      'A 08:02 three 08:42 E',
      'A 08:20 one-b 08:28 C',
    ]);
    expect(findJourneys(view(), ask({ limit: 1 })).map((journey) => told(journey)?.[0])).toEqual([
      'A 08:00 one-a 08:08 C',
    ]);
  });

  it('board and leave no bus at a stop that is barred', () => {
    const boarded = (question: Partial<JourneyQuestion>) =>
      findJourneys(view(), ask(question)).flatMap(({ legs }) =>
        legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.from, leg.to] : [])),
      );
    for (const by of ['departure', 'arrival'] as const)
      for (const barred of ['A', 'C', 'E'])
        expect(
          boarded({ by, at: at(by === 'departure' ? '07:55' : '08:50'), barredStops: [stop(barred).stop] }),
        ).not.toContain(stop(barred).stop);
  });

  it('walk less when that is wished for, and begin with the least walk where only one is wanted', () => {
    const from = { latitude: 46.8, longitude: -71.1925 };
    const near = { latitude: 46.8, longitude: -71.1869 };
    // A walk of 557 metres is quicker than any bus, but it is a walk.
    expect(told(findJourneys(view(), ask({ from, to: near }))[0])).toHaveLength(1);
    const [least] = findJourneys(view(), ask({ from: stop('A'), lessWalking: true, limit: 1 }));
    expect(told(least)).toEqual(['A 08:02 three 08:42 E']);
  });

  it('begin with the next bus that can be reached on foot, also for who walks less', () => {
    // The stop is 5 minutes away: the bus at 08:02 is reached from 07:56 on.
    const from = { latitude: 46.8028, longitude: -71.2 };
    const journeys = findJourneys(view(), ask({ from, at: at('07:56'), lessWalking: true }));
    expect(journeys.flatMap((journey) => told(journey) ?? [])).toContain('A 08:02 three 08:42 E');
    expect(journeys.every(({ departAt }) => departAt >= at('07:56'))).toBe(true);
  });

  it('begin with the next bus, however long it takes to come', () => {
    const journeys = findJourneys(view(), ask({ to: stop('C'), at: at('09:00') }));
    expect(journeys.map(told)).toEqual([['A 01:30 night 01:38 C']]);
  });

  it('begin with the first bus of the next date, though one that runs on from this date comes after it', () => {
    const late = { ...tables };
    late.trips = `trip_id,route_id,service_id,direction_id\nfirst,R1,S,0\nlast,R1,S,0`;
    late.stop_times = [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      'first,00:10:00,00:10:00,A,1',
      'first,00:18:00,00:18:00,C,2',
      'last,24:45:00,24:45:00,A,1',
      'last,24:53:00,24:53:00,C,2',
    ].join('\n');
    const own = editionOf(late);
    const end = (id: string) => ({ stop: own.timetable.findStopId(id) });
    const journeys = findJourneys(
      { edition: own, live: noLiveState, now: at('00:50') },
      { from: end('A'), to: end('C'), at: at('00:50'), by: 'departure' },
    );
    expect(journeys.map(({ departAt }) => own.clock.formatLocal(departAt).slice(0, 16))).toEqual([
      '2026-11-17T00:10',
    ]);
  });

  it('asked by arrival are those that arrive before', () => {
    const journeys = findJourneys(view(), ask({ by: 'arrival', at: at('08:45') }));
    expect(journeys.map((journey) => clock(journey.arriveAt))).toEqual(['08:24', '08:42', '08:44']);
  });
});

describe('several journeys where service ends for the night', () => {
  // Line 1 goes to the hub H in the evening and in the morning; line 2 goes on, for the last time at 23:30.
  const night = (id: string, line: number, calls: string) => ({ line, ...trip(id, calls) });
  const runs = [
    night('a', 1, 'A@23:10 H@23:20'),
    night('b', 1, 'A@23:35 H@23:45'),
    night('c', 1, 'A@05:05 H@05:15'),
    night('last', 2, 'H@23:30 Z@23:50'),
    night('first', 2, 'H@05:30 Z@05:50'),
  ];
  const own = editionOf({
    routes: 'route_id,route_short_name\nR1,1\nR2,2',
    stops:
      'stop_id,stop_code,stop_name,stop_lat,stop_lon\nA,1,A,46.8,-71.2\nH,2,H,46.8,-71.1\nZ,3,Z,46.8,-71.0',
    calendar_dates: 'service_id,date,exception_type\nS,20261116,1\nS,20261117,1',
    trips: `trip_id,route_id,service_id,direction_id\n${runs.map(({ id, line }) => `${id},R${line},S,0`).join('\n')}`,
    stop_times: `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${runs.flatMap(({ rows }) => rows).join('\n')}`,
  });
  const end = (id: string) => ({ stop: own.timetable.findStopId(id) });
  const rides = (question: Pick<JourneyQuestion, 'at' | 'by'>) =>
    findJourneys(
      { edition: own, live: noLiveState, now: question.at },
      { from: end('A'), to: end('Z'), ...question },
    ).map(({ legs }) => legs.map((leg) => (leg.kind === 'ride' ? own.timetable.tripId(leg.trip) : '')));

  it('set out in the morning, and neither wait all night at the hub nor take a bus that has gone', () => {
    expect(rides({ at: at('23:30'), by: 'departure' })).toEqual([['c', 'first']]);
  });

  it('arrive before the time asked for, though the first bus of the morning comes after it', () => {
    const early = Date.parse('2026-11-17T05:45:00-05:00');
    expect(rides({ at: early, by: 'arrival' })).toEqual([['a', 'last']]);
  });
});

describe('the way of a ride', () => {
  const ride = { kind: 'ride', date: 0, from: 0, to: 0, departAt: 0, arriveAt: 0 } as const;

  it('is the piece of the shape between both stops', () => {
    const way = traceRide(timetable, {
      ...ride,
      trip: timetable.findTrip('three'),
      boarding: 1,
      alighting: 3,
    });
    expect(way.map(({ longitude }) => longitude)).toEqual([-71.1869, -71.1737, -71.1606]);
  });

  it('goes from stop to stop where there is no shape', () => {
    const way = traceRide(timetable, {
      ...ride,
      trip: timetable.findTrip('one-a'),
      boarding: 0,
      alighting: 2,
    });
    expect(way.map(({ longitude }) => longitude)).toEqual([-71.2, -71.1869, -71.1737]);
  });
});
