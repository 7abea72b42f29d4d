import { describe, expect, it } from 'vitest';
import { pointOnWay, wayOf } from './bus-way.ts';

/** Places by hundreds of metres to the east and to the north. */
const at = (east: number, north: number) => ({
  latitude: 47 + north / 1113.2,
  longitude: -71 + east / (1113.2 * Math.cos((47 * Math.PI) / 180)),
});
/** East, then around a corner to the north. */
const line = [at(0, 0), at(5, 0), at(5, 5)];

describe('the way of a bus to where it is now', () => {
  it('follows the line around the corner', () => {
    const way = wayOf(line, at(4, 0), at(5, 1)) ?? [];
    expect(way).toHaveLength(3);
    const corner = pointOnWay(way, 0.5);
    expect(corner.latitude).toBeCloseTo(47, 5);
    expect(corner.longitude).toBeCloseTo(at(5, 0).longitude, 5);
  });

  it('is straight where the bus is not on the line, or comes back on it', () => {
    expect(wayOf(line, at(2, 3), at(3, 3))).toHaveLength(2);
    expect(wayOf(line, at(5, 3), at(2, 0))).toHaveLength(2);
    expect(wayOf([], at(0, 0), at(1, 0))).toHaveLength(2);
  });

  it('is none where it is too far: the bus is there at once', () => {
    expect(wayOf(line, at(0, 0), at(30, 0))).toBeUndefined();
  });

  it('begins and ends at its ends, at an even pace', () => {
    const way = [at(0, 0), at(1, 0), at(4, 0)];
    expect(pointOnWay(way, 0)).toEqual({ latitude: 47, longitude: -71 });
    expect(pointOnWay(way, 0.5).longitude).toBeCloseTo(at(2, 0).longitude, 5);
    expect(pointOnWay(way, 1)).toEqual(at(4, 0));
  });

  it('of a bus that stands still is where it stands', () => {
    expect(pointOnWay([at(1, 1), at(1, 1)], 0.3)).toEqual(at(1, 1));
  });
});
