import { describe, expect, it } from 'vitest';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { createLiveTracker, departureAt, listBoard, type TripChange } from '#transit/index.ts';
import { liveStateOf } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, type SmallTrip } from '#tests/support/small-trips.ts';
import { simulatedFeeds, simulateFeed, type Simulation } from './simulate.ts';

const lines = Array.from({ length: 40 }, (_, line) => String(line + 1));
const perDay = 100;

/** Forty lines with a bus every twelve minutes from 5:30 to 25:20, ten stops two minutes apart, four buses each. */
const trips = lines.flatMap((line) =>
  Array.from({ length: perDay }, (_, place): SmallTrip => {
    const start = 5.5 * 3600 + place * 720;
    return {
      id: `${line}-${place}`,
      line,
      block: `${line}-${place % 4}`,
      calls: Array.from(
        { length: 10 },
        (_each, stop) => `${1000 + stop} ${formatServiceTime(start + stop * 120)}`,
      ),
    };
  }),
);
const edition = editionOf(feedOf(trips, { daily: ['20261110', '20261111'] }));
const simulation = { edition, seed: 7 };
const at = (time: string) => Date.parse(`2026-11-10T${time}-05:00`);
const simulate = (given: Simulation, now: number) =>
  simulatedFeeds.map((feed) => ({ feed, message: simulateFeed(given, feed, now), receivedAt: now }));
const updatesAt = (now: number) =>
  simulateFeed(simulation, 'trip-updates', now).entities.flatMap(({ tripUpdate }) => tripUpdate ?? []);
const busesAt = (now: number) =>
  simulateFeed(simulation, 'vehicle-positions', now).entities.flatMap(({ vehicle }) => vehicle ?? []);

describe('the simulated buses', () => {
  it('are the same for the same seed and instant, and others for another seed', () => {
    const now = at('08:00:00');
    expect(simulate({ edition, seed: 7 }, now)).toEqual(simulate(simulation, now));
    expect(simulateFeed({ edition, seed: 8 }, 'trip-updates', now)).not.toEqual(
      simulateFeed(simulation, 'trip-updates', now),
    );
  });

  it('do not depend on what was asked before', () => {
    const fresh = { edition: editionOf(feedOf(trips, { daily: ['20261110', '20261111'] })), seed: 7 };
    updatesAt(at('12:00:00'));
    expect(simulate(simulation, at('08:00:00'))).toEqual(simulate(fresh, at('08:00:00')));
  });

  it('run on almost every trip, past midnight too', () => {
    for (const [time, trip] of [
      ['2026-11-10T08:05:00-05:00', '20261110'],
      ['2026-11-11T01:25:00-05:00', '20261110'],
    ] as const) {
      const buses = busesAt(Date.parse(time));
      expect(buses.length).toBeGreaterThan(lines.length);
      expect(new Set(buses.map((bus) => bus.trip?.startDate))).toEqual(new Set([trip]));
    }
    expect(busesAt(at('04:00:00'))).toEqual([]);
  });

  it('are on one trip at a time, with a fleet number of their own', () => {
    const ids = busesAt(at('17:00:00')).map(({ vehicle }) => Number(vehicle?.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.min(...ids)).toBeGreaterThan(1000);
  });

  it('are between a minute early and nine minutes late, never early at the first stop', () => {
    const delays = ['06:00:00', '08:00:00', '16:30:00', '22:00:00'].flatMap((time) =>
      updatesAt(at(time)).flatMap(({ stopTimeUpdates }) =>
        stopTimeUpdates.flatMap(({ stopSequence, departure }) =>
          departure?.delay === undefined ? [] : [{ stopSequence, delay: departure.delay }],
        ),
      ),
    );
    const all = delays.map(({ delay }) => delay);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(-60);
    expect(Math.max(...all)).toBeLessThanOrEqual(540);
    expect(Math.max(...all)).toBeGreaterThan(120);
    expect(Math.min(...delays.filter((each) => each.stopSequence === 1).map(({ delay }) => delay))).toBe(0);
  });

  it('move without a jump', () => {
    const before = new Map(busesAt(at('08:30:00')).map((bus) => [bus.vehicle?.id, bus]));
    const steps = busesAt(at('08:30:01')).flatMap((bus) => {
      const last = before.get(bus.vehicle?.id);
      if (last?.trip?.tripId !== bus.trip?.tripId) return [];
      return [Math.abs((bus.position?.latitude ?? 0) - (last?.position?.latitude ?? 0)) * 111_320];
    });
    expect(steps.length).toBeGreaterThan(30);
    expect(Math.max(...steps)).toBeLessThan(30);
    expect(Math.max(...steps)).toBeGreaterThan(0);
  });

  it('miss about one trip in a hundred, announced at most two hours ahead and kept until its end', () => {
    const cancelled = new Map<string, number>();
    for (let now = at('05:00:00'); now < at('23:30:00'); now += 600_000) {
      for (const { trip } of updatesAt(now)) {
        if (trip.scheduleRelationship === 'canceled') cancelled.set(trip.tripId ?? '', now);
      }
    }
    const share = cancelled.size / trips.length;
    expect(share).toBeGreaterThan(0.004);
    expect(share).toBeLessThan(0.02);
    for (const [id, lastTold] of cancelled) {
      const start = edition.clock.toInstant(
        edition.clock.dateAt(at('12:00:00')),
        departureAt(edition.timetable, edition.timetable.findTrip(id), 0),
      );
      const first = updatesAt(start - 2 * 3_600_000 - 60_000).find(({ trip }) => trip.tripId === id);
      expect(first).toBeUndefined();
      expect(lastTold).toBeGreaterThan(Math.min(start, at('23:00:00')));
      expect(busesAt(start + 300_000).some(({ trip }) => trip?.tripId === id)).toBe(false);
    }
  });

  it('sometimes leave out stops', () => {
    const updates = ['07:00:00', '09:00:00', '15:00:00', '18:00:00'].flatMap((time) => updatesAt(at(time)));
    const skips = updates.filter(({ stopTimeUpdates }) =>
      stopTimeUpdates.some(({ scheduleRelationship }) => scheduleRelationship === 'skipped'),
    );
    expect(skips.length).toBeGreaterThan(0);
    expect(skips.length).toBeLessThan(updates.length * 0.03);
  });

  it('are silent in a few cases, about position and prediction alike', () => {
    const positioned = new Set<string | undefined>();
    const predicted = new Set<string | undefined>();
    for (let now = at('06:00:00'); now < at('22:00:00'); now += 600_000) {
      for (const { vehicle } of busesAt(now)) positioned.add(vehicle?.id);
      for (const { vehicle, stopTimeUpdates } of updatesAt(now)) {
        if (stopTimeUpdates.some(({ departure }) => departure)) predicted.add(vehicle?.id);
      }
    }
    const fleet = lines.length * 4;
    expect(positioned).toEqual(predicted);
    expect(positioned.size).toBeLessThan(fleet);
    expect(positioned.size).toBeGreaterThan(fleet * 0.9);
  });

  it('bunch at rush hour where their service does', () => {
    const closest = (isBunched?: () => boolean) => {
      const message = simulateFeed({ ...simulation, isBunched }, 'trip-updates', at('08:10:00'));
      const arrivals = message.entities.flatMap(({ tripUpdate }) => {
        const [line] = tripUpdate?.trip.tripId?.split('-') ?? [];
        const time = tripUpdate?.stopTimeUpdates.find(({ stopSequence }) => stopSequence === 10)?.arrival
          ?.time;
        return time === undefined ? [] : [{ line, time }];
      });
      const gaps = lines.flatMap((line) => {
        const times = arrivals.filter((each) => each.line === line).map(({ time }) => time);
        const sorted = times.toSorted((one, two) => one - two);
        return sorted.slice(1).map((time, place) => time - (sorted[place] as number));
      });
      return Math.min(...gaps);
    };
    expect(closest(() => true)).toBeLessThan(closest() - 60);
  });

  it('have an alert or two, in both languages', () => {
    const { entities } = simulateFeed(simulation, 'alerts', at('12:00:00'));
    expect([1, 2]).toContain(entities.length);
    for (const { alert } of entities) {
      expect(alert?.headerText.map(({ language }) => language)).toEqual(['fr', 'en']);
      expect(alert?.informedEntities.length).toBeGreaterThan(0);
    }
  });

  it('make boards live', async () => {
    const now = at('08:00:00');
    const live = await liveStateOf(edition, simulate(simulation, now));
    const boards = edition.directions
      .flat()
      .map((direction) =>
        listBoard({ edition, live, now }, { stop: edition.timetable.findStop('1005'), direction, limit: 3 }),
      );
    const shown = boards.flatMap(({ departures }) => departures);
    expect(shown.filter(({ isLive }) => isLive).length).toBeGreaterThan(shown.length / 2);
    expect(live.listVehicles(now).every(({ trip, position }) => trip >= 0 && position !== undefined)).toBe(
      true,
    );
  });

  it('leave records of what did not run', async () => {
    const now = at('08:00:00');
    const changes: TripChange[] = [];
    const record = async (told: readonly TripChange[]) => void changes.push(...told);
    const tracker = createLiveTracker({ edition, areFeedsExpected: true, record });
    await tracker.apply('demo', simulateFeed(simulation, 'trip-updates', now), now);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every(({ stopCodes, source }) => stopCodes.length > 0 && source === 'demo')).toBe(true);
  });
});
