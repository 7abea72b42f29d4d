import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToPath, nearnessTo, pathUpTo, simplifyPath, type PlanarPoint } from './simplify-path.ts';

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
        for (const each of path) expect(distanceToPath(each, simple)).toBeLessThanOrEqual(tolerance + 1e-6);
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

describe('the distance to a path', () => {
  const path: PlanarPoint[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];

  it.each([
    [[5, 3], 3],
    [[13, 14], 5],
    [[-3, -4], 5],
    [[10, 5], 0],
  ] as const)('from %j is %d', (from, distance) => {
    expect(distanceToPath(from, path)).toBe(distance);
  });

  it('of one point is that to the point; without one there is none', () => {
    expect(distanceToPath([3, 4], [[0, 0]])).toBe(5);
    expect(distanceToPath([3, 4], [])).toBe(Infinity);
  });
});

describe('the part of a path up to a point', () => {
  it('ends where the path comes nearest to it', () => {
    const path: PlanarPoint[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(pathUpTo([12, 4], path)).toEqual([
      [0, 0],
      [10, 0],
      [10, 4],
    ]);
    expect(pathUpTo([-5, 1], path)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(pathUpTo([1, 1], [])).toEqual([]);
  });
});

describe('how near a path is', () => {
  it('is the same as by its distance, in whichever order points are asked for', () => {
    const paths = fc.array(point, { maxLength: 30 });
    // No distance between such points is as long as that to the last digit, which rounding would decide.
    const within = fc.integer({ min: 0, max: 300 }).map((whole) => whole + 0.123456789);
    fc.assert(
      fc.property(paths, fc.array(point, { maxLength: 30 }), within, (path, points, distance) => {
        const isNear = nearnessTo(path, distance);
        const expected = points.map((each) => distanceToPath(each, path) <= distance);
        expect(points.map(isNear)).toEqual(expected);
      }),
    );
  });
});
