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
    'w1~'.repeat(30),
    'w1~'.repeat(1000),
  ])('is not read from %j', (text) => {
    expect(readJourneyId(text)).toBeUndefined();
  });
});
