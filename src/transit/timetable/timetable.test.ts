import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import {
  firstDay,
  generatedFeeds,
  isNamed,
  listCalls,
  runsOn,
  spanDays,
  writeFeed,
} from '#tests/support/generated-feed.ts';
import { smallFeed } from '#tests/support/small-feed.ts';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { columns } from './columns.ts';

describe('a timetable', () => {
  it('knows every trip by its id, in the order of the ids', () => {
    fc.assert(
      fc.property(generatedFeeds, (feed) => {
        const timetable = timetableOf(writeFeed(feed));
        const expected = [...new Set(listCalls(feed).map(({ trip }) => trip))].toSorted((one, two) =>
          Buffer.compare(Buffer.from(one), Buffer.from(two)),
        );
        const ids = [...timetable[columns].tripPattern.keys()].map((trip) => timetable.tripId(trip));
        expect(ids).toEqual(expected);
        expect(ids.map((id) => timetable.findTrip(id))).toEqual([...ids.keys()]);
        for (const id of ['', 'zz', '🚌🚌🚌🚌🚌', `${ids[0] ?? ''}x`])
          expect(timetable.findTrip(id)).toBe(-1);
      }),
      cases(150),
    );
  });

  it('knows which services run on every day', () => {
    fc.assert(
      fc.property(generatedFeeds, (feed) => {
        const timetable = timetableOf(writeFeed(feed));
        const dates = Array.from({ length: spanDays * 2 + 6 }, (_, day) => firstDay - 3 + day);
        const named = feed.services.flatMap((service, place) => (isNamed(service) ? [`W${place}`] : []));
        expect(timetable.services.toSorted()).toEqual(named);
        const running = dates.map((date) =>
          named.filter((id) => timetable.servicesOn(date)[timetable.services.indexOf(id)] === 1),
        );
        const expected = dates.map((date) =>
          feed.services.flatMap((service, place) => (runsOn(service, date) ? [`W${place}`] : [])),
        );
        expect(running).toEqual(expected);
        const first = expected.findIndex(({ length }) => length > 0);
        const last = expected.findLastIndex(({ length }) => length > 0);
        expect(dates.map((date) => timetable.covers(date))).toEqual(
          dates.map((_, day) => first >= 0 && day >= first && day <= last),
        );
      }),
      cases(150),
    );
  });

  it('gives zeros to a day it does not speak of', () => {
    const timetable = timetableOf(smallFeed);
    expect([[...timetable.servicesOn(-1)], [...timetable.servicesOn(1e6)]]).toEqual([[0], [0]]);
    expect([timetable.covers(-1), timetable.covers(1e6)]).toEqual([false, false]);
  });
});
