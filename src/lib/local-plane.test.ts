import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCoordinates, toPlane } from './local-plane.ts';

describe('the plane of a city', () => {
  it('gives every point back that lies on it, to a few centimetres', () => {
    const km = fc.double({ min: -40, max: 40, noNaN: true });
    const origin = { latitude: 46.8, longitude: -71.2 };
    fc.assert(
      fc.property(km, km, (east, north) => {
        const back = toPlane(origin, toCoordinates(origin, { east, north }));
        expect(Math.hypot(back.east - east, back.north - north)).toBeLessThan(0.0001);
      }),
    );
  });
});
