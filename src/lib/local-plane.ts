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

/** The least piece with all points in it; without points its south lies north of its north. */
export function boundsAround(points: readonly Coordinates[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { latitude, longitude } of points) {
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
    east: (longitude - origin.longitude) * kmPerDegreeEastAt(origin),
    north: (latitude - origin.latitude) * kmPerDegree,
  };
}

function kmPerDegreeEastAt({ latitude }: Coordinates): number {
  return kmPerDegree * Math.cos((latitude * Math.PI) / 180);
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
