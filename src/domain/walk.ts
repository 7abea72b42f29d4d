import { toPlane, type Coordinates } from '#lib/local-plane.ts';
import { walkMinutes } from './stop.ts';

/** Where one turns to, clockwise from the north. */
export const compassPoints = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The way on foot from one place to another, as far as the places alone tell it. */
export interface Walk {
  readonly minutes: number;
  /** As the crow flies. */
  readonly metres: number;
  /** Left out where both are side by side: nobody turns to what is in front of them. */
  readonly towards?: CompassPoint;
}

const sideBySideMetres = 15;

export function walkBetween(from: Coordinates, to: Coordinates): Walk {
  const { east, north } = toPlane(from, to);
  const metres = 1000 * Math.hypot(east, north);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  const towards = compassPoints.at(eighths % compassPoints.length);
  return {
    minutes: walkMinutes(metres),
    metres: Math.round(metres),
    ...(metres > sideBySideMetres && towards && { towards }),
  };
}
