import { describe, expect, it } from 'vitest';
import { makeRide, makeTrip, makeWalk, minute } from '#tests/support/journeys.ts';
import { departureOf, type TripCall } from '../trip.ts';
import type { Departure } from '../departure.ts';
import type { Journey } from './journey.ts';
import { afterRide, findRideCalls, withLegs, withTrip } from './ride-live.ts';

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
      pass: 2,
    });
    expect(findRideCalls(twice, { from: 'A', to: 'B' })).toMatchObject({ boarding: 0, alighting: 1 });
  });

  it('keeps which pass of a loop it is, and is found by that too', () => {
    const first = makeTrip('t', { 1001: 10, 1002: 20 });
    const loop = { ...first, calls: [...first.calls, ...makeTrip('t', { 1001: 40, 1002: 50 }).calls] };
    expect(withTrip(makeRide(40, 50), loop).pass).toBe(2);
    expect(withTrip(ride, loop).pass).toBeUndefined();
    const ends = { from: '1001', to: '1002' };
    expect(findRideCalls(loop, { ...ends, pass: 2 })).toMatchObject({ boarding: 2, alighting: 3 });
    expect(findRideCalls(first, { ...ends, pass: 2 })).toMatchObject({ boarding: 0, alighting: 1 });
  });
});

describe('what comes after a ride', () => {
  const bus = (tripId: string, count: number, rest: Partial<Departure> = {}): Departure => ({
    ...departureOf(makeTrip(tripId, { 1001: count }), makeTrip(tripId, { 1001: count }).calls[0] as TripCall),
    ...rest,
  });
  const board = [bus('trip-1', 10), bus('b', 20), bus('c', 30), bus('d', 40, { day: '2026-11-17' })];
  const after = (departures: readonly Departure[], ready: number) =>
    afterRide(departures, ride, minute(ready).at);

  it('is the next bus that one is there in time for', () => {
    expect(after(board, 10)).toMatchObject({ next: { tripId: 'b' }, isLast: false, isNone: false });
    expect(after(board, 20)).toMatchObject({ next: { tripId: 'b' } });
    expect(after(board, 21)).toMatchObject({ next: { tripId: 'c' } });
  });

  it('is none on that day once the last one is gone, whatever the next day has', () => {
    expect(after(board, 31)).toEqual({ isLast: false, isNone: true });
    expect(after([bus('trip-1', 10), bus('d', 40, { day: '2026-11-17' })], 10)).toEqual({
      isLast: true,
      isNone: true,
    });
  });

  it('is not known where the board ends before one is there, or does not have the ride', () => {
    expect(after(board.slice(0, 3), 31)).toEqual({ isLast: false, isNone: false });
    expect(after([], 10)).toEqual({ isLast: false, isNone: false });
  });

  it('leaves out what cannot be boarded, and other lines', () => {
    const [own, , ...rest] = board as [Departure, Departure, ...Departure[]];
    expect(after([own, bus('b', 20, { state: 'cancelled' }), ...rest], 10).next?.tripId).toBe('c');
    expect(after([own, bus('b', 20, { direction: '3' }), ...rest], 10).next?.tripId).toBe('c');
  });
});
