import { describe, expect, it } from 'vitest';
import { callBits, columns, partOf } from '#transit/timetable/columns.ts';
import { isAlightingOnly } from '#transit/timetable/patterns.ts';
import { departuresAt, faultsOf, timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';

const withTimes = (...rows: string[]) => timetableOf(smallFeedWith({ stop_times: stopTimes(...rows) }));
const whole = { T1: ['S1 08:00:00', 'S2 08:05:00', 'S3 08:20:00'] };

describe('the stop times of a feed', () => {
  it('are read with seconds and past midnight, up to 49:59 and further', () => {
    const timetable = withTimes(
      'T1 23:59:30 23:59:45 S1 1',
      'T1 25:10:05 25:10:05 S2 2',
      'T1 49:59:00 49:59:00 S3 3',
    );
    expect(tripsOf(timetable)).toEqual({ T1: ['S1 23:59:45', 'S2 25:10:05', 'S3 49:59:00'] });
    expect(departuresAt(timetable, 'S2', '20261130')).toEqual(['25:10:05 T1']);
    expect(departuresAt(timetable, 'S2', '20261201')).toEqual([]);
    expect(faultsOf(timetable)).toEqual({});
  });

  it('keep the arrival apart from the departure, also at the first stop', () => {
    const timetable = withTimes(
      'T1 07:58:00 08:00:00 S1 1',
      'T1 08:05:00 08:07:00 S2 2',
      'T1 08:20:00 08:20:00 S3 3',
    );
    expect([
      timetable[columns].tripStart[0],
      [...timetable[columns].profileArrival],
      [...timetable[columns].profileDeparture],
    ]).toEqual([28_800, [-120, 300, 1200], [0, 420, 1200]]);
  });

  it('have an arrival where only a departure stands, and the other way round', () => {
    const timetable = withTimes('T1 - 08:00:00 S1 1', 'T1 08:05:00 - S2 2', 'T1 08:20:00 - S3 3');
    expect(tripsOf(timetable)).toEqual(whole);
    expect([...timetable[columns].profileArrival]).toEqual([0, 300, 1200]);
    expect(faultsOf(timetable)).toEqual({});
  });

  it('are gathered when the rows of trips stand mixed', () => {
    const timetable = timetableOf(
      smallFeedWith({
        trips: 'route_id,service_id,trip_id\nR1,W,T1\nR1,W,T2\n',
        stop_times: stopTimes(
          'T1 08:00:00 08:00:00 S1 1',
          'T2 09:00:00 09:00:00 S1 1',
          'T1 08:05:00 08:05:00 S2 2',
          'T2 09:05:00 09:05:00 S2 2',
          'T1 08:20:00 08:20:00 S3 3',
        ),
      }),
    );
    expect(tripsOf(timetable)).toEqual({ ...whole, T2: ['S1 09:00:00', 'S2 09:05:00'] });
  });

  it('are put in the order of their sequence, which may have gaps', () => {
    const timetable = withTimes(
      'T1 08:20:00 08:20:00 S3 900',
      'T1 08:00:00 08:00:00 S1 0',
      'T1 08:05:00 08:05:00 S2 10',
    );
    expect(tripsOf(timetable)).toEqual(whole);
    expect(faultsOf(timetable)).toEqual({});
  });

  it.each([
    ['no quotes, HH:MM:SS', 'T1,08:00:00,08:00:00,S1,1'],
    ['quotes', '"T1","08:00:00","08:00:00","S1","1"'],
    ['one digit for the hour', 'T1,8:00:00,8:00:00,S1,1'],
    ['spaces', ' T1 , 8:00:00,08:00:00 ,S1 , 1 '],
    ['more fields than the header', 'T1,08:00:00,08:00:00,S1,1,,x'],
  ])('are the same written with %s', (_, row) => {
    const timetable = timetableOf(
      smallFeedWith({ stop_times: smallFeed.stop_times.replace('T1,08:00:00,08:00:00,S1,1', row) }),
    );
    expect(tripsOf(timetable)).toEqual(whole);
    expect(faultsOf(timetable)).toEqual({});
  });

  it.each([
    ['an unknown trip', 'T9,08:10:00,08:10:00,S1,9', 'trip-unknown'],
    ['an unknown stop', 'T1,08:10:00,08:10:00,S9,9', 'stop-unknown'],
    ['no trip', ',08:10:00,08:10:00,S1,9', 'value-missing'],
    ['no stop', 'T1,08:10:00,08:10:00,,9', 'value-missing'],
    ['no sequence', 'T1,08:10:00,08:10:00,S1,', 'value-missing'],
    ['a bad sequence', 'T1,08:10:00,08:10:00,S1,-1', 'value-unreadable'],
    ['a sequence beyond all', 'T1,08:10:00,08:10:00,S1,99999999999', 'value-unreadable'],
    ['a bad arrival', 'T1,8h10,08:10:00,S1,9', 'value-unreadable'],
    ['a bad departure', 'T1,08:10:00,08:61:00,S1,9', 'value-unreadable'],
    ['sixty minutes', 'T1,08:60:00,08:60:00,S1,9', 'value-unreadable'],
    ['sixty seconds', 'T1,08:00:60,08:00:60,S1,9', 'value-unreadable'],
    ['a letter in a time', 'T1,08:1a:00,08:10:00,S1,9', 'value-unreadable'],
    ['a sign below the digits in a time', 'T1,08:10:00,0/:10:00,S1,9', 'value-unreadable'],
    ['a sign above the digits in a time', 'T1,08:10:00,08:10:0:,S1,9', 'value-unreadable'],
    ['a time of a hundred hours', 'T1,100:00:00,100:00:00,S1,9', 'value-unreadable'],
    ['a field that does not end', 'T1,"08:10:00,08:10:00,S1,9', 'quote-not-closed'],
  ])('lose only the row with %s', (_, row, code) => {
    const timetable = timetableOf(smallFeedWith({ stop_times: `${smallFeed.stop_times}${row}\n` }));
    expect(tripsOf(timetable)).toEqual(whole);
    expect(faultsOf(timetable)).toEqual({ [code]: 1 });
    expect(timetable.summary.rows['stop_times']).toBe(4);
    expect(timetable.summary.faults[0]?.examples[0]).toMatchObject({ table: 'stop_times', row: 5 });
  });

  it('count a row shorter than its header, and read what is there', () => {
    const timetable = timetableOf(
      smallFeedWith({
        stop_times: `${smallFeed.stop_times.replaceAll('\n', ',0\n').replace(',0', ',pickup_type')}T1,08:30:00,08:30:00,S1,4\n`,
      }),
    );
    expect(tripsOf(timetable)['T1']).toHaveLength(4);
    expect(faultsOf(timetable)).toEqual({ 'row-short': 1 });
  });

  it('say where one may not board or alight, must ask, or the time is a guess', () => {
    const timetable = timetableOf(
      smallFeedWith({
        stop_times: `timepoint,pickup_type,drop_off_type,trip_id,arrival_time,departure_time,stop_id,stop_sequence
1,0,1,T1,08:00:00,08:00:00,S1,1
0,1,,T1,08:05:00,08:05:00,S2,2
,3,2,T1,08:07:00,08:07:00,S2,3
x,"",0,T1,08:20:00,08:20:00,S3,4
`,
      }),
    );
    const flags = [...timetable[columns].patternFlags];
    const access = (bits: number) => flags.map((each) => partOf(each, bits));
    expect(access(callBits.boarding)).toEqual([0, 1, 3, 0]);
    expect(access(callBits.alighting)).toEqual([1, 0, 2, 0]);
    expect(flags.map((each) => (each >> callBits.approximate) & 1)).toEqual([0, 1, 0, 0]);
    expect([0, 1, 2, 3].map((place) => isAlightingOnly(timetable, 0, place))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(faultsOf(timetable)).toEqual({ 'value-replaced': 1 });
  });

  it.each([
    ['pickup_type', '7'],
    ['drop_off_type', '4'],
    ['continuous_pickup', '9'],
    ['continuous_drop_off', 'abc'],
    ['pickup_type', '-1'],
  ])('take %s %s as not given, and report it', (column, value) => {
    const timetable = timetableOf(
      smallFeedWith({
        stop_times: `trip_id,arrival_time,departure_time,stop_id,stop_sequence,${column}
T1,08:00:00,08:00:00,S1,1,
T1,08:05:00,08:05:00,S2,2,${value}
T1,08:20:00,08:20:00,S3,3,
`,
      }),
    );
    expect([...timetable[columns].patternFlags]).toEqual([0, 0, 0]);
    expect(faultsOf(timetable)).toEqual({ 'value-replaced': 1 });
  });

  it('carry headsigns of their own', () => {
    const timetable = timetableOf(
      smallFeedWith({
        trips: 'route_id,service_id,trip_id,trip_headsign\nR1,W,T1,Plateau\nR1,W,T2,Plateau\n',
        stop_times: `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign
T1,08:00:00,08:00:00,S1,1,
T1,08:05:00,08:05:00,S2,2,"Par ""Église"""
T1,08:20:00,08:20:00,S3,3,Plateau
T2,09:00:00,09:00:00,S1,1,
T2,09:05:00,09:05:00,S2,2,
T2,09:20:00,09:20:00,S3,3,
`,
      }),
    );
    const shown = [...timetable[columns].patternHeadsign].map((each) => timetable.headsigns[each] ?? '-');
    expect(shown).toEqual(['-', 'Par "Église"', 'Plateau', '-', '-', '-']);
    expect([...timetable[columns].tripPattern]).toEqual([0, 1]);
  });

  it('carry none when the feed has none', () => {
    expect(timetableOf(smallFeed)[columns].patternHeadsign).toHaveLength(0);
  });

  it('outgrow the room first made for them', () => {
    const rows = Array.from({ length: 500 }, (_, place) => `T1,,,S1,${place + 2},`);
    const timetable = timetableOf(
      smallFeedWith({
        stop_times: [
          'trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign',
          'T1,8:00:00,8:00:00,S1,1,h',
          ...rows,
          'T1,9:00:00,9:00:00,S1,900,',
        ].join('\n'),
      }),
    );
    expect(tripsOf(timetable)['T1']).toHaveLength(502);
    expect([...timetable[columns].patternHeadsign]).toEqual([1, ...Array.from({ length: 501 }, () => -1)]);
  });

  it('are reported with their line of the file, whatever lines before them were left out', () => {
    const { summary } = timetableOf(
      smallFeedWith({
        stop_times: [
          smallFeed.stop_times.split('\n')[0],
          'X,08:00:00,08:00:00,S1,1',
          '',
          'T1,08:00:00,08:00:00,S1,1',
          '"X",08:02:00,08:02:00,S1,2',
          'T1,,,S2,3',
          'T1,08:10:00,08:10:00,S3,4',
          'T1,08:20:00,08:20:00,S1,4',
        ].join('\n'),
      }),
    );
    const lines = summary.faults.map(({ code, examples }) => [code, ...examples.map(({ row }) => row)]);
    expect(lines).toEqual([
      ['trip-unknown', 2, 5],
      ['sequence-repeated', 8],
      ['time-interpolated', 6],
    ]);
  });
});
