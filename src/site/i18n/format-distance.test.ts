import { describe, expect, it } from 'vitest';
import { formatDistance } from './format-distance.ts';

describe('a distance in words', () => {
  it.each([
    [268, '270\u00a0m', '270\u00a0m'],
    [3, '10\u00a0m', '10\u00a0m'],
    [994, '990\u00a0m', '990\u00a0m'],
    [996, '1\u00a0km', '1\u00a0km'],
    [1240, '1,2\u00a0km', '1.2\u00a0km'],
  ])('%d m', (metres, french, english) => {
    expect([formatDistance(metres, 'fr'), formatDistance(metres, 'en')]).toEqual([french, english]);
  });
});
