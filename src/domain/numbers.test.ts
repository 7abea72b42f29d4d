import { describe, expect, it } from 'vitest';
import { formOf, hasFormOf } from './numbers.ts';

describe('the form of numbers', () => {
  it.each([
    [['1', '55', '11X'], { digits: [1, 2], letter: true }],
    [['70011', '777402'], { digits: [5, 6] }],
    [['LOCAL', '12'], {}],
    [['411-56'], {}],
    [['3a'], {}],
    [[], {}],
  ])('of %j is %j', (names, form) => {
    expect(formOf(names)).toEqual(form);
  });

  it('is had by what was typed of it, in small letters too', () => {
    const kind = { digits: [1, 2], letter: true, examples: [] } as const;
    expect(['7', '55', '11x', '11X'].every((words) => hasFormOf(kind, words))).toBe(true);
    expect(['', '555', 'X', '5 5', '1XX'].some((words) => hasFormOf(kind, words))).toBe(false);
    expect(hasFormOf({ examples: ['LOCAL'] }, '12')).toBe(false);
    expect(hasFormOf({ digits: [4, 4], examples: [] }, '1480a')).toBe(false);
  });
});
