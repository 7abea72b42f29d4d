import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsAround, toCoordinates, toPlane } from './local-plane.ts';

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

  it('goes on over the meridian of 180°, where longitudes change their sign', () => {
    const [west, east] = [
      { latitude: -16.8, longitude: 179.9 },
      { latitude: -16.8, longitude: -179.9 },
    ];
    expect(toPlane(west, east).east).toBeCloseTo(21.3, 1);
    expect(boundsAround([west, east])).toMatchObject({ west: 179.9, east: 180.1 });
  });
});
