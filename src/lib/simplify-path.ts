/** A point of a plane, across and then along; what else it carries stays with it. */
export type PlanarPoint = readonly [x: number, y: number, ...rest: readonly number[]];

/**
 * A path with fewer points, nowhere farther than the tolerance from the whole one (Ramer, Douglas and Peucker). Its ends
 * stay. It uses no recursion: a path of a hundred thousand points would be deeper than the stack.
 */
export function simplifyPath<Point extends PlanarPoint>(
  points: readonly Point[],
  tolerance: number,
): Point[] {
  const last = points.length - 1;
  if (last < 2) return [...points];
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[last] = 1;
  const spans: [first: number, last: number][] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const farthest = farthestFrom(points, span);
    if (farthest.square <= tolerance * tolerance) continue;
    kept[farthest.at] = 1;
    spans.push([span[0], farthest.at], [farthest.at, span[1]]);
  }
  return points.filter((_, at) => kept[at]);
}

function farthestFrom(points: readonly PlanarPoint[], [first, last]: readonly [number, number]) {
  const from = points[first] as PlanarPoint;
  const to = points[last] as PlanarPoint;
  let square = -1;
  let at = first;
  for (let place = first + 1; place < last; place += 1) {
    const distance = squareToSegment(points[place] as PlanarPoint, from, to);
    if (distance > square) [square, at] = [distance, place];
  }
  return { square, at };
}

/** How far a point lies from a path. */
export function distanceToPath(point: PlanarPoint, path: readonly PlanarPoint[]): number {
  let square = Infinity;
  for (let at = 0; at < path.length; at += 1) {
    const to = path[at] as PlanarPoint;
    square = Math.min(square, squareToSegment(point, path[at - 1] ?? to, to));
  }
  return Math.sqrt(square);
}

/**
 * Whether a path comes so near to points that are asked for one after the other. Each search begins where the last one
 * ended: stops come in the order of the way that passes them, so that most are found at once.
 */
export function nearnessTo(path: readonly PlanarPoint[], within: number): (point: PlanarPoint) => boolean {
  const square = within * within;
  let last = 0;
  return (point) => {
    for (let step = 0; step < path.length; step += 1) {
      const at = (last + step) % path.length;
      const to = path[at] as PlanarPoint;
      if (squareToSegment(point, path[at - 1] ?? to, to) > square) continue;
      last = at;
      return true;
    }
    return false;
  };
}

/** The part of a path up to where it comes nearest to a point. */
export function pathUpTo(point: PlanarPoint, path: readonly PlanarPoint[]): PlanarPoint[] {
  let [square, segment] = [Infinity, 0];
  for (let at = 0; at + 1 < path.length; at += 1) {
    const away = squareToSegment(point, path[at] as PlanarPoint, path[at + 1] as PlanarPoint);
    if (away < square) [square, segment] = [away, at];
  }
  const [from, to] = [path[segment], path[segment + 1]];
  return from && to ? [...path.slice(0, segment + 1), nearestOn(point, from, to)] : [...path];
}

/** The square of the distance from a point to a segment, which may have no length. */
function squareToSegment(point: PlanarPoint, from: PlanarPoint, to: PlanarPoint): number {
  const part = partAlong(point, from, to);
  const x = from[0] + part * (to[0] - from[0]);
  const y = from[1] + part * (to[1] - from[1]);
  return (point[0] - x) ** 2 + (point[1] - y) ** 2;
}

function nearestOn(point: PlanarPoint, from: PlanarPoint, to: PlanarPoint): PlanarPoint {
  const part = partAlong(point, from, to);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

/** How far along a segment the place nearest to a point lies, from 0 to 1. */
function partAlong(point: PlanarPoint, from: PlanarPoint, to: PlanarPoint): number {
  const wide = to[0] - from[0];
  const high = to[1] - from[1];
  const length = wide * wide + high * high;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, ((point[0] - from[0]) * wide + (point[1] - from[1]) * high) / length));
}
