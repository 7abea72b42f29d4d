import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceDateOf } from '#lib/time/service-date.ts';
import { formatServiceTime, parseServiceTime } from '#lib/time/service-time.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, type TinyTrip } from '#tests/support/tiny-feed.ts';
import type { Edition } from '../timetable/edition.ts';
import { buildGrid, readColumn, readVariants, type TimetableGrid } from './grid.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { callTimeAt, stopsOfTrip } from '../timetable/trips.ts';

const date = serviceDateOf(2026, 11, 15) ?? 0;
const directionOf = (edition: Edition) => edition.directions[0]?.[0] as LineDirection;

function gridOf(trips: readonly TinyTrip[], tables = {}) {
  const edition = editionOf(feedOf(trips, tables));
  const grid = buildGrid(edition, { direction: directionOf(edition), date });
  return { edition, grid, text: print(edition, grid) };
}

/** `A 08:00 08:30` for each row. */
function print(edition: Edition, grid: TimetableGrid): string[] {
  const columns = [...grid.trips.keys()].map((column) => readColumn(edition, grid, column));
  return [...grid.rows].map((stop, row) =>
    [
      edition.timetable.stops[stop]?.id,
      ...columns.map(({ times }) => {
        const time = times[row];
        return time === undefined ? '-----' : formatServiceTime(time).slice(0, 5);
      }),
    ].join(' '),
  );
}

const trip = (id: string, ...calls: string[]): TinyTrip => ({ id, calls: calls.map((call) => `${call}:00`) });

describe('the grid of a day', () => {
  it('has stops downwards and trips from left to right, past midnight too', () => {
    const { text } = gridOf([
      trip('late', 'A 23:50', 'B 24:05', 'C 24:10'),
      trip('early', 'A 08:00', 'B 08:10', 'C 08:20'),
    ]);
    expect(text).toEqual(['A 08:00 23:50', 'B 08:10 24:05', 'C 08:20 24:10']);
  });

  it('leaves gaps where a trip takes a branch, and notes it', () => {
    const { edition, grid, text } = gridOf([
      trip('1', 'A 08:00', 'B 08:10', 'C 08:20'),
      trip('2', 'A 08:30', 'X 08:40', 'C 08:50'),
      trip('3', 'A 09:00', 'B 09:10', 'C 09:20'),
    ]);
    expect(text).toEqual([
      'A 08:00 08:30 09:00',
      'B 08:10 ----- 09:10',
      'X ----- 08:40 -----',
      'C 08:20 08:50 09:20',
    ]);
    const stop = (id: string) => edition.timetable.findStopId(id);
    expect(readColumn(edition, grid, 0).notes).toEqual([]);
    expect(readColumn(edition, grid, 1).notes).toEqual([
      { kind: 'via', stops: [stop('X')] },
      { kind: 'skips', stops: [stop('B')] },
    ]);
  });

  it('puts a short trip by the first stop it shares, and says where it begins and ends', () => {
    const { edition, grid, text } = gridOf([
      trip('1', 'A 08:00', 'B 08:20', 'C 08:40', 'D 09:00'),
      trip('2', 'A 08:15', 'B 08:35', 'C 08:55', 'D 09:15'),
      trip('3', 'B 08:25', 'C 08:45'),
    ]);
    expect(text).toEqual([
      'A 08:00 ----- 08:15',
      'B 08:20 08:25 08:35',
      'C 08:40 08:45 08:55',
      'D 09:00 ----- 09:15',
    ]);
    const stop = (id: string) => edition.timetable.findStopId(id);
    expect(readColumn(edition, grid, 1).notes).toEqual([
      { kind: 'begins', stop: stop('B') },
      { kind: 'ends', stop: stop('C') },
    ]);
  });

  it('places a trip by the stop it shares even when it starts long before on a branch', () => {
    const { text } = gridOf([
      trip('1', 'A 08:00', 'B 08:10'),
      trip('2', 'A 08:30', 'B 08:40'),
      trip('3', 'X 07:40', 'Y 08:00', 'B 08:25'),
    ]);
    expect(text.at(-1)).toBe('B 08:10 08:25 08:40');
  });

  it('has the arrival at the last stop of each trip, on a short one too', () => {
    const standing = ['1,0,A,08:00:00,08:00:00', '1,1,B,08:10:00,08:12:00', '1,2,C,08:20:00,08:29:00'];
    const short = ['2,0,A,09:00:00,09:00:00', '2,1,B,09:10:00,09:19:00'];
    const head = 'trip_id,stop_sequence,stop_id,arrival_time,departure_time';
    const { text } = gridOf([trip('1', 'A 08:00', 'B 08:10', 'C 08:20'), trip('2', 'A 09:00', 'B 09:10')], {
      stop_times: [head, ...standing, ...short, ''].join('\n'),
    });
    expect(text).toEqual(['A 08:00 09:00', 'B 08:12 09:10', 'C 08:20 -----']);
  });

  it('orders trips that leave together by their ids', () => {
    const { edition, grid } = gridOf([trip('z', 'A 08:00', 'B 08:10'), trip('a', 'A 08:00', 'B 08:10')]);
    expect([...grid.trips].map((each) => edition.timetable.tripId(each))).toEqual(['a', 'z']);
  });

  it('marks the stops where one only gets off', () => {
    const { edition, grid } = gridOf([{ id: '1', calls: ['A 08:00:00', 'B 08:10:00 1 0', 'C 08:20:00'] }]);
    expect(readColumn(edition, grid, 0)).toMatchObject({ alightingOnly: [1, 2], approximate: [] });
  });

  it('marks interpolated times and frequencies as approximate', () => {
    const { edition, grid } = gridOf(
      [
        { id: '1', calls: ['A 08:00:00', 'B ', 'C 08:20:00'] },
        { id: '2', calls: ['A 10:00:00', 'C 10:20:00'] },
      ],
      { frequencies: 'trip_id,start_time,end_time,headway_secs\n2,10:00:00,10:30:00,900\n' },
    );
    const columns = [...grid.trips.keys()].map((column) => readColumn(edition, grid, column));
    const [single, ...frequent] = columns.toSorted(
      (one, two) => Number(one.times[1] === undefined) - Number(two.times[1] === undefined),
    );
    expect(frequent).toHaveLength(1);
    expect(single?.approximate).toEqual([1]);
    expect(frequent.map(({ approximate }) => approximate)).toEqual([[0, 2]]);
  });

  it('has one trip for each period in which a bus comes every so often, and says how often', () => {
    const { edition, grid, text } = gridOf([{ id: '1', calls: ['A 00:00:00', 'B 00:10:00'] }], {
      frequencies: [
        'trip_id,start_time,end_time,headway_secs,exact_times',
        '1,06:00:00,09:00:00,600,0',
        '1,09:00:00,12:00:00,1200,0',
        '1,20:00:00,20:40:00,1200,1',
        '',
      ].join('\n'),
    });
    expect(text).toEqual(['A 06:00 09:00 20:00 20:20', 'B 06:10 09:10 20:10 20:30']);
    const notes = [...grid.trips.keys()].map((column) => readColumn(edition, grid, column).notes);
    expect(notes).toEqual([
      [{ kind: 'every', from: 6 * 3600, until: 9 * 3600, everySeconds: 600 }],
      [{ kind: 'every', from: 9 * 3600, until: 12 * 3600, everySeconds: 1200 }],
      [],
      [],
    ]);
    expect(readVariants(edition, grid).tripVariant).toEqual([0, 1, 2, 2]);
  });

  it('is empty on a day without service and outside the feed', () => {
    const { edition } = gridOf([trip('1', 'A 08:00', 'B 08:10')]);
    const grid = buildGrid(edition, { direction: directionOf(edition), date: date + 365 });
    expect([grid.rows.length, grid.trips.length, grid.cells.length]).toEqual([0, 0, 0]);
  });

  it('reads downwards with the time of every trip, on any set of patterns', () => {
    const path = fc.array(fc.constantFrom(...'ABCDEFGH'), { minLength: 2, maxLength: 9 });
    const journey = fc.record({
      path,
      start: fc.integer({ min: 300, max: 1500 }),
      pace: fc.integer({ min: 0, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(journey, { minLength: 1, maxLength: 8 }), (journeys) => {
        const trips = journeys.map(({ path: stops, start, pace }, place) => ({
          id: `t${place}`,
          calls: stops.map((stop, at) => `${stop} ${formatServiceTime((start + at * pace) * 60)}`),
        }));
        const { edition, grid } = gridOf(trips);
        expect(grid.trips).toHaveLength(trips.length);
        for (const [column, number] of grid.trips.entries()) {
          const { times } = readColumn(edition, grid, column);
          const calls = [...grid.rows]
            .map((stop, row) => ({ stop, time: times[row] }))
            .filter(({ time }) => time !== undefined);
          expect(calls).toEqual(
            Array.from(stopsOfTrip(edition.timetable, number), (stop, position) => ({
              stop,
              time: callTimeAt(edition.timetable, number, position),
            })),
          );
          const written = trips.find(({ id }) => id === edition.timetable.tripId(number))?.calls ?? [];
          expect(calls.map(({ time }) => time)).toEqual(
            written.map((call) => parseServiceTime(call.split(' ')[1] ?? '')),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
