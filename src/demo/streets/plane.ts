import type { Point } from '../city-plan.ts';

/** Geometry in kilometres on the plane of the city. */
export function distance(a: Point, b: Point): number {
  const east = b.east - a.east;
  const north = b.north - a.north;
  return Math.sqrt(east * east + north * north);
}

export function between(a: Point, b: Point, share: number): Point {
  return { east: a.east + (b.east - a.east) * share, north: a.north + (b.north - a.north) * share };
}

interface Projection {
  readonly at: Point;
  readonly distance: number;
  /** The segment of the line and how far along it, 0 to 1. */
  readonly segment: number;
  readonly share: number;
}

export function projectOnSegment(point: Point, a: Point, b: Point): { at: Point; share: number } {
  const east = b.east - a.east;
  const north = b.north - a.north;
  const square = east * east + north * north;
  const along = (point.east - a.east) * east + (point.north - a.north) * north;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, along / square));
  return { at: between(a, b, share), share };
}

/** The same sums as the projection's, without making a point of them. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const alongEast = b.east - a.east;
  const alongNorth = b.north - a.north;
  const square = alongEast * alongEast + alongNorth * alongNorth;
  const along = (point.east - a.east) * alongEast + (point.north - a.north) * alongNorth;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, along / square));
  const east = point.east - (a.east + alongEast * share);
  const north = point.north - (a.north + alongNorth * share);
  return Math.sqrt(east * east + north * north);
}

export function projectOnLine(point: Point, line: readonly Point[]): Projection {
  let best: Projection = { at: point, distance: Infinity, segment: 0, share: 0 };
  for (let segment = 0; segment + 1 < line.length; segment += 1) {
    const { at, share } = projectOnSegment(point, line[segment] as Point, line[segment + 1] as Point);
    const far = distance(point, at);
    if (far < best.distance) best = { at, distance: far, segment, share };
  }
  return best;
}

/** Where two segments cross, as shares of each; undefined where they do not. */
export function crossing(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
): { readonly first: number; readonly second: number } | undefined {
  const ue = b.east - a.east;
  const un = b.north - a.north;
  const ve = d.east - c.east;
  const vn = d.north - c.north;
  const cross = ue * vn - un * ve;
  if (Math.abs(cross) < 1e-12) return undefined;
  const we = c.east - a.east;
  const wn = c.north - a.north;
  const first = (we * vn - wn * ve) / cross;
  const second = (we * un - wn * ue) / cross;
  const inside = first >= -1e-9 && first <= 1 + 1e-9 && second >= -1e-9 && second <= 1 + 1e-9;
  return inside ? { first, second } : undefined;
}

/** A point to the right of the way from one point to another. */
export function rightOf(from: Point, to: Point, at: Point, km: number): Point {
  const length = distance(from, to) || 1;
  return {
    east: at.east + ((to.north - from.north) / length) * km,
    north: at.north - ((to.east - from.east) / length) * km,
  };
}

/** The same line with rounded bends: it still passes through every point given. */
export function smooth(line: readonly Point[], steps = 5): Point[] {
  if (line.length < 3) return [...line];
  const smoothed: Point[] = [line[0] as Point];
  for (let index = 0; index + 1 < line.length; index += 1) {
    const b = line[index] as Point;
    const c = line[index + 1] as Point;
    const a = line[index - 1] ?? b;
    const d = line[index + 2] ?? c;
    for (let step = 1; step <= steps; step += 1) {
      smoothed.push(step === steps ? c : bend(a, b, c, d, step / steps));
    }
  }
  return smoothed;
}

function bend(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const curve = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return {
    east: curve(a.east, b.east, c.east, d.east),
    north: curve(a.north, b.north, c.north, d.north),
  };
}

export function lengthOf(line: readonly Point[]): number {
  let total = 0;
  for (let index = 0; index + 1 < line.length; index += 1) {
    total += distance(line[index] as Point, line[index + 1] as Point);
  }
  return total;
}
