import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan } from '../city-plan.ts';
import type { CoursePoint } from '../network/network.ts';
import type { Pattern } from '../service/trips.ts';
import { between } from '../streets/plane.ts';
import { csvBytes } from './csv-bytes.ts';

/** The way each pattern drives, from its first stop to its last. */
export function shapesTable(plan: CityPlan, patterns: readonly Pattern[]): Uint8Array {
  const rows = patterns.flatMap((pattern) =>
    courseOf(pattern).map(({ at, km }, index) => {
      const { latitude, longitude } = toCoordinates(plan.origin, at);
      return [pattern.shapeId, latitude.toFixed(6), longitude.toFixed(6), index + 1, km.toFixed(3)];
    }),
  );
  return csvBytes('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled', rows);
}

function courseOf({ direction, first, last }: Pattern): CoursePoint[] {
  const { course, stops } = direction;
  const from = stops[first]?.km ?? 0;
  const to = stops[last]?.km ?? 0;
  const inner = course.filter(({ km }) => km > from + 1e-6 && km < to - 1e-6);
  return [pointAt(course, from), ...inner, pointAt(course, to)].map(({ at, km }) => ({ at, km: km - from }));
}

function pointAt(course: readonly CoursePoint[], km: number): CoursePoint {
  const next = course.findIndex((point, index) => index > 0 && km <= point.km);
  if (next < 0) return course.at(-1) as CoursePoint;
  const [before, after] = course.slice(next - 1, next + 1) as [CoursePoint, CoursePoint];
  const length = after.km - before.km;
  return { at: length === 0 ? after.at : between(before.at, after.at, (km - before.km) / length), km };
}
