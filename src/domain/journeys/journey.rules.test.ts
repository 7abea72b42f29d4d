import { describe, expect, it } from 'vitest';
import { fareGrids } from '#data/fares.ts';
import { makeRide, makeWalk, minute } from '#tests/support/journeys.ts';
import { isRide, type Journey, type Leg } from './journey.ts';
import { labelJourneys } from './journey-labels.ts';
import { priceJourney } from './journey-price.ts';
import { stateOfJourney } from './ride-state.ts';

const journeyOf = (from: number, to: number, ...legs: Leg[]): Journey => ({
  departure: minute(from),
  arrival: minute(to),
  changes: Math.max(0, legs.filter(isRide).length - 1),
  walkMetres: 0,
  walkSeconds: legs.reduce((sum, leg) => sum + (leg.kind === 'walk' ? leg.seconds : 0), 0),
  legs,
  isLive: false,
  isCalledOff: false,
});

describe('the labels of journeys', () => {
  const direct = journeyOf(0, 40, makeWalk(0, 4), makeRide(5, 30), makeWalk(30, 40));
  const changing = journeyOf(0, 39, makeWalk(0, 4), makeRide(5, 20), makeRide(25, 38), makeWalk(38, 39));
  const later = journeyOf(9, 52, makeRide(12, 20), makeRide(25, 52));

  it('tell what each is best at, each label once', () => {
    expect([...labelJourneys([direct, changing, later], 'depart')]).toEqual([
      [1, 'earliest'],
      [0, 'direct'],
      [2, 'less-walking'],
    ]);
  });

  it('tell which leaves last to whoever wants to arrive', () => {
    expect(labelJourneys([direct, changing, later], 'arrive').get(2)).toBe('latest');
  });

  it('tell nothing where all are alike, and of one alone that it is a walk', () => {
    expect(labelJourneys([direct, direct], 'depart').size).toBe(0);
    expect([...labelJourneys([journeyOf(0, 10, makeWalk(0, 10))], 'depart')]).toEqual([[0, 'on-foot']]);
  });
});

describe('the state of a journey', () => {
  it('is that of its gravest bus', () => {
    const late = makeRide(12, 20, { lateMinutes: 3 });
    expect(stateOfJourney(journeyOf(0, 20, makeRide(0, 5), late))).toMatchObject({ state: 'late' });
    const off = makeRide(0, 5, { isCancelled: true });
    expect(stateOfJourney(journeyOf(0, 20, late, off))?.state).toBe('cancelled');
    expect(stateOfJourney(journeyOf(0, 20, makeRide(0, 5, { lateMinutes: 1 })))?.state).toBe('live');
    expect(stateOfJourney(journeyOf(0, 20, makeWalk(0, 5)))).toBeUndefined();
  });
});

describe('the price of a journey', () => {
  const [grid] = fareGrids.toReversed();
  if (!grid) throw new Error('the operator has fares');

  it('is one ride while the transfer holds, and one more after it', () => {
    const within = journeyOf(0, 60, makeRide(0, 10), makeRide(grid.transferMinutes, 130));
    expect(priceJourney(within, grid)).toEqual({
      ahead: { support: 'opus', cents: 340 },
      aboard: { support: 'cash', cents: 375 },
      transferUntil: minute(grid.transferMinutes).at,
      times: 1,
    });
    const beyond = journeyOf(0, 60, makeRide(0, 10), makeRide(grid.transferMinutes + 1, 130));
    expect(priceJourney(beyond, grid)).toMatchObject({ ahead: { cents: 680 }, times: 2 });
  });

  it('is none for a walk', () => {
    expect(priceJourney(journeyOf(0, 10, makeWalk(0, 10)), grid)).toBeUndefined();
  });
});
