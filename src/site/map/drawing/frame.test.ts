import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAround, frameOf } from './frame.ts';

const size = { width: 360, height: 264 };
const here = { latitude: 47.6, longitude: -71.8 };

describe('the frame of a map', () => {
  it('has its middle where it was asked for, north above and east to the right', () => {
    const frame = frameAround(here, size, 1.8);
    expect(frame.place(here)).toEqual([180, 132]);
    const [x, y] = frame.place({ latitude: 47.601, longitude: -71.799 });
    expect(x).toBeGreaterThan(180);
    expect(y).toBeLessThan(132);
    // 111 metres to the north at 200 units per kilometre.
    expect(132 - y).toBeCloseTo(22.3, 1);
  });

  it('has room for every point, with a margin around', () => {
    const point = fc.record({
      latitude: fc.double({ min: 46.7, max: 46.9, noNaN: true }),
      longitude: fc.double({ min: -71.4, max: -71.1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
        const frame = frameOf(points, size, 20);
        for (const [x, y] of points.map((each) => frame?.place(each) ?? [])) {
          expect(x).toBeGreaterThanOrEqual(20 - 1e-6);
          expect(x).toBeLessThanOrEqual(340 + 1e-6);
          expect(y).toBeGreaterThanOrEqual(20 - 1e-6);
          expect(y).toBeLessThanOrEqual(244 + 1e-6);
        }
      }),
    );
  });

  it('leaves more room below for what lies over it there', () => {
    const frame = frameOf([here], size, 20, 80);
    expect(frame?.place(here).map(Math.round)).toEqual([180, 102]);
    expect(frame?.unitsPerKm).toBeCloseTo((264 - 100) / 0.4);
  });

  it('of one point is not magnified without end, and of none does not exist', () => {
    expect(frameOf([here], size, 20)?.unitsPerKm).toBe(560);
    expect(frameOf([], size, 20)).toBeUndefined();
  });
});
