import { describe, expect, it } from 'vitest';
import { slopeOf } from './slope.ts';

describe('the growth of memory', () => {
  it('is that of the line through the samples', () => {
    expect(slopeOf([1, 2, 3, 4].map((minute) => [minute, 200 + 3 * minute]))).toBeCloseTo(3);
  });

  it('is none where samples only go up and down', () => {
    expect(slopeOf(Array.from({ length: 100 }, (_, at) => [at, at % 2 === 0 ? 190 : 210]))).toBeCloseTo(0, 1);
  });

  it('is none of one sample, or of none', () => {
    expect([slopeOf([]), slopeOf([[1, 200]])]).toEqual([0, 0]);
  });
});
