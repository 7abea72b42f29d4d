import { describe, expect, it } from 'vitest';
import { beakReach } from './beak.ts';

describe('the beak of a bus', () => {
  it('begins at the edge of its badge, whatever the heading', () => {
    expect([0, 90, 217].map((heading) => beakReach('circle', heading))).toEqual([17, 17, 17]);
    expect(beakReach('square', 0)).toBe(17);
    expect(beakReach('square', 45)).toBeCloseTo(1 + 16 * Math.SQRT2, 5);
  });

  it('stands farther out at the sides of a wide badge', () => {
    expect(beakReach('arrow', 90)).toBeGreaterThan(beakReach('arrow', 0));
    expect(beakReach('arrow', 270)).toBeCloseTo(beakReach('arrow', 90), 5);
  });
});
