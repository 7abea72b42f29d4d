import { toPlane } from './local-plane.ts';
import { decodePolyline, encodePolyline } from './polyline.ts';
import { simplifyPath } from './simplify-path.ts';

/** Latitude, then longitude, as polylines have them. */
export type LatLon = readonly [latitude: number, longitude: number];

/** A way over the ground as an encoded polyline of few points, nowhere farther than the tolerance from the whole one. */
export function encodeWay(way: readonly LatLon[], toleranceMetres: number): string {
  const [first] = way;
  if (!first || way.length < 2) return '';
  const origin = { latitude: first[0], longitude: first[1] };
  const kept = simplifyPath(
    way.map(([latitude, longitude]) => {
      const { east, north } = toPlane(origin, { latitude, longitude });
      return [east, north, Math.round(latitude * 1e5), Math.round(longitude * 1e5)] as const;
    }),
    toleranceMetres / 1000,
  );
  return encodePolyline(kept.length, (place) => {
    const [, , latitudeE5 = 0, longitudeE5 = 0] = kept[place] ?? [];
    return [latitudeE5, longitudeE5];
  });
}

export function simplifyPolyline(polyline: string, toleranceMetres: number): string {
  return encodeWay(decodePolyline(polyline), toleranceMetres);
}
