import { describe, expect, it } from 'vitest';
import { farEnds, partsOf } from './spine-parts.ts';

describe('the far ends of a line', () => {
  it.each<[sentence: string, count: number, focus: number, folds: { from: number; to: number }[]]>([
    ['a line that fits is shown whole', 25, 3, []],
    ['the end is far from its first stop', 60, 0, [{ from: 20, to: 59 }]],
    [
      'both ends are far from the middle',
      60,
      30,
      [
        { from: 1, to: 23 },
        { from: 43, to: 59 },
      ],
    ],
    ['the start is far from its last stop', 60, 59, [{ from: 1, to: 40 }]],
    ['two stops are not worth a fold', 26, 10, []],
  ])('%s', (_, count, focus, folds) => {
    expect(farEnds(count, focus)).toEqual(folds);
  });
});

describe('the parts of a line', () => {
  it('has every row once, in order', () => {
    const folds = [
      { from: 8, to: 10, words: 'b' },
      { from: 1, to: 4, words: 'a' },
    ];
    expect(partsOf(12, folds).map(({ from, to, fold }) => [from, to, fold?.words])).toEqual([
      [0, 1, undefined],
      [1, 4, 'a'],
      [4, 8, undefined],
      [8, 10, 'b'],
      [10, 12, undefined],
    ]);
    expect(partsOf(3, [])).toEqual([{ from: 0, to: 3 }]);
    expect(partsOf(0, [])).toEqual([]);
  });
});
