import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import {
  firstDay,
  generatedFeeds,
  listCalls,
  runsOn,
  spanDays,
  writeFeed,
} from '#tests/support/generated-feed.ts';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf } from '#tests/support/small-trips.ts';
import { noLiveState } from '../realtime/live-state.ts';
import { listDay } from './list-day.ts';

const nights = Array.from({ length: spanDays + 4 }, (_, place) => firstDay - 2 + place);
const now = firstDay * 86_400_000;

describe('the departures of a line and direction at a stop on a day', () => {
  it('are those a scan of the rows finds, asked once or twice', () => {
    fc.assert(
      fc.property(generatedFeeds, fc.constantFrom(...nights), (feed, date) => {
        const edition = editionOf(writeFeed(feed));
        for (let stop = 0; stop < feed.stops; stop += 1) {
          const naive = listCalls(feed).filter((call) => {
            const service = feed.services[call.service];
            return call.stop === stop && service !== undefined && runsOn(service, date);
          });
          for (const direction of edition.directions.flat()) {
            const line = edition.timetable.lines[direction.line]?.number;
            const expected = naive
              .filter((call) => call.line === line)
              .filter(({ trip }) => edition.directionOfTrip(edition.timetable.findTrip(trip)) === direction)
              .map(({ trip, seconds }) => [trip, edition.clock.toInstant(date, seconds)]);
            for (let times = 0; times < 2; times += 1) {
              const day = listDay({ edition, live: noLiveState, now }, { stop, direction, date });
              expect(day.map(({ tripId, scheduledAt }) => [tripId, scheduledAt])).toEqual(expected);
            }
          }
        }
      }),
      cases(100),
    );
  });

  it('are struck out by real time, and whole again when it has nothing to say', async () => {
    const trips = ['08:00:00', '09:00:00', '10:00:00'].map((time, place) => ({
      id: `t${place}`,
      calls: [`1 ${time}`, `2 ${time.replace(':00:', ':10:')}`, `3 ${time.replace(':00:', ':20:')}`],
    }));
    const edition = editionOf(feedOf(trips, { daily: ['20261110'] }));
    const at = Date.parse('2026-11-10T08:05:00-05:00');
    const direction = edition.directionOfTrip(0);
    const question = { stop: edition.timetable.findStop('2'), direction, date: edition.clock.dateAt(at) };
    const entities = [
      tripNews({ tripId: 't0', scheduleRelationship: 'canceled' }),
      tripNews('t1', [{ stopId: 's-2', scheduleRelationship: 'skipped' }]),
      tripNews({ tripId: 't2', scheduleRelationship: 'deleted' }),
    ];
    const live = await liveStateOf(edition, [
      { feed: 'f', message: messageOf(at, entities), receivedAt: at },
    ]);
    const planned = listDay({ edition, live: noLiveState, now: at }, question);
    expect(planned.map(({ tripId, isCancelled }) => [tripId, isCancelled])).toEqual([
      ['t0', false],
      ['t1', false],
      ['t2', false],
    ]);
    expect(listDay({ edition, live, now: at }, question)).toEqual([
      { ...planned[0], isCancelled: true, reportedAt: at },
      { ...planned[1], isCancelled: true, isSkipped: true, reportedAt: at },
    ]);
    expect(listDay({ edition, live: noLiveState, now: at }, question)).toEqual(planned);
  });
});
