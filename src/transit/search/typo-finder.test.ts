import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { countTypos } from './typo-finder.ts';

/** The same by definition, without bounds. */
function slow(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? 1 : Infinity;
      (table[row] as number[])[column] = Math.min(
        at(row - 1, column - 1) + same,
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 2, column - 2) + swapped,
      );
    }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
const most = fc.integer({ min: 0, max: 3 });

describe('the typos between two words', () => {
  it('count a letter added, removed, changed or swapped as one', () => {
    for (const typed of ['dominiqe', 'dominiquee', 'dominixue', 'dominqiue'])
      expect(countTypos(typed, 'dominique', { most: 2, begun: false })).toBe(1);
    expect(countTypos('domi', 'dominique', { most: 2, begun: false })).toBe(3);
    expect(countTypos('doim', 'dominique', { most: 2, begun: true })).toBe(1);
  });

  it('are what their definition says, up to the bound', () => {
    fc.assert(
      fc.property(word, word, most, (a, b, bound) => {
        expect(countTypos(a, b, { most: bound, begun: false })).toBe(Math.min(slow(a, b), bound + 1));
      }),
      cases(500),
    );
  });

  it('are the least to any beginning of the word, while it is being typed', () => {
    fc.assert(
      fc.property(word, word, most, (a, b, bound) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, end) => slow(a, b.slice(0, end)));
        expect(countTypos(a, b, { most: bound, begun: true })).toBe(Math.min(...beginnings, bound + 1));
      }),
      cases(500),
    );
  });
});
