import { describe, expect, it } from 'vitest';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { calendarOf, feedOf, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { noLiveState } from '../realtime/live-state.ts';
import type { FeedEntity } from '../realtime/codec/feed-format.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { findDayEdges } from './day-edges.ts';

const trips: TinyTrip[] = [
  { id: '1', service: 'week', calls: ['A 06:00:00', 'B 06:10:00'] },
  { id: '2', service: 'week', calls: ['A 12:00:00', 'B 12:10:00'] },
  { id: '3', service: 'week', calls: ['A 25:00:00', 'B 25:10:00'] },
  { id: '4', service: 'saturday', calls: ['A 09:00:00', 'B 09:10:00'] },
];
const calendar = calendarOf('week,1111100,20261102,20261127', 'saturday,0000010,20261102,20261128');
const edition = editionOf(feedOf(trips, { calendar }));
const direction = edition.directions[0]?.[0] as LineDirection;

function edgesAt(instant: string, stop = 'A') {
  const view = { edition, live: noLiveState, now: Date.parse(instant) };
  const { lastLeftAt, firstTomorrowAt } = findDayEdges(view, {
    stop: edition.timetable.findStop(stop),
    direction,
  });
  return [lastLeftAt, firstTomorrowAt].map((at) => (at === undefined ? '' : edition.clock.formatLocal(at)));
}

describe('what lies around a board', () => {
  it('is the last bus that left today, and the first of tomorrow', () => {
    expect(edgesAt('2026-11-16T12:30:00-05:00')).toEqual(['2026-11-16T12:00:00', '2026-11-17T06:00:00']);
  });

  it('is still of the rider’s day after midnight', () => {
    expect(edgesAt('2026-11-17T01:30:00-05:00')).toEqual(['2026-11-17T01:00:00', '2026-11-17T06:00:00']);
  });

  it('has no bus that left before the first, and none tomorrow where none runs', () => {
    expect(edgesAt('2026-11-16T05:00:00-05:00')).toEqual(['', '2026-11-17T06:00:00']);
    expect(edgesAt('2026-11-28T10:00:00-05:00')).toEqual(['2026-11-28T09:00:00', '']);
  });

  it('counts where a bus only lets people off too, at a stop it never leaves from', () => {
    expect(edgesAt('2026-11-16T12:30:00-05:00', 'B')).toEqual(['2026-11-16T12:10:00', '2026-11-17T06:10:00']);
  });
});

describe('what lies around a board with real time', () => {
  const now = Date.parse('2026-11-16T12:03:00-05:00');
  const stop = edition.timetable.findStop('A');
  const edges = async (...news: FeedEntity[]) => {
    const live = await liveStateOf(edition, [{ feed: 'f', message: messageOf(now, news), receivedAt: now }]);
    const { lastLeftAt, firstTomorrowAt } = findDayEdges({ edition, live, now }, { stop, direction });
    return [lastLeftAt, firstTomorrowAt].map((at) => (at === undefined ? '' : edition.clock.formatLocal(at)));
  };
  const trip = (tripId: string, startDate = '20261116') => ({ tripId, startDate });

  it('does not call a late bus gone, nor one that never left', async () => {
    const late = tripNews(trip('2'), [], { delay: 600 });
    expect(await edges(late)).toEqual(['2026-11-16T06:00:00', '2026-11-17T06:00:00']);
    const cancelled = tripNews({ ...trip('2'), scheduleRelationship: 'canceled' });
    expect(await edges(cancelled)).toEqual(['2026-11-16T06:00:00', '2026-11-17T06:00:00']);
  });

  it('says when a bus really left, also before its time', async () => {
    const early = tripNews(trip('2'), [], { delay: -60 });
    expect(await edges(early)).toEqual(['2026-11-16T11:59:00', '2026-11-17T06:00:00']);
  });

  it('passes over what is called off tomorrow', async () => {
    const cancelled = tripNews({ ...trip('1', '20261117'), scheduleRelationship: 'canceled' });
    expect(await edges(cancelled)).toEqual(['2026-11-16T12:00:00', '2026-11-17T12:00:00']);
  });
});
