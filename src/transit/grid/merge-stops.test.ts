import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeStops } from './merge-stops.ts';

const stopList = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 14 });

describe('the merged order of stops', () => {
  it('holds every list as a subsequence, whatever the lists', () => {
    fc.assert(
      fc.property(fc.array(stopList, { maxLength: 6 }), (lists) => {
        const { stops, rows } = mergeStops(lists);
        for (const [place, list] of lists.entries()) {
          const own = [...(rows[place] ?? [])];
          expect(own.map((row) => stops[row])).toEqual(list);
          expect(own.every((row, at) => at === 0 || row > (own[at - 1] ?? 0))).toBe(true);
        }
        // No row stands for nothing.
        expect(new Set(rows.flatMap((own) => [...own])).size).toBe(stops.length);
      }),
    );
  });

  it('adds no row for two lists that it could have shared', () => {
    fc.assert(
      fc.property(stopList, stopList, (one, two) => {
        expect(mergeStops([one, two]).stops).toHaveLength(one.length + two.length - longestCommon(one, two));
      }),
    );
  });

  it('puts a branch after the stops of the main list, between the stops they share', () => {
    expect(
      mergeStops([
        [1, 2, 3, 4],
        [1, 8, 9, 4],
      ]).stops,
    ).toEqual([1, 2, 3, 8, 9, 4]);
  });

  it('gives a loop two rows for the stop it comes back to', () => {
    const { stops, rows } = mergeStops([
      [1, 2, 3, 1],
      [3, 1],
    ]);
    expect(stops).toEqual([1, 2, 3, 1]);
    expect([...(rows[1] ?? [])]).toEqual([2, 3]);
  });

  it('is empty without lists', () => {
    expect(mergeStops([])).toEqual({ stops: [], rows: [] });
  });
});

function longestCommon(one: readonly number[], two: readonly number[]): number {
  const [first, ...rest] = one;
  if (first === undefined || two.length === 0) return 0;
  const at = two.indexOf(first);
  const without = longestCommon(rest, two);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(rest, two.slice(at + 1)));
}
