import { describe, expect, it } from 'vitest';
import { walkMinutes } from './stop.ts';

describe('minutes on foot', () => {
  it.each([
    [0, 1],
    [40, 1],
    [200, 3],
    [400, 7],
  ])('for %d m as the crow flies are %d', (metres, minutes) => {
    expect(walkMinutes(metres)).toBe(minutes);
  });
});
