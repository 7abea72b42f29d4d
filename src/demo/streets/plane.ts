import type { Point } from '../city-plan.ts';

/** Geometry in kilometres on the plane of the city. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export function segmentsOf(line: readonly Point[]): Segment[] {
  return line.slice(1).map((to, index) => ({ from: line[index] as Point, to }));
}

export function distance(a: Point, b: Point): number {
  const east = b.east - a.east;
  const north = b.north - a.north;
  return Math.sqrt(east * east + north * north);
}

export function between(a: Point, b: Point, share: number): Point {
  return { east: a.east + (b.east - a.east) * share, north: a.north + (b.north - a.north) * share };
}

/** The nearest point of a segment, and how far along it that is, 0 to 1. */
export function projectOnSegment(point: Point, { from, to }: Segment): { at: Point; share: number } {
  const east = to.east - from.east;
  const north = to.north - from.north;
  const square = east * east + north * north;
  const along = (point.east - from.east) * east + (point.north - from.north) * north;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, along / square));
  return { at: between(from, to, share), share };
}

export function distanceToSegment(point: Point, segment: Segment): number {
  return distance(point, projectOnSegment(point, segment).at);
}

export function distanceToLine(point: Point, line: readonly Point[]): number {
  return Math.min(...segmentsOf(line).map((segment) => distanceToSegment(point, segment)));
}

/** Where two segments cross, as a share of the first; undefined where they do not. */
export function crossing(one: Segment, other: Segment): number | undefined {
  const ue = one.to.east - one.from.east;
  const un = one.to.north - one.from.north;
  const ve = other.to.east - other.from.east;
  const vn = other.to.north - other.from.north;
  const cross = ue * vn - un * ve;
  if (Math.abs(cross) < 1e-12) return undefined;
  const we = other.from.east - one.from.east;
  const wn = other.from.north - one.from.north;
  const first = (we * vn - wn * ve) / cross;
  const second = (we * un - wn * ue) / cross;
  const inside = first >= -1e-9 && first <= 1 + 1e-9 && second >= -1e-9 && second <= 1 + 1e-9;
  return inside ? first : undefined;
}

/** The point some kilometres to the right of another, seen in the direction of a segment. */
export function rightOf({ from, to }: Segment, at: Point, km: number): Point {
  const length = distance(from, to) || 1;
  return {
    east: at.east + ((to.north - from.north) / length) * km,
    north: at.north - ((to.east - from.east) / length) * km,
  };
}

const bendSteps = 5;

/** The same line with rounded bends: it still passes through every point given. */
export function smooth(line: readonly Point[]): Point[] {
  if (line.length < 3) return [...line];
  const bends = segmentsOf(line).flatMap(({ from, to }, index) => {
    const points = [line[index - 1] ?? from, from, to, line[index + 2] ?? to] as const;
    return Array.from({ length: bendSteps }, (_, step) =>
      step + 1 === bendSteps ? to : bend(points, (step + 1) / bendSteps),
    );
  });
  return [line[0] as Point, ...bends];
}

/** A point of the curve from the second of four points to the third. */
function bend([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const curve = (side: keyof Point) => {
    const [p, q, r, s] = [a[side], b[side], c[side], d[side]];
    return (
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
    );
  };
  return { east: curve('east'), north: curve('north') };
}
