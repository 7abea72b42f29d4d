const kmPerDegree = 111.32;

/** A point on the plane of a city, in kilometres from its origin. */
export interface PlanePoint {
  readonly east: number;
  readonly north: number;
}

/** A point on the map. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A piece of the globe between four lines of the map. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A place at 0, 0 is one whose coordinates are not known: there is nothing but sea there. */
export const isLocated = ({ latitude, longitude }: Coordinates): boolean => latitude !== 0 || longitude !== 0;

/**
 * The least piece with all points in it; without points its south lies north of its north. Points on both sides of the
 * meridian of 180° are counted on from the first one, so that the east of a piece may lie beyond 180°.
 */
export function boundsAround(points: readonly Coordinates[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  const first = points[0]?.longitude ?? 0;
  for (const point of points) {
    const { latitude } = point;
    const longitude = longitudeFrom(first, point);
    [west, south] = [Math.min(west, longitude), Math.min(south, latitude)];
    [east, north] = [Math.max(east, longitude), Math.max(north, latitude)];
  }
  return { west, south, east, north };
}

/** Where a point of the plane lies on the globe, to about a metre over the extent of a city. */
export function toCoordinates(origin: Coordinates, point: PlanePoint): Coordinates {
  return {
    latitude: round(origin.latitude + point.north / kmPerDegree),
    longitude: round(origin.longitude + point.east / kmPerDegreeEastAt(origin)),
  };
}

/** Where a point of the globe lies on the plane: the inverse of `toCoordinates`. */
export function toPlane(origin: Coordinates, { latitude, longitude }: Coordinates): PlanePoint {
  return {
    east: (longitudeFrom(origin.longitude, { longitude }) - origin.longitude) * kmPerDegreeEastAt(origin),
    north: (latitude - origin.latitude) * kmPerDegree,
  };
}

/** A longitude counted the short way round from another one: 181 rather than −179 from 179. */
export function longitudeFrom(origin: number, { longitude }: Pick<Coordinates, 'longitude'>): number {
  const away = longitude - origin;
  if (away > 180) return longitude - 360;
  return away < -180 ? longitude + 360 : longitude;
}

function kmPerDegreeEastAt({ latitude }: Coordinates): number {
  return kmPerDegree * Math.cos((latitude * Math.PI) / 180);
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
