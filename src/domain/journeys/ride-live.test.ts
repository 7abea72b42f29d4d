import { describe, expect, it } from 'vitest';
import { makeRide, makeTrip, makeWalk, minute } from '#tests/support/journeys.ts';
import type { Journey } from './journey.ts';
import { findRideCalls, withLegs, withTrip } from './ride-live.ts';

const ride = makeRide(10, 20);
const journey: Journey = {
  departure: minute(6),
  arrival: minute(22),
  changes: 0,
  walkMetres: 0,
  walkSeconds: 360,
  legs: [makeWalk(6, 10), ride, makeWalk(20, 22)],
  isLive: false,
  isCalledOff: false,
};

describe('a ride as its trip stands', () => {
  it('is as late as the bus, and so is the journey around it', () => {
    const trip = makeTrip('trip-1', { 1001: 10, 1005: 15, 1002: 20 }, { lateMinutes: 3 });
    const live = withTrip(ride, trip);
    expect(live).toMatchObject({
      isLive: true,
      departure: { planned: minute(10), expected: minute(13) },
      arrival: { expected: minute(23) },
      between: [{ stop: { stopCode: '1005' }, expected: minute(18) }],
    });
    const legs = journey.legs.map((leg) => (leg === ride ? live : leg));
    expect(withLegs(journey, legs)).toMatchObject({
      departure: minute(9),
      arrival: minute(25),
      isLive: true,
      legs: [
        { departure: minute(9), arrival: minute(13) },
        {},
        { departure: minute(23), arrival: minute(25) },
      ],
    });
  });

  it('is cancelled with its trip, and where that does not stop', () => {
    const stops = { 1001: 10, 1002: 20 };
    expect(withTrip(ride, makeTrip('t', stops, { isCancelled: true })).isCancelled).toBe(true);
    const { calls, ...trip } = makeTrip('t', stops);
    const skipping = { ...trip, calls: calls.map((call) => ({ ...call, isSkipped: call.code === '1002' })) };
    expect(withTrip(ride, skipping).isCancelled).toBe(true);
  });

  it('stays as it was planned where the timetable does not know it', () => {
    expect(withTrip(ride, undefined)).toBe(ride);
    expect(withTrip(ride, makeTrip('t', { 1002: 10, 1001: 20 }))).toBe(ride);
  });

  it('is found on a loop by its time', () => {
    const { calls } = makeTrip('t', { A: 0, B: 5 });
    const twice = { calls: [...calls, ...makeTrip('t', { A: 30, B: 35 }).calls] };
    expect(findRideCalls(twice, { from: 'A', to: 'B', planned: minute(29) })).toEqual({
      boarding: 2,
      alighting: 3,
    });
    expect(findRideCalls(twice, { from: 'A', to: 'B' })).toEqual({ boarding: 0, alighting: 1 });
  });
});
