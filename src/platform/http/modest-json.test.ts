import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { requireModest } from './modest-json.ts';

const isModest = (text: string, mostValues?: number): boolean => {
  try {
    requireModest(text, mostValues);
    return true;
  } catch {
    return false;
  }
};

describe('a JSON text', () => {
  it('may have so many values and no more', () => {
    expect(isModest(JSON.stringify(Array.from({ length: 3999 }, () => 0)))).toBe(true);
    expect(isModest(JSON.stringify(Array.from({ length: 4001 }, () => 0)))).toBe(false);
    expect(isModest(`{${'"a":{},'.repeat(4000)}`)).toBe(false);
    expect(isModest('[1,2]', 2)).toBe(false);
    expect(isModest('['.repeat(50) + ']'.repeat(50), 100)).toBe(true);
  });

  it('may have so many levels and no more, whether it ends or not', () => {
    expect(isModest('['.repeat(60) + ']'.repeat(60))).toBe(true);
    expect(isModest('{"a":'.repeat(60))).toBe(true);
    for (const text of ['['.repeat(61), '{"a":'.repeat(61), '['.repeat(1024 * 1024)])
      expect(isModest(text)).toBe(false);
  });

  it('may say in its texts what it likes', () => {
    for (const text of ['[,'.repeat(10_000), '"'.repeat(10_000), '\\'.repeat(9999), `\\"${'{'.repeat(99)}`])
      expect(isModest(JSON.stringify({ [text]: text }))).toBe(true);
  });

  it('is counted as it is made', () => {
    const count = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? 1 + Object.values(value).reduce((sum: number, one) => sum + count(one), 0)
        : 1;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        // A list of nothing counts as one that could have something.
        for (const text of [JSON.stringify(value), JSON.stringify(value, undefined, 2)]) {
          expect(isModest(text, 2 * count(value))).toBe(true);
          expect(isModest(text, count(value) - 1)).toBe(false);
        }
      }),
      cases(300),
    );
  });
});
