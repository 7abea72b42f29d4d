import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan, Point } from '../city-plan.ts';
import { CsvBytes } from './csv-bytes.ts';
import { between } from '../streets/plane.ts';
import type { Pattern } from '../service/trips.ts';

/** The way each pattern drives, from its first stop to its last. */
export function shapesTable(plan: CityPlan, patterns: Iterable<Pattern>): Uint8Array {
  const csv = new CsvBytes('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled');
  for (const pattern of patterns) {
    let sequence = 0;
    for (const { at, km } of courseOf(pattern)) {
      const { latitude, longitude } = toCoordinates(plan.origin, at);
      sequence += 1;
      csv.row(pattern.shapeId, latitude.toFixed(6), longitude.toFixed(6), sequence, km.toFixed(3));
    }
  }
  return csv.finish();
}

interface CoursePoint {
  readonly at: Point;
  readonly km: number;
}

function courseOf({ direction, first, last }: Pattern): CoursePoint[] {
  const { course, stops } = direction;
  const from = stops[first]?.km ?? 0;
  const to = stops[last]?.km ?? 0;
  const inner = course.filter(({ km }) => km > from + 1e-6 && km < to - 1e-6);
  return [pointAt(course, from), ...inner, pointAt(course, to)].map(({ at, km }) => ({ at, km: km - from }));
}

function pointAt(course: readonly CoursePoint[], km: number): CoursePoint {
  for (let index = 1; index < course.length; index += 1) {
    const before = course[index - 1] as CoursePoint;
    const after = course[index] as CoursePoint;
    if (km <= after.km) {
      const length = after.km - before.km;
      return { at: length === 0 ? after.at : between(before.at, after.at, (km - before.km) / length), km };
    }
  }
  return course.at(-1) as CoursePoint;
}
