import type { CityPlan, District, LocalStreet, Point, Street, StreetGrid } from '../city-plan.ts';
import { between, distance, lengthOf, rightOf } from './plane.ts';
import { seededNumber } from '../seeded-numbers.ts';
import { SegmentIndex } from './segment-index.ts';
import { isBuildable, riverIndex } from './terrain.ts';

const stepKm = 0.05;
const shortestKm = 0.25;
const besideKm = 0.12;
const besideDegrees = 30;

/**
 * The local streets of every district: straight, cut where the district, the river or a park ends them,
 * and where a main street would run beside them. Cut streets keep their name and key on every piece.
 */
export function localStreets(plan: CityPlan, main: readonly Street[]): Street[] {
  const river = riverIndex(plan);
  const index = indexOf(main);
  return plan.grids.flatMap((grid) => {
    const district = plan.districts.find(({ key }) => key === grid.district);
    if (!district) return [];
    const free = (point: Point, bearing: number) =>
      isWithin(district, point) && isBuildable(plan, river, point) && !runsBeside(index, point, bearing);
    return [
      ...rows(grid, grid.along, grid.bearing, district, free),
      ...rows(grid, grid.across, grid.bearing + 90, district, free),
    ];
  });
}

/** How much further or less far than its radius a district may reach. */
const unevenness = 0.15;

function isWithin(district: District, point: Point): boolean {
  const far = distance(point, district.at) / district.radiusKm;
  if (Math.abs(far - 1) > unevenness) return far < 1;
  return distance(point, district.at) <= reach(district, point);
}

/** How far a district goes in the direction of a point: not quite a circle. */
function reach(district: District, point: Point): number {
  const angle = Math.atan2(point.north - district.at.north, point.east - district.at.east);
  const turn = seededNumber(1, district.key) * 6;
  return district.radiusKm * (1 + 0.09 * Math.sin(3 * angle + turn) + 0.05 * Math.sin(5 * angle + 2 * turn));
}

export function indexOf(streets: readonly Street[]): SegmentIndex {
  const index = new SegmentIndex();
  streets.forEach(({ line }, owner) => {
    index.add(line, owner);
  });
  return index;
}

function runsBeside(main: SegmentIndex, point: Point, bearing: number): boolean {
  return main.hasNear(point, besideKm, ({ from, to }) => {
    const angle = (Math.atan2(to.north - from.north, to.east - from.east) * 180) / Math.PI;
    const turn = Math.abs(((((angle - bearing + 90) % 180) + 180) % 180) - 90);
    return turn < besideDegrees;
  });
}

function rows(
  grid: StreetGrid,
  streets: readonly LocalStreet[],
  bearing: number,
  district: District,
  free: (point: Point, bearing: number) => boolean,
): Street[] {
  const radians = (bearing * Math.PI) / 180;
  const half = district.radiusKm * 1.2;
  const from = {
    east: district.at.east - Math.cos(radians) * half,
    north: district.at.north - Math.sin(radians) * half,
  };
  const to = {
    east: district.at.east + Math.cos(radians) * half,
    north: district.at.north + Math.sin(radians) * half,
  };
  return streets.flatMap(({ key, name }, index) => {
    const aside = (index - (streets.length - 1) / 2) * grid.spacingKm;
    const pieces = freePieces(rightOf(from, to, from, aside), rightOf(from, to, to, aside), (point) =>
      free(point, bearing),
    );
    return pieces.map((line): Street => ({ key, name, rank: 'street', line }));
  });
}

function freePieces(from: Point, to: Point, free: (point: Point) => boolean): Point[][] {
  const steps = Math.round(distance(from, to) / stepKm);
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const point = between(from, to, step / steps);
    if (free(point)) {
      piece = piece.length === 0 ? [point] : [piece[0] as Point, point];
    } else {
      pieces.push(piece);
      piece = [];
    }
  }
  pieces.push(piece);
  return pieces.filter((line) => line.length === 2 && lengthOf(line) >= shortestKm);
}
