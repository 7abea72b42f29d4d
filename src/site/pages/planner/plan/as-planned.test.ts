import { describe, expect, it } from 'vitest';
import { minute } from '#tests/support/journeys.ts';
import { asPlanned } from './as-planned.ts';
import type { FoundData, ListedJourney, RideStep } from './results-data.ts';

const late = { departure: minute(6), arrival: minute(26) };
const planned = { departure: minute(0), arrival: minute(20) };
const row: ListedJourney = {
  ...late,
  key: 'k',
  href: '/',
  isChosen: true,
  legs: [],
  planned,
  minutes: 20,
  state: { state: 'late', minutesLate: 6 },
  warnings: [],
};
const ride: RideStep = {
  kind: 'ride',
  number: '800',
  serviceTypeCode: 4,
  from: { name: 'Ici' },
  towards: 'Là-bas',
  departure: { planned: minute(4), expected: minute(10) },
  shown: { state: 'live', minutesLate: 6 },
  minutes: 10,
  stops: [{ name: 'Au milieu', at: minute(15) }],
  notices: [],
  staysOn: false,
  isGuaranteed: false,
  isLast: false,
};
const data: FoundData = {
  kind: 'found',
  at: minute(0).at,
  rows: [row, { ...row, state: { state: 'cancelled', minutesLate: 6 } }],
  chosen: {
    ...late,
    planned,
    minutes: 20,
    changes: 0,
    walkMinutes: 4,
    steps: [
      { kind: 'walk', from: { name: 'Ici' }, departure: minute(6), minutes: 4, metres: 300 },
      ride,
      { kind: 'off', at: { name: 'Là' }, arrival: { planned: minute(14), expected: minute(20) } },
    ],
    paths: { own: '/' },
  },
  paths: { earlier: '/', later: '/' },
};

describe('an answer that nobody confirmed for a while', () => {
  it('has planned times alone, in the list and in the journey', () => {
    const { rows, chosen } = asPlanned(data);
    expect(rows[0]).toMatchObject({ ...planned, state: { state: 'planned' } });
    expect(chosen).toMatchObject({
      ...planned,
      steps: [
        { departure: minute(0) },
        {
          departure: { planned: minute(4), expected: minute(4) },
          shown: { state: 'planned' },
          stops: [{ at: minute(9) }],
        },
        { arrival: { planned: minute(14), expected: minute(14) } },
      ],
    });
  });

  it('still says that a bus is cancelled', () => {
    expect(asPlanned(data).rows[1]?.state?.state).toBe('cancelled');
  });
});
