import { decodePolyline } from '#lib/polyline.ts';
import { simplifyPath } from '#lib/simplify-path.ts';
import { isLocated, toPlane, type Coordinates } from '#lib/local-plane.ts';
import { metresBetween } from '../geo/distance.ts';
import { isDrawn } from '../timetable/drawn-ways.ts';
import { Remembered } from '../timetable/remembered.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { describeTrip, stopsOfTrip } from '../timetable/trips.ts';
import type { RideLeg } from './journey.ts';

/** The next stop lies no farther along the way than so many times its distance, and so many metres more. */
const lookAhead = { times: 3, metres: 400 };
/** As far as a drawn way may run beside the street: less than a street is wide. */
const toleranceKm = 0.008;

/** A drawn way, and where on it the stops of a pattern are. */
interface PlacedStops {
  readonly way: readonly Coordinates[];
  readonly places: readonly number[];
}

/** Patterns are some thousand, and each is ridden by many. */
const known = new Remembered<Timetable, string, PlacedStops>(2000);

/**
 * The way of a ride over the ground: the piece of the trip's shape between both stops, with few points, or a line from
 * stop to stop where the feed draws none. Stops are looked for one after the other along the shape, so that a way
 * that crosses itself is cut at the right pass.
 */
export function traceRide(timetable: Timetable, { trip, boarding, alighting }: RideLeg): Coordinates[] {
  const { shape, pattern } = describeTrip(timetable, trip);
  const { way, places } = known.get(timetable, `${shape} ${pattern}`, () => {
    const polyline = isDrawn(timetable, { shape, pattern }) ? timetable.shapes[shape] : undefined;
    const drawn = decodePolyline(polyline ?? '').map(([latitude, longitude]) => ({ latitude, longitude }));
    const stops = pointsOf(timetable, stopsOfTrip(timetable, trip));
    return drawn.length < 2 ? { way: [], places: [] } : simplify(drawn, placeStops(drawn, stops));
  });
  const piece = way.slice(places[boarding] ?? 0, (places[alighting] ?? -1) + 1);
  if (piece.length > 1) return piece;
  const ridden = stopsOfTrip(timetable, trip).subarray(boarding, alighting + 1);
  return pointsOf(timetable, ridden).filter(isLocated);
}

function pointsOf({ stops }: Timetable, indexes: Uint32Array): Coordinates[] {
  return Array.from(indexes, (stop) => {
    const { latitude = 0, longitude = 0 } = stops[stop] ?? {};
    return { latitude, longitude };
  });
}

/** For each stop the nearest point of the shape, from that of the stop before on. */
function placeStops(shape: readonly Coordinates[], stops: readonly Coordinates[]): number[] {
  const places: number[] = [];
  let from = 0;
  let before: Coordinates | undefined;
  for (const stop of stops) {
    const reach = before
      ? metresBetween(before, stop) * lookAhead.times + lookAhead.metres
      : lookAhead.metres * lookAhead.times;
    let [best, least, along] = [from, Infinity, 0];
    for (let place = from; place < shape.length && along <= reach; place += 1) {
      const point = shape[place] as Coordinates;
      const metres = metresBetween(point, stop);
      if (metres < least) [best, least] = [place, metres];
      const next = shape[place + 1];
      if (next) along += metresBetween(point, next);
    }
    places.push(best);
    [from, before] = [best, stop];
  }
  return places;
}

/** Fewer points between one stop and the next; the points at stops stay. */
function simplify(drawn: readonly Coordinates[], places: readonly number[]): PlacedStops {
  const origin = drawn[0] as Coordinates;
  const points = drawn.map((point) => {
    const { east, north } = toPlane(origin, point);
    return [east, north, point.latitude, point.longitude] as const;
  });
  const way: Coordinates[] = [];
  const kept = places.map((place, at) => {
    const before = places[at - 1];
    const piece = before === undefined ? [] : simplifyPath(points.slice(before, place + 1), toleranceKm);
    for (const [, , latitude, longitude] of before === undefined
      ? points.slice(place, place + 1)
      : piece.slice(1))
      way.push({ latitude, longitude });
    return way.length - 1;
  });
  return { way, places: kept };
}
