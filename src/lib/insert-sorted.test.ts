import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertSorted } from './insert-sorted.ts';

describe('an insertion into a sorted list', () => {
  it('keeps the first ones in order, equals as they came, up to the limit', () => {
    const items = fc.array(fc.record({ rank: fc.nat(5), name: fc.nat() }));
    fc.assert(
      fc.property(items, fc.nat(8), (given, limit) => {
        const list: typeof given = [];
        for (const item of given)
          insertSorted(list, item, { limit, isBefore: (one, other) => one.rank < other.rank });
        expect(list).toEqual(given.toSorted((one, other) => one.rank - other.rank).slice(0, limit));
      }),
    );
  });
});
