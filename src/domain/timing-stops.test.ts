import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { chooseTimingStops, type TimingCandidate } from './timing-stops.ts';

/** A line whose stops are three minutes apart, by the connections of each. */
const line = (connections: readonly number[], more: Partial<TimingCandidate> = {}): TimingCandidate[] =>
  connections.map((count, place) => ({
    connections: count,
    minutes: place * 3,
    departures: place === connections.length - 1 ? 0 : 50,
    approximate: 0,
    ...more,
  }));

describe('the stops a sheet shows', () => {
  it('are the first, and where most lines meet in each part of the ride', () => {
    expect(chooseTimingStops(line([4, 7, 5, 7, 8, 5, 3, 2, 4, 5, 3, 2, 2, 5, 5, 2]), 3)).toEqual([0, 4, 13]);
  });

  it('are spread where no line meets it', () => {
    expect(chooseTimingStops(line([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 3)).toEqual([0, 4, 8]);
  });

  it('are those where exact times are known, before the busy ones', () => {
    const stops = line([0, 0, 0, 1, 9, 0, 0, 0, 0]).map((stop, place) => ({
      ...stop,
      approximate: place === 3 ? 0 : 50,
    }));
    expect(chooseTimingStops(stops, 2)).toContain(3);
  });

  it('leave out a stop that only a branch serves', () => {
    const stops = line([0, 0, 9, 1, 0, 0, 0, 0]).map((stop, place) =>
      place === 2 ? { ...stop, departures: 20 } : stop,
    );
    expect(chooseTimingStops(stops, 3)).not.toContain(2);
  });

  it('are none where nobody can board, and one where a line has two stops', () => {
    expect(chooseTimingStops([], 3)).toEqual([]);
    expect(chooseTimingStops(line([1]), 3)).toEqual([]);
    expect(chooseTimingStops(line([1, 1]), 3)).toEqual([0]);
  });

  it('follow the order of the ride, none twice, and can all be boarded at', () => {
    const stop = fc.record({
      connections: fc.nat(9),
      minutes: fc.option(fc.nat(90), { nil: undefined }),
      departures: fc.nat(60),
      approximate: fc.nat(60),
    });
    fc.assert(
      fc.property(fc.array(stop, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (stops, count) => {
        const chosen = chooseTimingStops(stops, count);
        expect(chosen.length).toBeLessThanOrEqual(count);
        expect(chosen.every((place, at) => at === 0 || place > (chosen[at - 1] ?? 0))).toBe(true);
        expect(chosen.every((place) => (stops[place]?.departures ?? 0) > 0)).toBe(true);
      }),
      cases(300),
    );
  });
});
