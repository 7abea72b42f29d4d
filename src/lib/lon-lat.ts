import type { Coordinates } from './local-plane.ts';

/** A point as the itinerary service writes it, longitude first: `-71.84;47.62`. */
export const lonLatPattern = /^-?\d{1,3}(\.\d{1,20})?;-?\d{1,2}(\.\d{1,20})?$/;

/** Undefined where it is no such point, or nothing on the globe. */
export function readLonLat(text: string): Coordinates | undefined {
  if (!lonLatPattern.test(text)) return undefined;
  const [longitude = 0, latitude = 0] = text.split(';').map(Number);
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { latitude, longitude } : undefined;
}
