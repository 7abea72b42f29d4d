import { describe, expect, it } from 'vitest';
import type { FeedEntity } from '../realtime/codec/feed-format.ts';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf } from '#tests/support/small-trips.ts';
import { listBoard } from './list-board.ts';

const starts = ['06:00', '08:00', '08:20', '08:40', '09:00', '09:20', '09:40'];
const edition = editionOf(
  feedOf(
    starts.map((start) => ({
      id: `at-${start}`,
      calls: [`1001 ${start}:00`, `1002 ${start}:00`, `1003 ${start}:00`],
    })),
    { daily: ['20261110', '20261111'] },
  ),
);

async function board(
  clock: string,
  entities: readonly FeedEntity[],
  { limit = 3, stop = '1002', ageMs = 5000, isTomorrow = false } = {},
) {
  const now = Date.parse(`2026-11-10T${clock}-05:00`);
  const live = await liveStateOf(edition, [
    { feed: 'f', receivedAt: now, message: messageOf(now - ageMs, entities) },
  ]);
  const direction = edition.findDirection(0, '0');
  if (!direction) throw new Error('no direction');
  const { departures, ...rest } = listBoard(
    { edition, live, now },
    {
      stop: edition.timetable.findStop(stop),
      direction,
      limit,
      ...(isTomorrow ? { date: edition.clock.dateAt(now) + 1 } : {}),
    },
  );
  return {
    ...rest,
    shown: departures.map((each) => {
      const marks = [
        each.isLive && 'live',
        each.isCancelled && 'cancelled',
        each.isSkipped && 'skipped',
        each.trip < 0 && 'added',
      ].filter(Boolean);
      return [each.tripId, edition.clock.formatLocal(each.expectedAt).slice(11, 16), ...marks].join(' ');
    }),
  };
}

const late = (trip: string, minutes: number) =>
  tripNews(trip, [{ stopId: 's-1001', departure: { delay: minutes * 60 } }]);

describe('a board with real time', () => {
  it('keeps a late bus whose time is past', async () => {
    expect((await board('08:10:00', [late('at-08:00', 12)])).shown).toEqual([
      'at-08:00 08:12 live',
      'at-08:20 08:20',
      'at-08:40 08:40',
    ]);
  });

  it('drops an early bus that has left', async () => {
    expect((await board('08:17:00', [late('at-08:20', -4)])).shown[0]).toBe('at-08:40 08:40');
  });

  it('puts buses in the order they come, past the limit too', async () => {
    const news = [late('at-08:20', 50), late('at-09:00', -15)];
    expect((await board('08:10:00', news, { limit: 2 })).shown).toEqual([
      'at-08:40 08:40',
      'at-09:00 08:45 live',
    ]);
  });

  it('shows a cancelled bus at its time, without taking a place', async () => {
    const cancelled = tripNews({ tripId: 'at-08:20', scheduleRelationship: 'canceled' });
    expect((await board('08:10:00', [cancelled], { limit: 2 })).shown).toEqual([
      'at-08:20 08:20 cancelled',
      'at-08:40 08:40',
      'at-09:00 09:00',
    ]);
    expect((await board('08:21:00', [cancelled])).shown[0]).toBe('at-08:40 08:40');
  });

  it('strikes out what is cancelled on another date, and calls nothing there live', async () => {
    const tomorrow = { startDate: '20261111' };
    const news = [
      tripNews({ tripId: 'at-08:00', ...tomorrow, scheduleRelationship: 'canceled' }),
      tripNews({ tripId: 'at-08:20', ...tomorrow, scheduleRelationship: 'deleted' }),
      tripNews({ tripId: 'at-08:40', ...tomorrow }, [{ stopId: 's-1002', scheduleRelationship: 'skipped' }]),
    ];
    expect(await board('08:10:00', news, { isTomorrow: true })).toMatchObject({
      outcome: 'departures',
      trust: 'none',
      shown: [
        'at-06:00 06:00',
        'at-08:00 08:00 cancelled',
        'at-08:40 08:40 cancelled skipped',
        'at-09:00 09:00',
        'at-09:20 09:20',
      ],
    });
  });

  it('does not show a deleted bus', async () => {
    const deleted = tripNews({ tripId: 'at-08:20', scheduleRelationship: 'deleted' });
    expect((await board('08:10:00', [deleted])).shown[0]).toBe('at-08:40 08:40');
  });

  it('marks a bus that passes without stopping, at that stop only', async () => {
    const skipping = tripNews('at-08:20', [{ stopId: 's-1002', scheduleRelationship: 'skipped' }]);
    expect((await board('08:10:00', [skipping], { limit: 1 })).shown).toEqual([
      'at-08:20 08:20 skipped',
      'at-08:40 08:40',
    ]);
    expect((await board('08:10:00', [skipping], { limit: 1, stop: '1003' })).shown).toEqual([
      'at-08:20 08:20',
    ]);
  });

  it('says the stop is not served when every bus to come passes it', async () => {
    const skipped = starts.map((start) =>
      tripNews(`at-${start}`, [{ stopId: 's-1002', scheduleRelationship: 'skipped' }]),
    );
    expect(await board('08:10:00', skipped)).toMatchObject({ outcome: 'not-served' });
    expect((await board('08:10:00', skipped.slice(0, -1))).outcome).toBe('departures');
  });

  it('merges an added bus', async () => {
    const time = Date.parse('2026-11-10T08:30:00-05:00') / 1000;
    const added = tripNews(
      { tripId: 'extra', routeId: 'r-1', directionId: 0, scheduleRelationship: 'added' },
      [
        { stopId: 's-1002', departure: { time } },
        { stopId: 's-1003', arrival: { time: time + 60 } },
      ],
    );
    expect((await board('08:10:00', [added], { limit: 2 })).shown).toEqual([
      'at-08:20 08:20',
      'extra 08:30 live added',
    ]);
    expect((await board('08:10:00', [added], { stop: '1001' })).shown).not.toContainEqual(
      expect.stringMatching('extra'),
    );
  });

  it('falls back to the schedule, and says so, when the data are old', async () => {
    const news = [late('at-08:20', 8)];
    expect(await board('08:10:00', news, { ageMs: 90_000 })).toMatchObject({ trust: 'live' });
    const old = await board('08:10:00', news, { ageMs: 91_000 });
    expect(old).toMatchObject({ trust: 'stale' });
    expect(old.shown).toEqual(['at-08:20 08:20', 'at-08:40 08:40', 'at-09:00 09:00']);
  });

  it('still waits for the last bus of the day when it is late', async () => {
    expect(await board('10:00:00', [late('at-09:40', 30)])).toMatchObject({
      outcome: 'departures',
      shown: ['at-09:40 10:10 live'],
    });
    expect((await board('10:00:00', [])).outcome).toBe('ended');
  });
});
