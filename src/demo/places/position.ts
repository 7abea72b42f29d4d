import type { CityPlan, Point } from '../city-plan.ts';

const kmPerDegree = 111.32;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a point of the city lies on the globe, to about a metre over the extent of the city. */
export function toPosition(origin: CityPlan['origin'], point: Point): Position {
  const kmPerDegreeEast = kmPerDegree * Math.cos((origin.latitude * Math.PI) / 180);
  return {
    latitude: round(origin.latitude + point.north / kmPerDegree),
    longitude: round(origin.longitude + point.east / kmPerDegreeEast),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
