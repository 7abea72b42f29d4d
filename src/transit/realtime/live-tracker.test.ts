import { describe, expect, it } from 'vitest';
import { messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf } from '#tests/support/small-trips.ts';
import { createLiveTracker } from './live-tracker.ts';
import { delayAt } from './live-state.ts';
import type { TripChange } from './trip-changes.ts';

const feed = (first: string) =>
  feedOf(
    [
      { id: first, line: '800', headsign: 'Pointe (Est)', calls: ['11 07:00:00', '12 07:30:00'] },
      {
        id: 'day',
        line: '800',
        headsign: 'Pointe (Est)',
        calls: ['11 08:00:00', '12 08:10:00', '13 08:20:00'],
      },
    ],
    { daily: ['20261110'] },
  );
const edition = editionOf(feed('a'));
const now = Date.parse('2026-11-10T08:05:00-05:00');
const cancelled = tripNews({ tripId: 'day', startDate: '20261110', scheduleRelationship: 'canceled' }, [], {
  timestamp: now / 1000 - 3600,
});
const shortened = tripNews('day', [
  { stopId: 's-12', departure: { delay: 60 } },
  { stopId: 's-13', scheduleRelationship: 'skipped' },
]);

function track(record: (changes: readonly TripChange[]) => Promise<void> = async () => undefined) {
  return createLiveTracker({ edition, areFeedsExpected: true, record });
}

describe('the tracker of real time', () => {
  it('tells each cancelled or shortened trip once, with its stops', async () => {
    const told: TripChange[] = [];
    const tracker = track(async (changes) => void told.push(...changes));
    await tracker.apply('f', messageOf(now, [shortened]), now);
    expect(told.splice(0)).toEqual([
      {
        line: '800',
        directionCode: '2',
        tripId: 'day',
        serviceDate: '20261110',
        kind: 'shortened',
        stopCodes: ['13'],
        announcedAt: now,
        source: 'f',
      },
    ]);
    await tracker.apply('f', messageOf(now + 1000, [shortened]), now + 1000);
    expect(told).toEqual([]);
    await tracker.apply('f', messageOf(now + 2000, [cancelled]), now + 2000);
    expect(told).toMatchObject([
      { kind: 'cancelled', stopCodes: ['11', '12', '13'], announcedAt: now - 3_600_000 },
    ]);
  });

  it('calls a trip that skips every stop cancelled', async () => {
    const told: TripChange[] = [];
    const skipped = ['s-11', 's-12', 's-13'].map((stopId) => ({
      stopId,
      scheduleRelationship: 'skipped' as const,
    }));
    const tracker = track(async (changes) => void told.push(...changes));
    await tracker.apply('f', messageOf(now, [tripNews('day', skipped)]), now);
    expect(told).toMatchObject([{ kind: 'cancelled' }]);
  });

  it('brings again what could not be recorded, and shows it meanwhile', async () => {
    const told: TripChange[] = [];
    let isBroken = true;
    const tracker = track(async (changes) => {
      if (isBroken) throw new Error('no database');
      told.push(...changes);
    });
    await expect(tracker.apply('f', messageOf(now, [cancelled]), now)).rejects.toThrow('no database');
    const trip = edition.timetable.findTrip('day');
    expect(tracker.view().live.findTrip(trip, edition.clock.dateAt(now), now)?.isCancelled).toBe(true);
    isBroken = false;
    await tracker.apply('f', messageOf(now, [cancelled]), now);
    expect(told).toHaveLength(1);
  });

  it('goes on while records are slow', async () => {
    const hung = Promise.withResolvers<void>();
    const tracker = track(() => hung.promise);
    const first = tracker.apply('f', messageOf(now, [cancelled]), now);
    await tracker.apply('g', messageOf(now, []), now);
    await tracker.moveTo(editionOf(feed('zz')));
    expect(tracker.view().edition).not.toBe(edition);
    hung.resolve();
    await first;
  });

  it('calls configured feeds that are silent stale', () => {
    expect(track().view().live.trust(now)).toBe('stale');
    expect(createLiveTracker({ edition, areFeedsExpected: false }).view().live.trust(now)).toBe('none');
  });

  it('reads what it knows against a new timetable', async () => {
    const tracker = track();
    await tracker.apply('f', messageOf(now, [shortened]), now);
    // The new feed numbers its trips otherwise.
    await tracker.moveTo(editionOf(feed('zz')));
    const view = tracker.view();
    const trip = view.edition.timetable.findTrip('day');
    expect(trip).not.toBe(edition.timetable.findTrip('day'));
    const told = view.live.findTrip(trip, view.edition.clock.dateAt(now), now);
    expect(told && delayAt(told, 1)).toBe(60);
  });

  it('adds a differential message to what its feed said before', async () => {
    const tracker = track();
    const differential = (madeAt: number, entities: Parameters<typeof messageOf>[1]) => {
      const message = messageOf(madeAt, entities);
      return { ...message, header: { ...message.header, incrementality: 'differential' as const } };
    };
    const trip = edition.timetable.findTrip('day');
    const find = () => tracker.view().live.findTrip(trip, edition.clock.dateAt(now), now);
    await tracker.apply('f', messageOf(now, [shortened]), now);
    await tracker.apply('f', differential(now, [tripNews('a', [], { delay: 5 })]), now);
    expect(find()).toBeDefined();
    await tracker.apply('f', differential(now, [{ id: shortened.id, isDeleted: true }]), now);
    expect(find()).toBeUndefined();
  });
});
