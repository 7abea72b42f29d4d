import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absent } from './bytes/field-readers.ts';
import { interpolateTimes } from './interpolate-times.ts';

const north = (...degrees: number[]) => degrees.map((latitude) => ({ latitude, longitude: -71 }));

describe('times between two known ones', () => {
  it('follow the distance from stop to stop', () => {
    const arrivals = Int32Array.of(0, absent, absent, 1000);
    const departures = arrivals.slice();
    expect(interpolateTimes(north(46, 46.1, 46.2, 47), arrivals, departures)).toEqual([1, 2]);
    expect([...arrivals]).toEqual([0, 100, 200, 1000]);
    expect(departures).toEqual(arrivals);
  });

  it('count from the departure, not the arrival, of the stop before', () => {
    const [arrivals, departures] = [Int32Array.of(0, absent, 200), Int32Array.of(100, absent, 260)];
    interpolateTimes(north(46, 46.5, 47), arrivals, departures);
    expect([...departures]).toEqual([100, 150, 260]);
  });

  it('are spread evenly where all stops are in one place', () => {
    const arrivals = Int32Array.of(0, absent, absent, 30);
    interpolateTimes(north(46, 46, 46, 46), arrivals, arrivals.slice());
    expect([...arrivals]).toEqual([0, 10, 20, 30]);
  });

  it('measure a degree east as shorter than one north', () => {
    const arrivals = Int32Array.of(0, absent, 300);
    const stops = [
      { latitude: 60, longitude: 0 },
      { latitude: 60, longitude: 1 },
      { latitude: 61, longitude: 1 },
    ];
    interpolateTimes(stops, arrivals, arrivals.slice());
    expect(arrivals[1]).toBe(100);
  });

  it('never go back', () => {
    const place = fc.record({
      latitude: fc.integer({ min: -89, max: 89 }),
      longitude: fc.integer({ min: -180, max: 180 }),
    });
    const stop = fc.tuple(place, fc.boolean(), fc.nat(500));
    fc.assert(
      fc.property(fc.array(stop, { minLength: 2, maxLength: 8 }), (stops) => {
        let time = 0;
        const arrivals = Int32Array.from(stops, ([, isTimed, more], at) => {
          time += more;
          return isTimed || at === 0 || at === stops.length - 1 ? time : absent;
        });
        const known = arrivals.slice();
        const departures = arrivals.slice();
        const filled = interpolateTimes(
          stops.map(([each]) => each),
          arrivals,
          departures,
        );
        expect(filled).toEqual([...known.keys()].filter((at) => known[at] === absent));
        expect([...arrivals]).toEqual([...arrivals].toSorted((one, two) => one - two));
        const timed = [...known.keys()].filter((at) => known[at] !== absent);
        expect(timed.map((at) => arrivals[at])).toEqual(timed.map((at) => known[at]));
      }),
    );
  });
});
