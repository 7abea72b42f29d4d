import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { cases } from '#tests/support/cases.ts';
import { smallFeed, smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';
import {
  firstDay,
  generatedFeeds,
  listCalls,
  runsOn,
  spanDays,
  writeFeed,
  type GeneratedFeed,
} from '#tests/support/generated-feed.ts';
import { departuresAt, editionOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { positionOfCall, timeOfCall, tripOfCall, type Call } from './call.ts';
import { firstCallAt, listStopDay } from './stop-day.ts';
import type { Timetable } from './timetable.ts';

const monday = parseServiceDate('20261116') as number;
const show = (timetable: Timetable, calls: Iterable<Call>) =>
  [...calls].map((call) => [timeOfCall(call), timetable.tripId(tripOfCall(call)), positionOfCall(call)]);

const nights = Array.from({ length: spanDays + 4 }, (_, place) => firstDay - 2 + place);

function naiveDay(feed: GeneratedFeed, stop: number, date: number) {
  return listCalls(feed).filter((call) => {
    const service = feed.services[call.service];
    return call.stop === stop && service !== undefined && runsOn(service, date);
  });
}

describe('the calls of a stop on a day', () => {
  it('are those a scan of the rows finds, on every day, in the same order', () => {
    fc.assert(
      fc.property(generatedFeeds, fc.constantFrom(...nights), (feed, date) => {
        const timetable = timetableOf(writeFeed(feed));
        for (let stop = 0; stop < feed.stops; stop += 1) {
          const expected = naiveDay(feed, stop, date).map((call) => [call.seconds, call.trip, call.position]);
          expect(show(timetable, listStopDay(timetable, timetable.findStopId(`S${stop}`), date))).toEqual(
            expected,
          );
        }
      }),
      cases(150),
    );
  });

  it('are, from a time on, those a scan finds', () => {
    fc.assert(
      fc.property(
        generatedFeeds,
        fc.constantFrom(...nights),
        fc.nat(5),
        fc.oneof(
          fc.nat(200_000),
          fc.nat(10).map((each) => 80_000 + each * 600),
        ),
        (feed, date, place, seconds) => {
          const timetable = timetableOf(writeFeed(feed));
          const stop = place % feed.stops;
          const expected = naiveDay(feed, stop, date)
            .filter((call) => call.seconds >= seconds)
            .map((call) => [call.seconds, call.trip, call.position]);
          const calls = listStopDay(timetable, stop, date);
          expect(show(timetable, calls.subarray(firstCallAt(calls, seconds)))).toEqual(expected);
        },
      ),
      cases(150),
    );
  });

  it('stay in their service date after midnight', () => {
    const timetable = timetableOf(
      smallFeedWith({ stop_times: stopTimes('T1 24:00:00 24:00:00 S1 1', 'T1 25:10:00 25:10:00 S2 2') }),
    );
    expect(departuresAt(timetable, 'S2', '20261130')).toEqual(['25:10:00 T1']);
    expect(departuresAt(timetable, 'S2', '20261201')).toEqual([]);
  });

  it('are more than the room first made for them', () => {
    const ids = Array.from({ length: 5000 }, (_, place) => `T${String(place).padStart(4, '0')}`);
    const timetable = timetableOf(
      smallFeedWith({
        trips: ['trip_id,route_id,service_id', ...ids.map((id) => `${id},R1,W`)].join('\n'),
        stop_times: stopTimes(
          ...ids.flatMap((id) => [`${id} 08:00:00 08:00:00 S1 1`, `${id} 08:01:00 08:01:00 S2 2`]),
        ),
      }),
    );
    const calls = listStopDay(timetable, 0, monday);
    expect([...calls].map((call) => timetable.tripId(tripOfCall(call)))).toEqual(ids);
    expect(listStopDay(timetable, 2, monday)).toHaveLength(0);
  });

  it('are none at a stop there is not, and such a question spoils no other', () => {
    const { timetable, stopDay } = editionOf(smallFeed);
    const last = timetable.stops.length - 1;
    for (const stop of [-1, timetable.stops.length, 99]) {
      for (const date of [monday - 1, monday, monday + 1]) expect(stopDay(stop, date)).toHaveLength(0);
    }
    expect([stopDay(last, monday).length, stopDay(0, monday).length]).toEqual([1, 1]);
    expect(stopDay(-1, monday + 1)).toHaveLength(0);
  });

  it('are found from a time on', () => {
    const timetable = timetableOf(
      smallFeedWith({ frequencies: 'trip_id,start_time,end_time,headway_secs\nT1,06:00:00,09:00:00,3600' }),
    );
    const calls = listStopDay(timetable, 0, monday);
    expect(
      [0, 21_600, 21_601, 28_800, 28_801, 999_999].map((seconds) => firstCallAt(calls, seconds)),
    ).toEqual([0, 0, 1, 2, 3, 3]);
  });
});
