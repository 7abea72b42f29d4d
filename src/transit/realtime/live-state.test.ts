import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf } from '#tests/support/small-trips.ts';
import type { FeedEntity } from './codec/feed-format.ts';
import { delayAt, noLiveState } from './live-state.ts';
import { stopsOfTrip } from '../timetable/trips.ts';

const edition = editionOf({
  ...feedOf(
    [
      { id: 'day', calls: ['1 08:00:00', '2 08:10:00 08:11:00', '3 08:20:00', '4 08:30:00', '5 08:40:00'] },
      { id: 'night', calls: ['1 25:00:00', '2 25:10:00'] },
      { id: 'loop', calls: ['1 10:00:00', '2 10:10:00', '3 10:20:00', '1 10:30:00'] },
      { id: 'often', calls: ['1 06:00:00', '2 06:10:00'] },
      { id: 'back', direction: 1, calls: ['5 08:00:00', '1 08:40:00'] },
    ],
    { daily: ['20261109', '20261110', '20261111'] },
  ),
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\noften,06:00:00,09:00:00,1800',
});
const { timetable, clock } = edition;
const today = parseServiceDate('20261110') ?? 0;
const now = Date.parse('2026-11-10T08:05:00-05:00');
const seconds = (iso: string) => Date.parse(iso) / 1000;

function stateOf(entities: readonly FeedEntity[], at = now) {
  return liveStateOf(edition, [{ feed: 'f', message: messageOf(at, entities), receivedAt: at }]);
}

async function delaysOf(entity: FeedEntity, trip = 'day', date = today) {
  const told = (await stateOf([entity])).findTrip(timetable.findTrip(trip), date, now);
  const { length } = stopsOfTrip(timetable, timetable.findTrip(trip));
  return told && Array.from({ length }, (_, position) => delayAt(told, position));
}

describe('the delays of a trip', () => {
  it('are carried along until the next stop that speaks, and unknown before the first', async () => {
    const news = tripNews('day', [
      { stopId: 's-2', departure: { delay: 60 } },
      { stopId: 's-4', departure: { delay: -30 } },
    ]);
    expect(await delaysOf(news)).toEqual([undefined, 60, 60, -30, -30]);
  });

  it('come from an instant, of the departure before that of the arrival', async () => {
    const news = tripNews('day', [
      {
        stopId: 's-2',
        arrival: { time: seconds('2026-11-10T08:12:00-05:00') },
        departure: { time: seconds('2026-11-10T08:12:30-05:00') },
      },
      { stopId: 's-5', arrival: { time: seconds('2026-11-10T08:43:00-05:00') } },
    ]);
    expect(await delaysOf(news)).toEqual([undefined, 90, 90, 90, 180]);
  });

  it('stop where the feed has no data, and pass over skipped stops', async () => {
    const news = tripNews('day', [
      { stopSequence: 1, departure: { delay: 120 } },
      { stopSequence: 2, scheduleRelationship: 'skipped' },
      { stopSequence: 4, scheduleRelationship: 'no-data' },
    ]);
    expect(await delaysOf(news)).toEqual([120, 120, 120, undefined, undefined]);
    const told = (await stateOf([news])).findTrip(timetable.findTrip('day'), today, now);
    expect([...(told?.skipped ?? [])]).toEqual([0, 1, 0, 0, 0]);
  });

  it('are those of the whole trip where no stop speaks', async () => {
    const news = tripNews('day', [{ stopId: 's-3', departure: { delay: 10 } }], { delay: 40 });
    expect(await delaysOf(news)).toEqual([40, 40, 10, 10, 10]);
  });

  it('tell the two visits of a stop apart', async () => {
    const bySequence = tripNews('loop', [{ stopId: 's-1', stopSequence: 4, arrival: { delay: 70 } }]);
    expect(await delaysOf(bySequence, 'loop')).toEqual([undefined, undefined, undefined, 70]);
    const byOrder = tripNews('loop', [
      { stopId: 's-1', departure: { delay: 5 } },
      { stopId: 's-1', arrival: { delay: 9 } },
    ]);
    expect(await delaysOf(byOrder, 'loop')).toEqual([5, 5, 5, 9]);
  });

  it('ignore stops the trip does not serve', async () => {
    expect(
      (await delaysOf(tripNews('day', [{ stopId: 'nowhere', departure: { delay: 5 } }])))?.[0],
    ).toBeUndefined();
  });
});

describe('a trip of a message', () => {
  it('without a date is the run nearest to the message', async () => {
    const news = tripNews('night', [{ stopId: 's-1', departure: { delay: 60 } }]);
    const find = async (iso: string, date: number) =>
      (await stateOf([news], Date.parse(iso))).findTrip(timetable.findTrip('night'), date, Date.parse(iso));
    expect(await find('2026-11-11T00:50:00-05:00', today)).toBeDefined();
    expect(await find('2026-11-11T00:50:00-05:00', today + 1)).toBeUndefined();
    expect(await find('2026-11-10T00:50:00-05:00', today - 1)).toBeDefined();
  });

  it('with a date it does not run on is nobody', async () => {
    const news = tripNews({ tripId: 'day', startDate: '20261201' }, [
      { stopId: 's-1', departure: { delay: 1 } },
    ]);
    expect(await delaysOf(news)).toBeUndefined();
  });

  it('of a frequency is told by its start', async () => {
    const news = tripNews({ tripId: 'often', startTime: '7:30:00', startDate: '20261110' }, [
      { stopId: 's-1', departure: { delay: 33 } },
    ]);
    expect(await delaysOf(news, 'often@07:30:00')).toEqual([33, 33]);
    expect(await delaysOf(news, 'often@07:00:00')).toBeUndefined();
  });

  it('is not live once it was measured 90 seconds ago, though the feed is', async () => {
    const measured = { timestamp: now / 1000 - 91 };
    const old = tripNews('day', [{ stopId: 's-1', departure: { delay: 60 } }], measured);
    expect((await stateOf([old])).findTrip(timetable.findTrip('day'), today, now)).toBeUndefined();
    const cancelled = tripNews({ tripId: 'day', scheduleRelationship: 'canceled' }, [], measured);
    expect((await stateOf([cancelled])).findTrip(timetable.findTrip('day'), today, now)?.isCancelled).toBe(
      true,
    );
  });

  it('that is added gives calls, its direction told by its stops', async () => {
    const time = seconds('2026-11-10T08:30:00-05:00');
    const added = tripNews({ tripId: 'x', routeId: 'r-1', scheduleRelationship: 'new' }, [
      { stopId: 's-5', departure: { time } },
      { stopId: 's-1', arrival: { time: time + 600 } },
    ]);
    const state = await stateOf([added]);
    expect(state.listAdded(timetable.findStop('5'), now)).toMatchObject([
      { tripId: 'x', line: 0, departsAt: time * 1000, isAlightingOnly: false },
    ]);
    expect(state.listAdded(timetable.findStop('1'), now)).toMatchObject([{ isAlightingOnly: true }]);
    expect(state.listAdded(timetable.findStop('5'), now + 91_000)).toEqual([]);
  });
});

describe('several feeds', () => {
  const feed = (name: string, madeAt: number, entities: readonly FeedEntity[]) => ({
    feed: name,
    message: messageOf(madeAt, entities),
    receivedAt: madeAt,
  });
  const bus = (id: string, latitude: number): FeedEntity => ({
    id,
    isDeleted: false,
    vehicle: {
      vehicle: { id },
      trip: { tripId: 'day', startDate: '20261110', scheduleRelationship: 'scheduled' },
      position: { latitude, longitude: latitude === 0 ? 0 : -71 },
      stopId: 's-3',
      currentStatus: 'stopped-at',
    },
  });

  it('make one state, the later report first', async () => {
    const news = (delay: number) => [tripNews('day', [{ stopId: 's-1', departure: { delay } }])];
    const state = await liveStateOf(edition, [
      feed('new', now, news(20)),
      feed('old', now - 30_000, news(10)),
      feed('buses', now, [bus('1001', 46.8), bus('nowhere', 0)]),
    ]);
    const told = state.findTrip(timetable.findTrip('day'), today, now);
    expect(told && delayAt(told, 0)).toBe(20);
    expect(told?.vehicle).toBe('1001');
    expect(state.listVehicles(now)).toMatchObject([
      { id: '1001', position: 2, isStopped: true, date: today },
    ]);
    expect(state.listVehicles(now + 91_000)).toEqual([]);
    expect(state.madeAt).toBe(now);
  });

  it('are trusted while one of them is fresh', async () => {
    const state = await liveStateOf(edition, [feed('a', now, []), feed('b', now - 600_000, [])]);
    expect([state.trust(now), state.trust(now + 90_001)]).toEqual(['live', 'stale']);
    expect([noLiveState.trust(now), (await liveStateOf(edition, [])).trust(now)]).toEqual(['none', 'none']);
  });

  it('are not trusted for fresh alerts alone', async () => {
    const alert = {
      activePeriods: [],
      informedEntities: [],
      cause: 'unknown-cause',
      effect: 'detour',
      url: [],
      headerText: [{ text: 'Détour' }],
      descriptionText: [],
      severityLevel: 'info',
    } as const;
    const alerts = feed('alerts', now, [{ id: '1', isDeleted: false, alert }]);
    const state = await liveStateOf(edition, [alerts, feed('trips', now - 100_000, [])]);
    expect(state.trust(now)).toBe('stale');
    expect(state.alerts).toEqual([alert]);
  });

  it('never make data newer than their receipt', async () => {
    const ahead = { feed: 'a', message: messageOf(now + 3_600_000, []), receivedAt: now };
    expect((await liveStateOf(edition, [ahead])).trust(now + 90_001)).toBe('stale');
    expect(clock.format((await liveStateOf(edition, [ahead])).madeAt ?? 0)).toBe('2026-11-10T08:05:00-05:00');
  });
});
