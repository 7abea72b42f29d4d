import type { Coordinates } from '#lib/local-plane.ts';

/** The mean radius of the Earth. */
export const earthMetres = 6_371_008.8;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points as the crow flies, on a sphere (haversine). */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2);
  const width = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    height * height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width * width;
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}
