import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf } from '#tests/support/small-trips.ts';
import { noLiveState } from '../realtime/live-state.ts';
import { listBoard } from './list-board.ts';
import { listDay } from './list-day.ts';
import { listTripCalls } from './list-trip-calls.ts';

const edition = editionOf(
  feedOf([{ id: 'a', calls: ['1 08:00:00 08:02:00', '2 08:10:00 08:11:00', '3 08:20:00 08:25:00'] }], {
    daily: ['20261110'],
  }),
);
const { timetable, clock } = edition;
const date = parseServiceDate('20261110') ?? 0;
const now = Date.parse('2026-11-10T07:30:00-05:00');
const view = { edition, live: noLiveState, now };
const timeOf = (instant: number) => clock.formatLocal(instant).slice(11);
const terminus = { stop: timetable.findStop('3'), direction: edition.directionOfTrip(0) };

describe('a trip from its first stop to its last', () => {
  it('leaves each stop and arrives at the last', () => {
    const calls = listTripCalls(view, { tripId: 'a', date, withEstimates: false });
    expect(calls.map(({ expectedAt }) => timeOf(expectedAt))).toEqual(['08:02:00', '08:11:00', '08:20:00']);
  });

  it('is late where it arrives by its arrival, whatever it does after', async () => {
    const late = tripNews('a', [
      { stopSequence: 2, arrival: { delay: 30 }, departure: { delay: 60 } },
      { stopSequence: 3, arrival: { delay: 120 }, departure: { delay: 0 } },
    ]);
    const live = await liveStateOf(edition, [
      { feed: 'f', message: messageOf(now, [late]), receivedAt: now },
    ]);
    const calls = listTripCalls({ edition, live, now }, { tripId: 'a', date, withEstimates: true });
    expect(calls.map(({ expectedAt }) => timeOf(expectedAt))).toEqual(['08:02:00', '08:12:00', '08:22:00']);
  });

  it('is told at its last stop as in its own list', () => {
    const [listed] = listDay(view, { ...terminus, date });
    const [shown] = listBoard(view, { ...terminus, limit: 1 }).departures;
    expect([listed, shown].map((each) => timeOf(each?.scheduledAt ?? 0))).toEqual(['08:20:00', '08:20:00']);
  });
});
