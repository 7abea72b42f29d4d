import { describe, expect, it } from 'vitest';
import { changeItems } from './change-items.ts';
import type { DayChange } from './day-change.ts';

const same: DayChange = {
  number: '801',
  serviceTypeCode: 4,
  direction: '1',
  towards: 'Nord',
  trips: { before: 10, after: 10 },
  added: [],
  removed: [],
  moved: [],
  stopsAdded: [],
  stopsDropped: [],
  first: { before: 20_340, after: 20_340 },
  last: { before: 86_400, after: 86_400 },
};

describe('what changes for riders', () => {
  it.each<[string, Partial<DayChange>, ReturnType<typeof changeItems>]>([
    [
      'more buses',
      { added: [72_600, 74_400] },
      [{ kind: 'added', minutes: [1210, 1240] }, { kind: 'same-edges' }],
    ],
    ['fewer buses', { removed: [72_630] }, [{ kind: 'removed', minutes: [1210] }, { kind: 'same-edges' }]],
    [
      'a longer ride, which most trips have',
      { moved: [2, 2, 0].map((minutesLonger) => ({ minutes: 0, minutesLonger })) },
      [{ kind: 'ride', minutes: 2 }, { kind: 'same-edges' }],
    ],
    [
      'other minutes',
      { moved: [-3, 5, 0].map((minutes) => ({ minutes, minutesLonger: 0 })) },
      [{ kind: 'moved', trips: 2, most: 5 }, { kind: 'same-edges' }],
    ],
    [
      'an earlier first bus',
      { first: { before: 20_400, after: 19_800 } },
      [{ kind: 'first', before: 340, after: 330 }],
    ],
    [
      'a day that had no bus',
      { first: { before: undefined, after: 1 }, added: [60] },
      [{ kind: 'added', minutes: [1] }],
    ],
    [
      'stops',
      { stopsDropped: ['1114'] },
      [{ kind: 'stops-dropped', stops: ['1114'] }, { kind: 'same-edges' }],
    ],
  ])('is told of %s', (_, change, items) => {
    expect(changeItems({ ...same, ...change })).toEqual(items);
  });

  it('is nothing for a direction that stays the same', () => expect(changeItems(undefined)).toEqual([]));
});
