import { describe, expect, it } from 'vitest';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { stationFeed } from '#tests/support/station-feed.ts';
import { walksOf } from './walks.ts';

const timetable = timetableOf(stationFeed);

describe('walks in a feed with stations', () => {
  it.each(['there', 'back'] as const)('lead to platforms alone, where buses are boarded (%s)', (way) => {
    const { stops } = walksOf(timetable, way);
    expect([...new Set(stops)].map((stop) => timetable.stops[stop]?.id ?? '').toSorted()).toEqual([
      'g10',
      'g2',
      'gs',
      'p1',
      'p2',
      'port',
      'quai',
    ]);
  });
});
