import { describe, expect, it } from 'vitest';
import { makeRide, makeWalk } from '#tests/support/journeys.ts';
import { journeyId, readJourneyId } from './journey-id.ts';

describe('the id of a journey', () => {
  it('names its walks and rides, and is read back', () => {
    const id = journeyId({
      legs: [makeWalk(0, 4), makeRide(5, 10), makeRide(12, 20, { tripId: 'b.2~é/ x' })],
    });
    expect(id).toBe('w240~1001.1002.20261116.trip-1~1001.1002.20261116.b%2E2%7E%C3%A9%2F%20x');
    expect(readJourneyId(id ?? '')).toEqual([
      { kind: 'walk', seconds: 240 },
      { kind: 'ride', from: '1001', to: '1002', tripDate: '2026-11-16', tripId: 'trip-1' },
      { kind: 'ride', from: '1001', to: '1002', tripDate: '2026-11-16', tripId: 'b.2~é/ x' },
    ]);
  });

  it('is the same however late the buses are', () => {
    expect(journeyId({ legs: [makeRide(5, 10, { lateMinutes: 6 })] })).toBe(
      journeyId({ legs: [makeRide(5, 10)] }),
    );
  });

  it('says what the trip alone does not: a seat that is kept, a bus that waits, a later pass of a loop', () => {
    const id = journeyId({
      legs: [
        makeRide(0, 5, { pass: 2 }),
        makeRide(5, 10, { staysOn: true }),
        makeRide(12, 20, { isGuaranteed: true, pass: 3 }),
        makeRide(25, 30, { pass: 1 }),
      ],
    });
    const ride = '1001.1002.20261116.trip-1';
    expect(id).toBe(`${ride}.2~${ride}.s~${ride}.g3~${ride}`);
    const plain = { kind: 'ride', from: '1001', to: '1002', tripDate: '2026-11-16', tripId: 'trip-1' };
    expect(readJourneyId(id ?? '')).toEqual([
      { ...plain, pass: 2 },
      { ...plain, staysOn: true },
      { ...plain, isGuaranteed: true, pass: 3 },
      plain,
    ]);
  });

  it('has no more rides than a journey can have', () => {
    const rides = (count: number) => Array.from({ length: count }, () => '1001.1002.20261116.t').join('~');
    expect(readJourneyId(rides(8))).toHaveLength(8);
    expect(readJourneyId(rides(9))).toBeUndefined();
  });

  it('is none where a ride does not say which trip it is', () => {
    expect(journeyId({ legs: [makeRide(5, 10, { tripId: '' })] })).toBeUndefined();
  });

  it.each([
    '',
    'w',
    'w999999',
    'x',
    '1.2.3',
    '1001.1002.20261116.%',
    '1001.1002.20261116.%00',
    '~',
    '1.2.20261116.t.',
    '1.2.20261116.t.x',
    '1.2.20261116.t.sg',
    'w1~'.repeat(30),
    'w1~'.repeat(1000),
  ])('is not read from %j', (text) => {
    expect(readJourneyId(text)).toBeUndefined();
  });
});
