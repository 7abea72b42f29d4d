import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

const encode = (points: readonly (readonly [number, number])[]) =>
  encodePolyline(points.length, (place) => points[place] ?? [0, 0]);

describe('an encoded polyline', () => {
  it('is written as everybody writes it', () => {
    const points = [
      [3_850_000, -12_020_000],
      [4_070_000, -12_095_000],
      [4_325_200, -12_645_300],
    ] as const;
    expect(encode(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ]);
  });

  it('gives back its points, all over the earth', () => {
    const point = fc.tuple(
      fc.integer({ min: -9_000_000, max: 9_000_000 }),
      fc.integer({ min: -18_000_000, max: 18_000_000 }),
    );
    fc.assert(
      fc.property(fc.array(point, { maxLength: 20 }), (points) => {
        const decoded = decodePolyline(encode(points));
        expect(decoded.map(([north, east]) => [Math.round(north * 1e5), Math.round(east * 1e5)])).toEqual(
          points,
        );
      }),
    );
  });

  it('is empty without points', () => {
    expect([encode([]), decodePolyline('')]).toEqual(['', []]);
  });

  it('that is cut or no polyline still ends', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodePolyline(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
