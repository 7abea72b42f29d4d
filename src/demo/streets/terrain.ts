import type { CityPlan, Point, Street } from '../city-plan.ts';
import { distance, smooth } from './plane.ts';
import { SegmentIndex } from './segment-index.ts';

/** No street is built nearer to the water than this. */
const bankKm = 0.08;

/** Main streets with rounded bends, as they are drawn and driven. */
export function mainStreets(plan: CityPlan): Street[] {
  return plan.streets.map((street) =>
    street.rank === 'street' ? street : { ...street, line: smooth(street.line) },
  );
}

/** The course of the river with rounded bends. */
export function riverCourse(plan: CityPlan): Point[] {
  return smooth(plan.river.line);
}

/** Tells whether a point is on dry land outside the parks. */
export function buildableLand(plan: CityPlan): (point: Point) => boolean {
  const river = new SegmentIndex([{ line: riverCourse(plan) }]);
  return (point) =>
    !river.hasNear(point, plan.river.widthKm / 2 + bankKm) &&
    plan.parks.every((park) => distance(point, park.at) > park.radiusKm);
}
