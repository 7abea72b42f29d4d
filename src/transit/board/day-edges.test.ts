import { describe, expect, it } from 'vitest';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { calendarOf, feedOf, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { noLiveState } from '../realtime/live-state.ts';
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
