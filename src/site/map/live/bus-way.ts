import { toCoordinates, toPlane, type Coordinates, type PlanePoint } from '#lib/local-plane.ts';

/** How far from the line a bus may be and still be on it: across a wide street. */
const besideKm = 0.05;
/** A bus that is farther along than this did not drive there while nobody looked. */
const farthestKm = 2;

/**
 * The way a bus took from one place to another: along its line where it is on it, else straight. Undefined where it is too
 * far for one step: it is then simply there.
 */
export function wayOf(
  line: readonly Coordinates[],
  from: Coordinates,
  to: Coordinates,
): Coordinates[] | undefined {
  const onPlane = (point: Coordinates) => toPlane(from, point);
  const target = onPlane(to);
  if (Math.hypot(target.east, target.north) > farthestKm) return undefined;
  const road = line.map(onPlane);
  const start = placeOn(road, { east: 0, north: 0 }, 0);
  const end = start && placeOn(road, target, start.along);
  const straight = [from, to];
  if (!start || !end || end.along <= start.along || end.along - start.along > farthestKm) return straight;
  const between = road.slice(start.segment + 1, end.segment + 1).map((point) => toCoordinates(from, point));
  return [from, ...between, to];
}

interface PlaceOnLine {
  readonly segment: number;
  /** Kilometres from the start of the line. */
  readonly along: number;
}

/** Where on the line a point lies, from some kilometre on; the nearest place where there are several. */
function placeOn(road: readonly PlanePoint[], point: PlanePoint, fromKm: number): PlaceOnLine | undefined {
  let best: (PlaceOnLine & { readonly away: number }) | undefined;
  let begins = 0;
  for (let segment = 0; segment + 1 < road.length; segment += 1) {
    const [from, to] = [road[segment] as PlanePoint, road[segment + 1] as PlanePoint];
    const [wide, high] = [to.east - from.east, to.north - from.north];
    const length = Math.hypot(wide, high);
    const dot = (point.east - from.east) * wide + (point.north - from.north) * high;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length ** 2));
    const away = Math.hypot(point.east - from.east - part * wide, point.north - from.north - part * high);
    const along = begins + part * length;
    if (away <= besideKm && along >= fromKm && (!best || away < best.away)) best = { segment, along, away };
    begins += length;
  }
  return best;
}

/** The place after a part of a way, from 0 to 1, at an even pace. */
export function pointOnWay(way: readonly Coordinates[], part: number): Coordinates {
  const [first] = way;
  const last = way.at(-1);
  if (!first || !last) throw new Error('a way has two ends');
  const road = way.map((point) => toPlane(first, point));
  const lengths = road.slice(1).map((to, index) => {
    const from = road[index] as PlanePoint;
    return Math.hypot(to.east - from.east, to.north - from.north);
  });
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (left < length) {
      const [from, to] = [road[index] as PlanePoint, road[index + 1] as PlanePoint];
      const share = left / length;
      return toCoordinates(first, {
        east: from.east + (to.east - from.east) * share,
        north: from.north + (to.north - from.north) * share,
      });
    }
    left -= length;
  }
  return last;
}
