import { describe, expect, it } from 'vitest';
import { makeRide, makeWalk, minute } from '#tests/support/journeys.ts';
import { connectionsOf, isBroken } from './connection.ts';
import type { Journey, Leg } from './journey.ts';

const journeyOf = (...legs: Leg[]): Journey => ({
  departure: minute(0),
  arrival: minute(60),
  changes: 1,
  walkMetres: 0,
  walkSeconds: 0,
  legs,
  isLive: false,
  isCalledOff: false,
});
const states = (journey: Journey) => connectionsOf(journey).map(({ state }) => state);

describe('the change from one bus to another', () => {
  it('is safe from four minutes on, tight below, and missed where the bus is gone', () => {
    expect(states(journeyOf(makeRide(0, 10), makeRide(14, 20)))).toEqual(['safe']);
    expect(states(journeyOf(makeRide(0, 10), makeRide(13, 20)))).toEqual(['tight']);
    expect(states(journeyOf(makeRide(0, 10), makeRide(10, 20)))).toEqual(['tight']);
    expect(states(journeyOf(makeRide(0, 10), makeRide(9, 20)))).toEqual(['missed']);
  });

  it('counts what is left after the walk', () => {
    const [connection] = connectionsOf(journeyOf(makeRide(0, 10), makeWalk(10, 14), makeRide(17, 20)));
    expect(connection).toMatchObject({ place: 2, slackMs: 3 * 60_000, state: 'tight' });
  });

  it('goes by the times that are expected, not by those that were planned', () => {
    const late = makeRide(0, 10, { lateMinutes: 3 });
    expect(states(journeyOf(late, makeRide(15, 20)))).toEqual(['tight']);
    expect(states(journeyOf(late, makeRide(12, 20)))).toEqual(['missed']);
  });

  it('is safe where a bus comes every so often, which nobody misses', () => {
    expect(states(journeyOf(makeRide(0, 10), makeRide(9, 20, { everyMinutes: 12 })))).toEqual(['safe']);
  });

  it('is safe where the bus waits, and none where the rider stays seated', () => {
    expect(states(journeyOf(makeRide(0, 10), makeRide(10, 20, { isGuaranteed: true })))).toEqual(['safe']);
    expect(states(journeyOf(makeRide(0, 10), makeRide(10, 20, { staysOn: true })))).toEqual([]);
  });
});

describe('a journey that cannot be made', () => {
  it('has a bus that does not run, a change that is missed, or is called off', () => {
    const fine = journeyOf(makeWalk(0, 4), makeRide(5, 10), makeRide(15, 20));
    expect(isBroken(fine)).toBe(false);
    expect(isBroken({ ...fine, isCalledOff: true })).toBe(true);
    expect(isBroken(journeyOf(makeRide(0, 10, { isCancelled: true })))).toBe(true);
    expect(isBroken(journeyOf(makeRide(0, 10), makeRide(5, 20)))).toBe(true);
  });
});
