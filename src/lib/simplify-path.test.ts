import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simplifyPath, type PlanarPoint } from './simplify-path.ts';

const point: fc.Arbitrary<PlanarPoint> = fc.tuple(
  fc.integer({ min: -500, max: 500 }),
  fc.integer({ min: -500, max: 500 }),
);

describe('a simplified path', () => {
  it('loses the points that lie on the way', () => {
    const path: PlanarPoint[] = [
      [0, 0],
      [1, 0.1],
      [2, 0],
      [2, 5],
      [2, 10],
    ];
    expect(simplifyPath(path, 0.5)).toEqual([
      [0, 0],
      [2, 0],
      [2, 10],
    ]);
  });

  it('keeps both its ends, and is nowhere farther away than asked', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 0, max: 200 }), (path, tolerance) => {
        const simple = simplifyPath(path, tolerance);
        expect([simple[0], simple.at(-1)]).toEqual([path[0], path.at(-1)]);
        for (const each of path) expect(distanceTo(simple, each)).toBeLessThanOrEqual(tolerance + 1e-6);
      }),
    );
  });

  it('of a loop keeps its shape, though it ends where it begins', () => {
    const loop: PlanarPoint[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ];
    expect(simplifyPath(loop, 1)).toEqual(loop);
  });

  it('of one point, or none, is itself', () => {
    expect([simplifyPath([], 1), simplifyPath([[3, 4]], 1)]).toEqual([[], [[3, 4]]]);
  });
});

function distanceTo(path: readonly PlanarPoint[], [x, y]: PlanarPoint): number {
  const ends = path.length === 1 ? [...path, ...path] : path;
  const distances = ends.slice(1).map((to, at) => {
    const from = ends[at] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const part =
      length === 0
        ? 0
        : ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length ** 2;
    const along = Math.min(1, Math.max(0, part));
    return Math.hypot(x - from[0] - along * (to[0] - from[0]), y - from[1] - along * (to[1] - from[1]));
  });
  return Math.min(...distances);
}
