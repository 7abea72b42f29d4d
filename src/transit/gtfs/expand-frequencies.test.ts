import { describe, expect, it } from 'vitest';
import { columns, tripFlags } from '../timetable/columns.ts';
import { departuresAt, faultsOf, timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';

const withFrequencies = (...rows: string[]) =>
  timetableOf(
    smallFeedWith({
      frequencies: ['trip_id,start_time,end_time,headway_secs,exact_times', ...rows].join('\n'),
    }),
  );

describe('trips by frequency', () => {
  it('become one trip for each departure, with the time in its id', () => {
    const timetable = withFrequencies('T1,06:00:00,07:00:00,1200,1');
    expect(tripsOf(timetable)).toEqual({
      'T1@06:00:00': ['S1 06:00:00', 'S2 06:05:00', 'S3 06:20:00'],
      'T1@06:20:00': ['S1 06:20:00', 'S2 06:25:00', 'S3 06:40:00'],
      'T1@06:40:00': ['S1 06:40:00', 'S2 06:45:00', 'S3 07:00:00'],
    });
    expect(departuresAt(timetable, 'S2', '20261116')).toEqual([
      '06:05:00 T1@06:00:00',
      '06:25:00 T1@06:20:00',
      '06:45:00 T1@06:40:00',
    ]);
    expect([timetable.findTrip('T1@06:20:00'), timetable.findTrip('T1')]).toEqual([1, -1]);
    expect(faultsOf(timetable)).toEqual({});
  });

  it('say whether their times are exact', () => {
    const { fromFrequency, exactTimes } = tripFlags;
    const timetable = withFrequencies(
      'T1,06:00:00,06:10:00,600,0',
      'T1,07:00:00,07:10:00,600,1',
      'T1,08:00:00,08:10:00,600,',
    );
    expect([...timetable[columns].tripFlags]).toEqual([
      fromFrequency,
      fromFrequency | exactTimes,
      fromFrequency,
    ]);
  });

  it('run past midnight', () => {
    const timetable = withFrequencies('T1,24:50:00,25:10:01,600,0');
    expect(Object.keys(tripsOf(timetable))).toEqual(['T1@24:50:00', 'T1@25:00:00', 'T1@25:10:00']);
  });

  it('run once where two windows meet', () => {
    const timetable = withFrequencies('T1,06:00:00,06:30:00,600,0', 'T1,06:20:00,06:40:00,600,0');
    expect(Object.keys(tripsOf(timetable))).toHaveLength(4);
  });

  it('leave other trips as they are', () => {
    const timetable = timetableOf(
      smallFeedWith({
        trips: 'route_id,service_id,trip_id\nR1,W,T1\nR1,W,T0\n',
        stop_times: `${smallFeed.stop_times}T0,09:00:00,09:00:00,S1,1\nT0,09:01:00,09:01:00,S2,2\n`,
        frequencies: 'trip_id,start_time,end_time,headway_secs\nT1,06:00:00,06:01:00,60\n',
      }),
    );
    expect(Object.keys(tripsOf(timetable))).toEqual(['T0', 'T1@06:00:00']);
    expect([...timetable[columns].tripFlags]).toEqual([0, tripFlags.fromFrequency]);
  });

  it.each([
    ['a headway of nothing', 'T1,06:00:00,07:00:00,0,0', 'frequency-unreadable'],
    ['a headway of a second', 'T1,06:00:00,07:00:00,1,0', 'frequency-unreadable'],
    ['an end before its start', 'T1,07:00:00,06:00:00,600,0', 'frequency-unreadable'],
    ['no headway', 'T1,06:00:00,07:00:00,,0', 'value-missing'],
    ['a bad time', 'T1,six,07:00:00,600,0', 'value-unreadable'],
    ['an unknown trip', 'T9,06:00:00,07:00:00,600,0', 'trip-unknown'],
  ])('are left out with %s', (_, row, code) => {
    const timetable = withFrequencies(row);
    expect(Object.keys(tripsOf(timetable))).toEqual(['T1']);
    expect(faultsOf(timetable)).toEqual({ [code]: 1 });
  });

  it('are left out when they would leave later than a time can say', () => {
    const timetable = timetableOf({
      ...smallFeed,
      stop_times: stopTimes('T1 00:00:00 00:00:00 S1 1', 'T1 99:00:00 99:00:00 S2 2'),
      frequencies:
        'trip_id,start_time,end_time,headway_secs\nT1,98:00:00,99:00:00,600\nT1,06:00:00,06:10:00,600\n',
    });
    expect(tripsOf(timetable)).toEqual({ 'T1@06:00:00': ['S1 06:00:00', 'S2 105:00:00'] });
    expect(faultsOf(timetable)).toEqual({ 'frequency-unreadable': 1 });
  });

  it('are bounded: rows that would make millions of trips are refused', () => {
    const timetable = withFrequencies(...Array.from({ length: 200 }, () => 'T1,00:00:00,99:00:00,30,0'));
    expect(timetable[columns].tripPattern).toHaveLength(11_880);
    expect(faultsOf(timetable)).toEqual({ 'frequency-unreadable': 200 - 84 });
  });
});
