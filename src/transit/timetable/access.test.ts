import { describe, expect, it } from 'vitest';
import { faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith } from '#tests/support/small-feed.ts';
import { listAlong, onRequestAt, summarizeAlong } from './access.ts';
import { countPatterns } from './patterns.ts';

const head = 'trip_id,arrival_time,departure_time,stop_id,stop_sequence';

/** Three stops of the trip T1, and what each row says in some columns. */
function withCalls(
  columns: string,
  told: readonly [string, string, string],
  routes: string = smallFeed.routes,
) {
  const rows = told.map((text, at) => `T1,08:0${at}:00,08:0${at}:00,S${at + 1},${at + 1},${text}`);
  return timetableOf(smallFeedWith({ routes, stop_times: [`${head},${columns}`, ...rows, ''].join('\n') }));
}

describe('a stop on request', () => {
  const requestsOf = (...told: [string, string, string]) => {
    const timetable = withCalls('pickup_type,drop_off_type', told);
    return [0, 1, 2].map((position) => onRequestAt(timetable, timetable.findTrip('T1'), position));
  };

  it('says whom to ask to get on, and to get off', () => {
    expect(requestsOf('2,0', '3,2', '0,3')).toEqual([
      { boarding: 'phone' },
      { boarding: 'driver', alighting: 'phone' },
      { alighting: 'driver' },
    ]);
  });

  it('asks for nothing that cannot be done: getting off where a trip begins, getting on where it ends', () => {
    expect(requestsOf('0,2', '1,1', '3,0')).toEqual([undefined, undefined, undefined]);
  });
});

describe('the way between stops', () => {
  const alongOf = (columns: string, told: readonly [string, string, string], route = '1,1') => {
    const routes = `route_id,route_short_name,continuous_pickup,continuous_drop_off\nR1,7,${route}\n`;
    const timetable = withCalls(columns, told, routes);
    return listAlong(timetable, timetable.findTrip('T1'));
  };

  it('is as the route says, up to the last stop', () => {
    expect(alongOf('', ['', '', ''], '0,3')).toEqual([
      { from: 0, to: 2, boarding: 'anywhere', alighting: 'driver' },
    ]);
  });

  it('is as the stop times say, before the route', () => {
    const columns = 'continuous_pickup,continuous_drop_off';
    expect(alongOf(columns, ['1,', ',1', ','], '0,2')).toEqual([
      { from: 0, to: 1, alighting: 'phone' },
      { from: 1, to: 2, boarding: 'anywhere' },
    ]);
    expect(alongOf(columns, ['3,3', '1,1', '0,0'])).toEqual([
      { from: 0, to: 1, boarding: 'driver', alighting: 'driver' },
    ]);
  });

  it('is nothing where the feed says nothing, or what no format knows', () => {
    expect(alongOf('', ['', '', ''])).toEqual([]);
    expect(alongOf('continuous_pickup', ['abc', '7', ''], ',')).toEqual([]);
  });

  it.each(['7', 'abc', '-1'])('is nothing by the value %s of a route, which is reported', (value) => {
    const timetable = timetableOf(
      smallFeedWith({ routes: `route_id,route_short_name,continuous_pickup\nR1,7,${value}\n` }),
    );
    expect(listAlong(timetable, timetable.findTrip('T1'))).toEqual([]);
    expect(faultsOf(timetable)['value-replaced']).toBe(1);
  });

  it('is summed up for a line: everywhere, or in part', () => {
    const kindsOf = (...told: [string, string, string]) => {
      const timetable = withCalls('continuous_pickup', told);
      return summarizeAlong(timetable, [...Array(countPatterns(timetable)).keys()]);
    };
    expect(kindsOf('0', '0', '')).toEqual([{ boarding: 'anywhere', isEverywhere: true }]);
    expect(kindsOf('0', '1', '')).toEqual([{ boarding: 'anywhere', isEverywhere: false }]);
    expect(kindsOf('0', '2', '')).toEqual([
      { boarding: 'anywhere', isEverywhere: false },
      { boarding: 'phone', isEverywhere: false },
    ]);
    expect(kindsOf('', '', '')).toEqual([]);
  });
});
