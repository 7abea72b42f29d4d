import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { frameAt, listContradictions, listWrongMoves, type Frame } from '#tests/support/bus-frames.ts';
import { cases } from '#tests/support/cases.ts';
import { makeCity } from '#tests/support/city-feed.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, type SmallTrip } from '#tests/support/small-trips.ts';
import type { Simulation } from './simulate.ts';

/** Seconds to the next stop but one: the stop between may be in the same minute, as in feeds without seconds. */
const pairOfLegs = fc
  .record({ first: fc.constantFrom(0, 0, 20, 60), second: fc.constantFrom(30, 60, 75, 180) })
  .map(({ first, second }) => [first, second]);

/** A line with as many stops, and the day of one of its buses, there and back with pauses in between. */
const day = fc.record({
  legs: fc.array(pairOfLegs, { minLength: 3, maxLength: 12 }).map((pairs) => pairs.flat()),
  pauses: fc.array(fc.constantFrom(0, 60, 240, 1200), { minLength: 1, maxLength: 5 }),
  startHour: fc.constantFrom(6, 7, 16, 23),
});

function tripsOf({ legs, pauses, startHour }: { legs: number[]; pauses: number[]; startHour: number }) {
  let now = startHour * 3600;
  return pauses.map((pause, turn): SmallTrip => {
    const ways = turn % 2 === 0 ? legs : legs.toReversed();
    const stops = Array.from({ length: legs.length + 1 }, (_, place) => 1000 + place);
    const order = turn % 2 === 0 ? stops : stops.toReversed();
    const calls = order.map((stop, place) => {
      if (place > 0) now += ways[place - 1] ?? 0;
      return `${stop} ${formatServiceTime(now)}`;
    });
    now += pause;
    return { id: `T${turn}`, direction: turn % 2 === 0 ? 0 : 1, block: 'B', calls };
  });
}

const isBunched = () => true;

/** Every so many seconds from an instant on. */
function* framesOf(simulation: Simulation, from: number, { every, count }: { every: number; count: number }) {
  let before: Frame | undefined;
  for (let turn = 0; turn < count; turn += 1) {
    const frame = frameAt(simulation, from + turn * every * 1000);
    yield { before, frame };
    before = frame;
  }
}

describe('a simulated bus', () => {
  it('drives forwards, no faster than a bus, and where it is said to be, whatever its line', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 40 }),
        (given, seed, every) => {
          const edition = editionOf(feedOf(tripsOf(given), { daily: ['20261110'] }));
          const from = edition.clock.toInstant(edition.clock.dateAt(Date.parse('2026-11-10T17:00:00Z')), 0);
          const start = from + (given.startHour * 3600 - 300) * 1000;
          let lastTrip = '';
          for (const { before, frame } of framesOf({ edition, seed, isBunched }, start, {
            every,
            count: 250,
          })) {
            expect(listContradictions(frame)).toEqual([]);
            expect(listWrongMoves(before, frame)).toEqual([]);
            for (const [id, { trip, position }] of frame.vehicles) {
              expect((trip?.tripId ?? '') >= lastTrip).toBe(true);
              lastTrip = trip?.tripId ?? '';
              const was = before?.vehicles.get(id);
              if (was?.trip?.tripId !== lastTrip) continue;
              // Stops lie on a meridian: even trips go north, odd ones south.
              const north = (position?.latitude ?? 0) - (was.position?.latitude ?? 0);
              expect(Number(lastTrip.slice(1)) % 2 === 0 ? north : -north).toBeGreaterThanOrEqual(-1e-9);
            }
          }
        },
      ),
      cases(60),
    );
  });

  it('does so on every line of the demo city, from the morning rush on', () => {
    const tables = Object.fromEntries(makeCity().map(({ name, bytes }) => [name, bytes]));
    const edition = editionOf(tables, { timeZone: 'America/Toronto' });
    const bunched = new Set(['800', '801', '803', '807']);
    const simulation = {
      edition,
      seed: 1,
      isBunched: ({ number }: { number: string }) => bunched.has(number),
    };
    const from = Date.parse('2026-11-17T07:30:00-05:00');
    const driven = new Set<string>();
    const faults: string[] = [];
    for (const { before, frame } of framesOf(simulation, from, { every: 20, count: 120 })) {
      faults.push(...listContradictions(frame), ...listWrongMoves(before, frame));
      for (const { trip } of frame.vehicles.values()) driven.add(trip?.tripId ?? '');
    }
    expect(faults.slice(0, 3)).toEqual([]);
    expect(driven.size).toBeGreaterThan(300);
  });
});
