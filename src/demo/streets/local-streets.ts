import { slugOf } from '#lib/slug.ts';
import type { CityPlan, District, Point, Street } from '../city-plan.ts';
import { seededNumber } from '../seeded-numbers.ts';
import { between, distance, rightOf, type Segment } from './plane.ts';
import { SegmentIndex } from './segment-index.ts';
import { bareStreetName } from './street-name.ts';
import { buildableLand } from './terrain.ts';

const stepKm = 0.05;
const shortestKm = 0.25;
const besideKm = 0.12;
const besideDegrees = 30;

/**
 * The local streets of every district: straight, cut where the district, the river or a park ends them,
 * and where a main street would run beside them. Cut streets keep their name and key on every piece.
 */
export function localStreets(plan: CityPlan, main: readonly Street[]): Street[] {
  const isBuildable = buildableLand(plan);
  const mainIndex = new SegmentIndex(main);
  return plan.grids.flatMap((grid) => {
    const district = plan.districts.find(({ key }) => key === grid.district);
    if (!district) return [];
    const sides = [
      { bearing: grid.bearing, streets: grid.along },
      { bearing: grid.bearing + 90, streets: grid.across },
    ];
    return sides.flatMap(({ bearing, streets }) => {
      const axis = axisOf(district, bearing);
      const isFree = (point: Point) =>
        isWithin(district, point) && isBuildable(point) && !runsBeside(mainIndex, point, bearing);
      return streets.flatMap((name, index) => {
        const key = slugOf(bareStreetName(name));
        const aside = (index - (streets.length - 1) / 2) * grid.spacingKm;
        const street = { from: rightOf(axis, axis.from, aside), to: rightOf(axis, axis.to, aside) };
        return freePieces(street, isFree).map((line): Street => ({ key, name, rank: 'street', line }));
      });
    });
  });
}

/** A district reaches a little further in some directions than in others: it is not quite a circle. */
function isWithin({ key, at, radiusKm }: District, point: Point): boolean {
  const angle = Math.atan2(point.north - at.north, point.east - at.east);
  const turn = seededNumber(1, key) * 6;
  const reach = radiusKm * (1 + 0.09 * Math.sin(3 * angle + turn) + 0.05 * Math.sin(5 * angle + 2 * turn));
  return distance(point, at) <= reach;
}

function runsBeside(main: SegmentIndex, point: Point, bearing: number): boolean {
  return main.hasNear(point, besideKm, ({ from, to }) => {
    const angle = (Math.atan2(to.north - from.north, to.east - from.east) * 180) / Math.PI;
    const turn = Math.abs(((((angle - bearing + 90) % 180) + 180) % 180) - 90);
    return turn < besideDegrees;
  });
}

/** The way across a district and a little beyond, through its centre. */
function axisOf({ at, radiusKm }: District, bearing: number): Segment {
  const radians = (bearing * Math.PI) / 180;
  const reach = (km: number) => ({
    east: at.east + Math.cos(radians) * km,
    north: at.north + Math.sin(radians) * km,
  });
  return { from: reach(-radiusKm * 1.2), to: reach(radiusKm * 1.2) };
}

function freePieces({ from, to }: Segment, isFree: (point: Point) => boolean): Point[][] {
  const steps = Math.round(distance(from, to) / stepKm);
  const pieces: Point[][] = [[]];
  for (let step = 0; step <= steps; step += 1) {
    const point = between(from, to, step / steps);
    if (isFree(point)) pieces.at(-1)?.push(point);
    else pieces.push([]);
  }
  return pieces.flatMap((piece) => {
    const [first, last] = [piece[0], piece.at(-1)];
    return first && last && distance(first, last) >= shortestKm ? [[first, last]] : [];
  });
}
