import { describe, expect, it } from 'vitest';
import { makeTrip, minute } from '#tests/support/journeys.ts';
import { busInstead, followJourney } from './follow.ts';
import type { FollowedPart } from './followed-rides.ts';
import type { RidePart } from './journey-id.ts';

const ride = (
  trip: ReturnType<typeof makeTrip> | undefined,
  from: string,
  to: string,
  marks: Partial<RidePart> = {},
): FollowedPart => ({
  kind: 'ride',
  part: { kind: 'ride', from, to, tripDate: '2026-11-16', tripId: trip?.tripId ?? 'gone', ...marks },
  trip,
});
const walk = (minutes: number): FollowedPart => ({ kind: 'walk', seconds: minutes * 60 });

const tooLate = makeTrip('one', { A: 10, B: 14, C: 18, D: 20 }, { lateMinutes: 8 });

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
    expect(at(0).state).toMatchObject({ kind: 'leave', leaveAt: minute(6) });
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
    expect(at(15, parts(tooLate)).change?.state).toBe('missed');
    expect(at(15).arriveAt).toEqual(minute(37));
    expect(at(15, parts(tooLate)).arriveAt).toBeUndefined();
  });

  it('goes on with the next bus, then on foot, then is there', () => {
    expect(at(20.5).state).toMatchObject({
      kind: 'wait',
      ride: { trip: { tripId: 'two' } },
      walkSeconds: 60,
    });
    expect(at(22).state).toMatchObject({ kind: 'wait', walkSeconds: 0 });
    expect(at(28).state).toMatchObject({ kind: 'ride', stopsLeft: 1 });
    expect(at(36).state).toMatchObject({ kind: 'walk', arriveAt: { at: minute(37).at } });
    expect(at(38).state).toMatchObject({ kind: 'arrived' });
  });

  it('says that a bus does not run, also once it would have come, and arrived', () => {
    const off = makeTrip('two', { E: 27, F: 35 }, { isCancelled: true });
    for (const count of [11, 28, 36, 60]) {
      const { state, change, arriveAt } = at(count, parts(first, off));
      expect(state).toMatchObject({ kind: 'cancelled', ride: { trip: { tripId: 'two' } } });
      expect([change, arriveAt]).toEqual([undefined, undefined]);
    }
    const never = makeTrip('one', { A: 10, B: 14, C: 18, D: 20 }, { isCancelled: true });
    for (const count of [11, 21, 28, 36])
      expect(at(count, parts(never)).state).toMatchObject({
        kind: 'cancelled',
        ride: { trip: { tripId: 'one' } },
      });
  });

  it('says that a bus is missed once one is off the bus before it, and for good', () => {
    expect(at(28, parts(tooLate)).state).toMatchObject({ kind: 'ride', ride: { trip: { tripId: 'one' } } });
    for (const count of [30, 36, 60])
      expect(at(count, parts(tooLate))).toMatchObject({
        state: { kind: 'missed', ride: { trip: { tripId: 'two' } } },
      });
    expect(at(30, parts(tooLate)).change).toBeUndefined();
  });

  it('says whichever comes first of a bus that is missed and one that does not run', () => {
    const third = makeTrip('three', { F: 40, G: 50 }, { isCancelled: true });
    const given = [...parts(tooLate), ride(third, 'F', 'G')];
    expect(at(30, given).state).toMatchObject({ kind: 'missed', ride: { trip: { tripId: 'two' } } });
    expect(at(15, given).state).toMatchObject({ kind: 'cancelled', ride: { trip: { tripId: 'three' } } });
  });

  it('does not miss a bus that waits', () => {
    const given = [ride(tooLate, 'A', 'D'), walk(1), ride(second, 'E', 'F', { isGuaranteed: true })];
    expect(at(15, given).change?.state).toBe('safe');
    expect(at(30, given).state).toMatchObject({ kind: 'ride', ride: { trip: { tripId: 'two' } } });
  });

  it('counts the stops to where one gets off when one stays seated', () => {
    const on = makeTrip('on', { D: 22, E: 27, F: 35 });
    const given = [ride(first, 'A', 'D'), ride(on, 'D', 'F', { staysOn: true })];
    expect(at(11, given).state).toMatchObject({
      kind: 'ride',
      stopsLeft: 5,
      off: { code: 'F' },
      goesOnAs: ['801'],
    });
    expect(at(11, given).change).toBeUndefined();
    expect(at(21, given).state).toMatchObject({ kind: 'ride', stopsLeft: 2, goesOnAs: [] });
  });

  it('is on the pass of a loop that its id says', () => {
    const loop = { ...first, calls: [...first.calls, ...makeTrip('one', { A: 50, D: 60 }).calls] };
    expect(at(40, [ride(loop, 'A', 'D', { pass: 2 })]).state).toMatchObject({
      kind: 'wait',
      ride: { on: { planned: minute(50) } },
    });
  });

  it('is unknown where the timetable has a trip no more, or it does not stop there', () => {
    expect(at(0, [ride(undefined, 'A', 'D')]).state).toEqual({ kind: 'unknown' });
    expect(at(0, [ride(first, 'D', 'A')]).state).toEqual({ kind: 'unknown' });
    expect(at(0, [walk(5)]).state).toEqual({ kind: 'unknown' });
  });
});

describe('the bus to take instead', () => {
  const later = { departures: [minute(28), minute(40)], isWhole: true };
  const [, two] = at(15, parts(tooLate)).rides;
  const instead = (count: number, of: Parameters<typeof busInstead>[1] = later) =>
    two && busInstead(two, of, minute(count).at);

  it('is the first that leaves once one is there', () => {
    expect(instead(15)).toEqual(minute(40));
    expect(instead(40)).toEqual(minute(40));
  });

  it('is none where there is no other that day, and unknown where nobody tells', () => {
    expect(instead(41)).toBe('none');
    expect(instead(41, { ...later, isWhole: false })).toBeUndefined();
    expect(two && busInstead(two, undefined, 0)).toBeUndefined();
  });
});
