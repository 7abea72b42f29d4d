import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { countNaively } from '#tests/support/count-naively.ts';
import { faultyFeeds, writeFaultyFeed } from '#tests/support/faulty-feed.ts';
import { faultsOf, timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';
import type { ImportSummary } from '#transit/index.ts';

/** What a naive count can say too: the faults that lose rows, and how many rows were lost with each. */
function countsOf({ rows, used, leftOut, errors, faults }: ImportSummary) {
  const lost = faults.filter(({ severity }) => severity === 'error');
  return {
    rows,
    used,
    leftOut: { ...Object.fromEntries(Object.keys(rows).map((table) => [table, 0])), ...leftOut },
    errors,
    faults: Object.fromEntries(lost.map(({ code, count, leftOutWith }) => [code, { count, leftOutWith }])),
  };
}

describe('the rows of a feed with faults', () => {
  it('are counted as a naive reading counts them: read, used, left out, and each by its fault', () => {
    fc.assert(
      fc.property(faultyFeeds, (feed) => {
        const timetable = timetableOf(writeFaultyFeed(feed));
        const { trips, ...expected } = countNaively(feed);
        expect(countsOf(timetable.summary)).toEqual(expected);
        const served = Object.keys(tripsOf(timetable)).map((id) => id.replace(/@.*/, ''));
        expect([...new Set(served)].toSorted()).toEqual(trips.toSorted());
      }),
      cases(600),
    );
  });

  it('are counted with the trip they belong to, however many they are', () => {
    const trips = ['T1', 'T2', 'T3'].map((id) => `R1,X,${id}`);
    const times = ['T1', 'T2', 'T3'].flatMap((id) => [
      `${id} 08:00:00 08:00:00 S1 1`,
      `${id} 08:10:00 08:10:00 S2 2`,
    ]);
    const { summary } = timetableOf(
      smallFeedWith({
        trips: ['route_id,service_id,trip_id', ...trips].join('\n'),
        stop_times: stopTimes(...times),
        frequencies: 'trip_id,start_time,end_time,headway_secs\nT1,08:00:00,09:00:00,600\n',
      }),
    );
    expect(summary.errors).toBe(3);
    expect(summary.faults).toMatchObject([
      { code: 'service-unknown', count: 3, leftOutWith: { stop_times: 6, frequencies: 1 } },
    ]);
  });

  it('are all counted with the one row of the calendar that is wrong', () => {
    const { summary } = timetableOf(
      smallFeedWith({ calendar: smallFeed.calendar.replace('20261130', '30 novembre') }),
    );
    expect(summary.faults).toMatchObject([
      { code: 'value-unreadable', count: 1, leftOutWith: { trips: 1, stop_times: 3 } },
    ]);
    expect([summary.errors, summary.leftOut]).toEqual([1, { calendar: 1, trips: 1, stop_times: 3 }]);
  });

  it('have a fault of their own each when what they name is nowhere', () => {
    const { summary } = timetableOf(smallFeedWith({ trips: 'route_id,service_id,trip_id\n' }));
    expect(summary.faults).toMatchObject([{ code: 'trip-unknown', count: 3, leftOutWith: {} }]);
  });

  it('are each counted where several repeat a sequence', () => {
    const timetable = timetableOf(
      smallFeedWith({
        stop_times: `${smallFeed.stop_times}T1,08:06:00,08:06:00,S2,2\nT1,08:07:00,08:07:00,S2,2\n`,
      }),
    );
    expect(faultsOf(timetable)).toEqual({ 'sequence-repeated': 2 });
  });
});
