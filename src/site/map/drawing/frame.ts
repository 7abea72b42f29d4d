import { toPlane, type Coordinates, type PlanePoint } from '#lib/local-plane.ts';
import type { PlanarPoint } from '#lib/simplify-path.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A piece of the globe on a sheet of paper: points of a city to points of a picture, north above. */
export interface Frame extends Size {
  readonly unitsPerKm: number;
  place(point: Coordinates): PlanarPoint;
}

/** Whether a point of a picture lies in it. */
export const isOn = ([x, y]: PlanarPoint, { width, height }: Size): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= height;

/** The picture with this point in its middle. */
export function frameAround(centre: Coordinates, size: Size, kmAcross: number): Frame {
  return frameOn({ east: 0, north: 0 }, { ...size, origin: centre, unitsPerKm: size.width / kmAcross });
}

/** A line of a few metres fills no picture: it is not drawn larger than this. */
const leastKm = 0.4;

/**
 * The picture in which all points have room, with a margin around, and another one `below` them where something lies over
 * the picture; undefined without points.
 */
export function frameOf(
  points: readonly Coordinates[],
  size: Size,
  margin: number,
  below = margin,
): Frame | undefined {
  const [origin] = points;
  if (!origin) return undefined;
  const onPlane = points.map((point) => toPlane(origin, point));
  const [west, east] = extentOf(onPlane.map((point) => point.east));
  const [south, north] = extentOf(onPlane.map((point) => point.north));
  const unitsPerKm = Math.min(
    (size.width - 2 * margin) / Math.max(east - west, leastKm),
    (size.height - margin - below) / Math.max(north - south, leastKm),
  );
  const middle = (south + north) / 2 - (below - margin) / 2 / unitsPerKm;
  return frameOn({ east: (west + east) / 2, north: middle }, { ...size, origin, unitsPerKm });
}

interface Plane extends Size {
  readonly origin: Coordinates;
  readonly unitsPerKm: number;
}

function frameOn(middle: PlanePoint, { origin, unitsPerKm, width, height }: Plane): Frame {
  return {
    width,
    height,
    unitsPerKm,
    place: (point) => {
      const { east, north } = toPlane(origin, point);
      return [
        width / 2 + (east - middle.east) * unitsPerKm,
        height / 2 - (north - middle.north) * unitsPerKm,
      ];
    },
  };
}

function extentOf(values: readonly number[]): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return [least, most];
}
