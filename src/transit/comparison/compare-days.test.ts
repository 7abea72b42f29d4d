import { describe, expect, it } from 'vitest';
import { serviceDateOf } from '#lib/time/service-date.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { compareLine, compareStop, type DayComparison, type DirectionChange } from './compare-days.ts';
import type { Edition } from '../timetable/edition.ts';
import { calendarOf, feedOf, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { startOfTrip } from '../timetable/trips.ts';

const lastDay = serviceDateOf(2026, 11, 15) ?? 0;
const newDay = lastDay + 1;
const calendar = calendarOf('old,1111111,20261101,20261115', 'new,1111111,20261116,20261130');

/** `old 08:00 A B C`: a service, a start, and stops ten minutes apart. */
function tripOf(text: string, place: number): TinyTrip {
  const [service = '', start = '', ...stops] = text.split(' ');
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const calls = stops.map((stop, at) => {
    const time = hour * 60 + minute + at * 10;
    return `${stop} ${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}:00`;
  });
  return { id: `${service}-${place}`, service, calls };
}

const editionWith = (...trips: string[]): Edition => editionOf(feedOf(trips.map(tripOf), { calendar }));

function directionsOf(comparison: DayComparison): readonly DirectionChange[] {
  if (comparison.outcome !== 'compared') throw new Error(comparison.outcome);
  return comparison.directions;
}

function changesOf(edition: Edition): DirectionChange {
  const [direction] = directionsOf(compareLine(edition, { line: 0, before: lastDay, after: newDay }));
  if (!direction) throw new Error('no direction');
  return direction;
}

const at = (edition: Edition, trip: number) => startOfTrip(edition.timetable, trip) / 60;

describe('a line compared between two days', () => {
  it('does not change when only the ids of its trips do', () => {
    const change = changesOf(
      editionWith('old 08:00 A B C', 'old 09:00 A B C', 'new 09:00 A B C', 'new 08:00 A B C'),
    );
    expect(change).toMatchObject({
      trips: { before: 2, after: 2 },
      added: [],
      removed: [],
      moved: [],
      stopsAdded: [],
      stopsDropped: [],
      first: { before: 28_800, after: 28_800 },
      last: { before: 32_400, after: 32_400 },
    });
  });

  it('tells trips moved by at most twenty minutes from trips added and removed', () => {
    const edition = editionWith('old 08:00 A B', 'old 12:00 A B', 'new 08:20 A B', 'new 12:21 A B');
    const { moved, added, removed, first, last } = changesOf(edition);
    expect(moved).toMatchObject([{ minutes: 20, minutesLonger: 0, hasOtherStops: false }]);
    expect(added.map((trip) => at(edition, trip))).toEqual([741]);
    expect(removed.map((trip) => at(edition, trip))).toEqual([720]);
    expect(first).toEqual({ before: 28_800, after: 30_000 });
    expect(last).toEqual({ before: 43_200, after: 44_460 });
  });

  it('finds the trips that stay before it moves any', () => {
    const edition = editionWith(
      'old 08:00 A B',
      'old 08:10 A B',
      'old 08:20 A B',
      'new 08:10 A B',
      'new 08:20 A B',
      'new 08:30 A B',
    );
    const { moved, added, removed } = changesOf(edition);
    expect(moved).toEqual([]);
    expect(removed.map((trip) => at(edition, trip))).toEqual([480]);
    expect(added.map((trip) => at(edition, trip))).toEqual([510]);
  });

  it('gives the nearest trip to each, and a trip only once', () => {
    const edition = editionWith('old 08:00 A B', 'old 08:15 A B', 'new 08:10 A B');
    const { moved, removed } = changesOf(edition);
    expect(moved).toMatchObject([{ minutes: -5 }]);
    expect(removed.map((trip) => at(edition, trip))).toEqual([480]);
  });

  it('says when a trip takes longer', () => {
    const edition = editionOf(
      feedOf(
        [
          { id: '1', service: 'old', calls: ['A 08:00:00', 'B 08:10:00'] },
          { id: '2', service: 'new', calls: ['A 08:00:30', 'B 08:14:30'] },
        ],
        { calendar },
      ),
    );
    expect(changesOf(edition).moved).toMatchObject([{ minutes: 0, minutesLonger: 4 }]);
  });

  it('finds a trip again that leaves out a stop, by the first stop both serve', () => {
    const edition = editionWith('old 08:00 A B C D', 'new 08:12 B C D');
    const { moved, added, removed, stopsDropped, stopsAdded } = changesOf(edition);
    expect(moved).toMatchObject([{ minutes: 2, hasOtherStops: true }]);
    expect([added, removed, stopsAdded]).toEqual([[], [], []]);
    expect(stopsDropped).toEqual([edition.timetable.findStopId('A')]);
  });

  it('names the stops that are added, in the order of travel', () => {
    const edition = editionWith('old 08:00 A D', 'new 08:00 A C B D');
    expect(changesOf(edition).stopsAdded.map((stop) => edition.timetable.stops[stop]?.id)).toEqual([
      'C',
      'B',
    ]);
  });

  it('has all trips removed when the line does not run any more', () => {
    const change = changesOf(editionWith('old 08:00 A B', 'old 09:00 A B'));
    expect(change.trips).toEqual({ before: 2, after: 0 });
    expect(change.removed).toHaveLength(2);
    expect(change.last).toEqual({ before: 32_400, after: undefined });
  });

  it('says that there is no schedule for a day outside the feed', () => {
    const edition = editionWith('old 08:00 A B', 'new 08:00 A B');
    expect(compareLine(edition, { line: 0, before: lastDay, after: lastDay + 90 })).toEqual({
      outcome: 'no-schedule',
      date: lastDay + 90,
    });
    expect(compareStop(edition, { stop: 0, before: 0, after: lastDay })).toEqual({
      outcome: 'no-schedule',
      date: 0,
    });
  });
});

describe('a stop compared between two days', () => {
  it('counts by the times at the stop', () => {
    const edition = editionWith('old 08:00 A B C', 'new 08:05 A B C', 'new 10:00 A B C');
    const [direction] = directionsOf(
      compareStop(edition, { stop: edition.timetable.findStopId('B'), before: lastDay, after: newDay }),
    );
    expect(direction).toMatchObject({
      trips: { before: 1, after: 2 },
      moved: [{ minutes: 5 }],
      first: { before: 29_400, after: 29_700 },
      last: { before: 29_400, after: 36_600 },
    });
    expect(direction?.added.map((trip) => at(edition, trip))).toEqual([600]);
  });

  it('does not mind which way a bus goes on from it', () => {
    const edition = editionWith('old 08:00 A B C', 'new 08:00 A B D');
    const [direction] = directionsOf(
      compareStop(edition, { stop: edition.timetable.findStopId('A'), before: lastDay, after: newDay }),
    );
    expect(direction).toMatchObject({ added: [], removed: [], moved: [{ minutes: 0, hasOtherStops: true }] });
  });

  it('has no direction at a stop where one only gets off', () => {
    const edition = editionWith('old 08:00 A B C', 'new 08:00 A B C');
    expect(
      directionsOf(
        compareStop(edition, { stop: edition.timetable.findStopId('C'), before: lastDay, after: newDay }),
      ),
    ).toEqual([]);
  });
});
