import type { BadgeShape } from '#domain/operator.ts';
import { badgeShapes } from '#site/ui/line-badge/badge-shapes.ts';

/** Half the height of a bus on the map, in pixels. */
const half = 16;
/** Around the badge runs a line of paper. */
const air = 1;

/**
 * How far from the middle of a badge its beak begins, towards a heading: at the edge of the badge, which a circle has the
 * same all around and a plate has farther away at its sides.
 */
export function beakReach(shape: BadgeShape, heading: number): number {
  if (shape === 'circle') return half + air;
  const angle = (heading * Math.PI) / 180;
  const halfWidth = (badgeShapes[shape].width / 40) * half;
  const across = halfWidth / Math.max(Math.abs(Math.sin(angle)), 1e-6);
  const along = half / Math.max(Math.abs(Math.cos(angle)), 1e-6);
  return Math.min(across, along) + air;
}

/** A triangle that points up, its foot a little inside the badge. */
export const beakPath = 'M-8 5 0-8 8 5Z';
