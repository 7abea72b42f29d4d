import { describe, expect, it } from 'vitest';
import { makeTrip, minute } from '#tests/support/journeys.ts';
import { followJourney, type FollowedPart } from './follow.ts';

const ride = (trip: ReturnType<typeof makeTrip> | undefined, from: string, to: string): FollowedPart => ({
  kind: 'ride',
  part: { kind: 'ride', from, to, tripDate: '2026-11-16', tripId: trip?.tripId ?? 'gone' },
  trip,
});
const walk = (minutes: number): FollowedPart => ({ kind: 'walk', seconds: minutes * 60 });

/** Four minutes on foot, a bus from A to D, one minute on foot, a bus from E to F, two minutes on foot. */
const first = makeTrip('one', { A: 10, B: 14, C: 18, D: 20 });
const second = makeTrip('two', { E: 27, F: 35 });
const parts = (one = first, two = second) => [
  walk(4),
  ride(one, 'A', 'D'),
  walk(1),
  ride(two, 'E', 'F'),
  walk(2),
];
const at = (count: number, given = parts()) => followJourney(given, minute(count).at);

describe('a journey that is followed', () => {
  it('says when to leave, then to wait for the bus', () => {
    expect(at(0).state).toMatchObject({ kind: 'leave', leaveAt: minute(6).at });
    expect(at(7).state).toMatchObject({ kind: 'wait', ride: { trip: { tripId: 'one' } } });
  });

  it('counts the stops until one gets off', () => {
    expect(at(11).state).toMatchObject({ kind: 'ride', stopsLeft: 3 });
    expect(at(15).state).toMatchObject({ kind: 'ride', stopsLeft: 2 });
    expect(at(19).state).toMatchObject({ kind: 'ride', stopsLeft: 1 });
  });

  it('tells of the change ahead whether it holds', () => {
    expect(at(15).change).toMatchObject({
      state: 'safe',
      slackMs: 6 * 60_000,
      to: { trip: { tripId: 'two' } },
    });
    const late = makeTrip('one', { A: 10, B: 14, C: 18, D: 20 }, { lateMinutes: 4 });
    expect(at(15, parts(late)).change).toMatchObject({ state: 'tight', slackMs: 2 * 60_000 });
    const tooLate = makeTrip('one', { A: 10, B: 14, C: 18, D: 20 }, { lateMinutes: 8 });
    expect(at(15, parts(tooLate)).change?.state).toBe('missed');
  });

  it('goes on with the next bus, then on foot, then is there', () => {
    expect(at(21).state).toMatchObject({ kind: 'leave', ride: { trip: { tripId: 'two' } } });
    expect(at(28).state).toMatchObject({ kind: 'ride', stopsLeft: 1 });
    expect(at(36).state).toMatchObject({ kind: 'walk', arriveAt: { at: minute(37).at } });
    expect(at(38).state).toMatchObject({ kind: 'arrived' });
  });

  it('says that a bus still to be taken does not run, and not that one that was left did not', () => {
    const off = makeTrip('two', { E: 27, F: 35 }, { isCancelled: true });
    expect(at(11, parts(first, off)).state).toMatchObject({
      kind: 'cancelled',
      ride: { trip: { tripId: 'two' } },
    });
    const done = makeTrip('one', { A: 10, B: 14, C: 18, D: 20 }, { isCancelled: true });
    expect(at(22, parts(done)).state.kind).not.toBe('cancelled');
  });

  it('is unknown where the timetable has a trip no more, or it does not stop there', () => {
    expect(at(0, [ride(undefined, 'A', 'D')]).state).toEqual({ kind: 'unknown' });
    expect(at(0, [ride(first, 'D', 'A')]).state).toEqual({ kind: 'unknown' });
    expect(at(0, [walk(5)]).state).toEqual({ kind: 'unknown' });
  });
});
