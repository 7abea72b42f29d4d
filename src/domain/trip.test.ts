import { describe, expect, it } from 'vitest';
import type { Moment } from '#lib/time/moment.ts';
import {
  busBetween,
  departureOf,
  findCall,
  passedBefore,
  stateOfCall,
  tripAt,
  type Trip,
  type TripCall,
} from './trip.ts';

const minute = 60_000;
/** Minutes after one o'clock. */
const moment = (minutes: number): Moment => ({
  at: minutes * minute,
  local: `2026-11-16T13:${String(minutes).padStart(2, '0')}`,
});
const call = (code: string, minutes: number, more: Partial<TripCall> = {}): TripCall => ({
  code,
  name: `Arrêt ${code}`,
  latitude: 0,
  longitude: 0,
  isAccessible: true,
  planned: moment(minutes),
  expected: moment(minutes),
  isLive: true,
  hasPassed: false,
  isSkipped: false,
  isAlightingOnly: false,
  isApproximate: false,
  ...more,
});
const bus = { id: '1038', latitude: 0, longitude: 0, isStanding: false, updated: moment(2) };
const tripOf = (more: Partial<Trip> = {}): Trip => ({
  at: 2 * minute,
  number: '801',
  serviceTypeCode: 4,
  direction: '0',
  towards: 'Marché-Neuf',
  tripId: 't1',
  tripDate: '2026-11-16',
  isCancelled: false,
  trust: { kind: 'live' },
  calls: [call('1', 0, { hasPassed: true }), call('2', 5), call('3', 8)],
  ...more,
});

describe('the call at a stop', () => {
  it('is the one still ahead where a loop comes by twice', () => {
    const loop = (first: boolean, second: boolean) =>
      tripOf({
        calls: [call('1', 0, { hasPassed: first }), call('2', 5), call('1', 9, { hasPassed: second })],
      });
    expect(findCall(loop(false, false), '1')).toBe(0);
    expect(findCall(loop(true, false), '1')).toBe(2);
    expect(findCall(loop(true, true), '1')).toBe(2);
    expect(findCall(tripOf(), '9')).toBeUndefined();
  });

  it.each([
    ['cancelled', { isSkipped: true }, true],
    ['skipped', { isSkipped: true, isAlightingOnly: true }, false],
    ['alighting', { isAlightingOnly: true, expected: moment(9) }, false],
    ['planned', { isLive: false }, false],
    ['late', { expected: moment(7) }, false],
    ['live', { expected: moment(6) }, false],
  ] as const)('stands as %s', (state, more, isCancelled) => {
    expect(stateOfCall({ isCancelled }, call('2', 5, more))).toBe(state);
  });

  it('is shown as boards show it', () => {
    const trip = tripOf();
    expect(departureOf(trip, trip.calls[1] as TripCall)).toMatchObject({
      number: '801',
      tripId: 't1',
      state: 'live',
      expected: moment(5),
    });
  });
});

describe('a trip at a later moment', () => {
  it('is the same while its bus tells where it is', () => {
    const trip = tripOf({ bus: { ...bus, nextCall: 1 } });
    expect(tripAt(trip, 3 * minute)).toBe(trip);
  });

  it('leaves stops behind as their times go by, where no bus is seen', () => {
    expect(tripAt(tripOf({ at: 5 * minute }), 6 * minute).calls.map(({ hasPassed }) => hasPassed)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is what was planned once nothing was heard for two minutes', () => {
    const calls = [
      call('1', 0, { hasPassed: true, expected: moment(1) }),
      call('2', 5, { expected: moment(9) }),
    ];
    const later = tripAt(tripOf({ calls, bus: { ...bus, nextCall: 1 } }), 4 * minute);
    expect(later.trust.kind).toBe('stale');
    expect(later.bus).toBeUndefined();
    // What has happened stays as it happened.
    expect(later.calls.map(({ expected }) => expected)).toEqual([moment(1), moment(5)]);
  });
});

describe('the bus of a trip', () => {
  it.each([
    ['on its way', { nextCall: 1, progress: 0.25 }, { after: 0, progress: 0.25 }],
    ['somewhere on it', { nextCall: 2 }, { after: 1, progress: 0.5 }],
    ['at a stop', { nextCall: 2, isStanding: true, progress: 0.3 }, { after: 1, progress: 1 }],
    ['not begun', { nextCall: 0 }, undefined],
    ['nobody knows where', {}, undefined],
    ['beyond the last stop', { nextCall: 3 }, undefined],
  ] as const)('is %s', (_, more, place) => {
    expect(busBetween(tripOf({ bus: { ...bus, ...more } }))).toEqual(place);
  });

  it('leaves stops behind, of which the last one and yours stay in sight', () => {
    const calls = [0, 1, 2, 3].map((place) => call(String(place), place, { hasPassed: place < 3 }));
    expect(passedBefore(tripOf({ calls }), 3)).toBe(2);
    expect(passedBefore(tripOf({ calls }), 1)).toBe(1);
    expect(passedBefore(tripOf({ calls: calls.slice(3) }), 0)).toBe(0);
  });
});
