import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf } from '#tests/support/small-trips.ts';
import type { FeedEntity } from '../realtime/codec/feed-format.ts';
import { createLiveTracker } from '../realtime/live-tracker.ts';
import { listBoard } from './list-board.ts';
import { listDay } from './list-day.ts';

const edition = editionOf(
  feedOf(
    [
      ...['08:00', '08:20', '08:40'].map((start) => ({
        id: `at-${start}`,
        calls: [`1 ${start}:00`, `2 ${start}:30`, `3 ${start}:50`],
      })),
      { id: 'other', line: '2', calls: ['1 08:30:00', '3 08:50:00'] },
    ],
    { daily: ['20261110', '20261111', '20261112'] },
  ),
);
const { timetable, clock } = edition;
const today = parseServiceDate('20261110') ?? 0;
const minute = 60_000;
const eight = Date.parse('2026-11-10T08:00:00-05:00');

const cancelled = (tripId: string, startDate = '20261110') =>
  tripNews({ tripId, startDate, scheduleRelationship: 'canceled' });
const late = (tripId: string, minutes: number) =>
  tripNews({ tripId, startDate: '20261110' }, [{ stopSequence: 1, departure: { delay: minutes * 60 } }]);
const skipping = (tripId: string) =>
  tripNews({ tripId, startDate: '20261110' }, [{ stopSequence: 2, scheduleRelationship: 'skipped' }]);
const bus = (id: string, tripId: string): FeedEntity => ({
  id,
  isDeleted: false,
  vehicle: {
    vehicle: { id },
    trip: { tripId, startDate: '20261110', scheduleRelationship: 'scheduled' },
    position: { latitude: 46.8, longitude: -71.2 },
    currentStatus: 'in-transit-to',
  },
});

/** Feeds that say what they say at an instant, minutes after eight. */
function listen(areFeedsExpected = true) {
  const tracker = createLiveTracker({ edition, areFeedsExpected });
  return {
    live: () => tracker.view().live,
    say: (feed: string, at: number, ...entities: FeedEntity[]) =>
      tracker.apply(feed, messageOf(eight + at * minute, entities), eight + at * minute),
    board: (at: number, { line = '1', stop = '2' } = {}) => {
      const now = eight + at * minute;
      const direction = edition.directions[timetable.findLine(line)]?.[0];
      if (!direction) throw new Error('no direction');
      const board = listBoard(
        { edition, live: tracker.view().live, now },
        { stop: timetable.findStop(stop), direction, limit: 3, date: today },
      );
      const age = (told: number | undefined) => (told === undefined ? [] : [`${(now - told) / minute} min`]);
      return {
        trust: board.trust,
        age: age(board.madeAt)[0],
        shown: board.departures.map((each) =>
          [
            clock.formatLocal(each.expectedAt).slice(11, 16),
            ...(each.isLive ? ['live'] : []),
            ...(each.isCancelled ? ['cancelled'] : []),
            ...(each.isSkipped ? ['skipped'] : []),
            ...age(each.reportedAt),
          ].join(' '),
        ),
      };
    },
  };
}

describe('the trust in a board', () => {
  it('is that of the feed that carries trip updates, not of the one that carries buses', async () => {
    const { say, board } = listen();
    await say('trips', 0, late('at-08:20', 3));
    await say('buses', 0, bus('1001', 'at-08:20'));
    expect(board(0)).toEqual({
      trust: 'live',
      age: '0 min',
      shown: ['08:00', '08:23 live 0 min', '08:40'],
    });
    await say('buses', 2, bus('1001', 'at-08:20'));
    expect(board(2)).toMatchObject({ trust: 'stale', age: '2 min', shown: ['08:20', '08:40'] });
    await say('trips', 3);
    expect(board(3)).toMatchObject({ trust: 'live', age: '0 min' });
  });

  it('is none to speak of while no feed carries trip updates', async () => {
    const expecting = listen();
    await expecting.say('buses', 0, bus('1001', 'at-08:20'));
    expect(expecting.board(0)).toMatchObject({ trust: 'stale', age: undefined });
    const free = listen(false);
    await free.say('buses', 0, bus('1001', 'at-08:20'));
    expect(free.board(0)).toMatchObject({ trust: 'none', age: undefined });
  });

  it('is that of the feed that speaks of its line', async () => {
    const { say, board } = listen();
    await say('one', 0, late('at-08:20', 3));
    await say('two', 0, late('other', 5));
    await say('one', 2, late('at-08:20', 4));
    expect(board(2)).toMatchObject({ trust: 'live', age: '0 min' });
    expect(board(2, { line: '2', stop: '1' })).toMatchObject({ trust: 'stale', age: '2 min' });
  });

  it('counts a feed without words as one of trips until it is known to be of something else', async () => {
    const { say, live } = listen();
    await say('any', 0);
    expect(live().trust(eight)).toBe('live');
    await say('any', 1, bus('1001', 'at-08:20'));
    expect(live().trust(eight + minute)).toBe('stale');
  });
});

describe('a cancelled trip', () => {
  it('stays cancelled while its feed is silent, and says how old that is', async () => {
    const { say, board } = listen();
    await say('trips', 0, cancelled('at-08:20'), late('at-08:40', 6));
    expect(board(1).shown).toEqual(['08:20 cancelled 1 min', '08:46 live 1 min']);
    expect(board(10)).toEqual({
      trust: 'stale',
      age: '10 min',
      shown: ['08:20 cancelled 10 min', '08:40'],
    });
  });

  it('runs again when the same feed says so, and not when another does', async () => {
    const { say, board } = listen();
    await say('trips', 0, cancelled('at-08:20'));
    await say('others', 5, late('at-08:20', 2));
    expect(board(5).shown[0]).toBe('08:20 cancelled 5 min');
    await say('trips', 6, late('at-08:20', 1));
    expect(board(6).shown[0]).toBe('08:21 live 0 min');
    await say('trips', 7);
    await say('others', 7);
    expect(board(7).shown[0]).toBe('08:20');
  });

  it('is kept until it would be over and an hour and a half, or a day of silence', async () => {
    const { say, live } = listen();
    await say('trips', 0, cancelled('at-08:20'), cancelled('at-08:00', '20261112'));
    const find = (tripId: string, date: number, at: number) =>
      live().findTrip(timetable.findTrip(tripId), date, eight + at * minute)?.isCancelled;
    // It ends at 08:20:50.
    expect(find('at-08:20', today, 110)).toBe(true);
    expect(find('at-08:20', today, 111)).toBeUndefined();
    expect(find('at-08:00', today + 2, 24 * 60)).toBe(true);
    expect(find('at-08:00', today + 2, 24 * 60 + 1)).toBeUndefined();
  });

  it('is not named as the next bus', async () => {
    const { say, live } = listen();
    await say('trips', 0, cancelled('at-08:00', '20261111'));
    const direction = edition.directions[0]?.[0];
    if (!direction) throw new Error('no direction');
    const { nextAt } = listBoard(
      { edition, live: live(), now: eight + 6 * 60 * minute },
      { stop: timetable.findStop('1'), direction, limit: 3 },
    );
    expect(clock.formatLocal(nextAt ?? 0)).toBe('2026-11-11T08:20:00');
  });

  it('is struck out of the list of its day as well', async () => {
    const { say, live } = listen();
    await say('trips', 0, cancelled('at-08:20'));
    const direction = edition.directions[0]?.[0];
    if (!direction) throw new Error('no direction');
    const day = listDay(
      { edition, live: live(), now: eight + 30 * minute },
      { stop: timetable.findStop('1'), direction, date: today },
    );
    expect(day.map(({ isCancelled, reportedAt }) => [isCancelled, reportedAt])).toEqual([
      [false, undefined],
      [true, eight],
      [false, undefined],
    ]);
  });
});

describe('a skipped stop', () => {
  it('stays skipped while its feed is silent, and beside another feed that measures delays', async () => {
    const { say, board } = listen();
    await say('trips', 0, skipping('at-08:20'));
    expect(board(10).shown).toEqual(['08:20 skipped 10 min', '08:40']);
    await say('others', 10, late('at-08:20', 4));
    expect(board(10).shown[0]).toBe('08:24 live skipped 10 min');
    expect(board(10, { stop: '1' }).shown[0]).toBe('08:24 live 0 min');
  });
});

describe('a trip that real time sends over other streets', () => {
  it('is the planned one again when its feed is silent', async () => {
    const { say, board } = listen();
    await say('trips', 0, tripNews({ tripId: 'at-08:20', scheduleRelationship: 'replacement' }));
    expect(board(1).shown).toEqual(['08:40']);
    expect(board(2).shown).toEqual(['08:20', '08:40']);
  });
});

describe('the bus of a trip', () => {
  it('is trusted by its own feed', async () => {
    const { say, live } = listen();
    await say('buses', 0, bus('1001', 'at-08:20'));
    await say('trips', 1, late('at-08:20', 3));
    const vehicleAt = (at: number) =>
      live().findTrip(timetable.findTrip('at-08:20'), today, eight + at * minute)?.vehicle;
    expect(vehicleAt(1)).toBe('1001');
    await say('trips', 3, late('at-08:20', 3));
    expect(vehicleAt(3)).toBeUndefined();
    expect(live().listVehicles(eight + 3 * minute)).toEqual([]);
    await say('buses', 4, bus('1001', 'at-08:20'));
    expect(live().listVehicles(eight + 6 * minute - 30_000)).toHaveLength(1);
    expect(live().trust(eight + 6 * minute - 30_000)).toBe('stale');
  });
});
