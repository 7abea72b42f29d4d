import { describe, expect, it } from 'vitest';
import { callBits, columns } from '../timetable/columns.ts';
import { departuresAt, faultsOf, timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';

const withTimes = (...rows: string[]) => timetableOf(smallFeedWith({ stop_times: stopTimes(...rows) }));
const trips = (...ids: string[]) =>
  ['trip_id,route_id,service_id', ...ids.map((id) => `${id},R1,W`)].join('\n');
const clock = (minutes: number) =>
  `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

describe('putting trips together', () => {
  it('shares patterns and running times between trips that have the same', () => {
    const timetable = timetableOf(
      smallFeedWith({
        trips: trips('T1', 'T2', 'T3', 'T4'),
        stop_times: stopTimes(
          ...['T1 08', 'T2 09'].flatMap((trip) => [
            `${trip}:00:00 ${trip.slice(3)}:00:00 S1 1`,
            `${trip}:10:00 ${trip.slice(3)}:10:00 S2 2`,
          ]),
          'T3 10:00:00 10:00:00 S1 5',
          'T3 10:12:00 10:12:00 S2 6',
          'T4 11:00:00 11:00:00 S2 1',
          'T4 11:10:00 11:10:00 S1 2',
        ),
      }),
    );
    expect([...timetable[columns].tripPattern]).toEqual([0, 0, 0, 1]);
    expect([...timetable[columns].tripProfile]).toEqual([0, 0, 1, 2]);
    expect(departuresAt(timetable, 'S2', '20261116')).toEqual([
      '08:10:00 T1',
      '09:10:00 T2',
      '10:12:00 T3',
      '11:00:00 T4',
    ]);
  });

  it('lets a trip call at a stop twice', () => {
    const timetable = withTimes(
      'T1 08:00:00 08:00:00 S1 1',
      'T1 08:05:00 08:05:00 S2 2',
      'T1 08:20:00 08:20:00 S1 3',
    );
    expect(departuresAt(timetable, 'S1', '20261116')).toEqual(['08:00:00 T1', '08:20:00 T1']);
  });

  it('lets a trip stand still in time', () => {
    const timetable = withTimes(
      'T1 08:00:00 08:00:00 S1 1',
      'T1 08:00:00 08:00:00 S2 2',
      'T1 08:00:00 08:00:00 S3 3',
    );
    expect(faultsOf(timetable)).toEqual({});
  });

  it.each([
    ['between stops', ['T1 08:00:00 08:00:00 S1 1', 'T1 07:59:59 07:59:59 S2 2']],
    ['at a stop', ['T1 08:00:00 08:00:00 S1 1', 'T1 08:10:00 08:09:00 S2 2']],
    ['at the first stop', ['T1 08:00:00 07:00:00 S1 1', 'T1 08:10:00 08:10:00 S2 2']],
  ])('refuses a trip that goes back in time %s', (_, rows) => {
    const timetable = withTimes(...rows);
    expect(tripsOf(timetable)).toEqual({});
    expect(faultsOf(timetable)).toEqual({ 'time-backwards': 1 });
  });

  it('refuses a trip of one stop', () => {
    expect(faultsOf(withTimes('T1 08:00:00 08:00:00 S1 1'))).toEqual({ 'trip-too-short': 1 });
  });

  it.each([
    ['first', ['T1 - - S1 1', 'T1 08:05:00 08:05:00 S2 2', 'T1 08:20:00 08:20:00 S3 3']],
    ['last', ['T1 08:00:00 08:00:00 S1 1', 'T1 08:05:00 08:05:00 S2 2', 'T1 - - S3 3']],
  ])('refuses a trip without a time at its %s stop', (_, rows) => {
    expect(faultsOf(withTimes(...rows))).toEqual({ 'time-missing': 1 });
  });

  it('keeps the first of two rows with the same sequence', () => {
    const timetable = withTimes(
      'T1 08:00:00 08:00:00 S1 1',
      'T1 08:05:00 08:05:00 S2 2',
      'T1 08:06:00 08:06:00 S3 2',
      'T1 08:20:00 08:20:00 S3 3',
    );
    expect(tripsOf(timetable)).toEqual({ T1: ['S1 08:00:00', 'S2 08:05:00', 'S3 08:20:00'] });
    expect(faultsOf(timetable)).toEqual({ 'sequence-repeated': 1 });
  });

  it('keeps a trip of 1,023 stops and refuses one of 1,024', () => {
    const rows = (trip: string, count: number) =>
      Array.from(
        { length: count },
        (_, place) => `${trip} ${clock(place)} ${clock(place)} S${(place % 3) + 1} ${place}`,
      );
    const timetable = timetableOf(
      smallFeedWith({
        trips: trips('T1', 'T2'),
        stop_times: stopTimes(...rows('T1', 1023), ...rows('T2', 1024)),
      }),
    );
    const [kept, ...others] = Object.entries(tripsOf(timetable));
    expect([kept?.[0], kept?.[1].length, others]).toEqual(['T1', 1023, []]);
    expect(kept?.[1].at(-1)).toBe('S3 25:02:00');
    expect(departuresAt(timetable, 'S3', '20261116').at(-1)).toBe('25:02:00 T1');
    expect(faultsOf(timetable)).toEqual({ 'trip-too-long': 1 });
  });

  it('gives untimed stops a time by the way between, marks them and counts them', () => {
    const timetable = withTimes('T1 08:00:00 08:02:00 S1 1', 'T1 - - S2 2', 'T1 08:22:00 08:22:00 S3 3');
    // The church is a quarter of the way to the plateau.
    expect(tripsOf(timetable)).toEqual({ T1: ['S1 08:02:00', 'S2 08:07:00', 'S3 08:22:00'] });
    expect([...timetable[columns].patternFlags]).toEqual([0, 1 << callBits.approximate, 0]);
    expect(faultsOf(timetable)).toEqual({ 'time-interpolated': 1 });
  });
});
