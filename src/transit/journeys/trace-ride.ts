import { decodePolyline } from '#lib/polyline.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { metresBetween } from '../geo/distance.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { describeTrip, stopsOfTrip } from '../timetable/trips.ts';
import type { RideLeg } from './journey.ts';

/** The next stop lies no farther along the way than so many times its distance, and so many metres more. */
const lookAhead = { times: 3, metres: 400 };

/**
 * The way of a ride over the ground: the piece of the trip's shape between both stops, or a line from stop to stop where
 * the feed draws none. Stops are looked for one after the other along the shape, so that a way that crosses itself is
 * cut at the right pass.
 */
export function traceRide(timetable: Timetable, { trip, boarding, alighting }: RideLeg): Coordinates[] {
  const stops = Array.from(
    stopsOfTrip(timetable, trip).subarray(0, alighting + 1),
    (stop) => timetable.stops[stop] as Coordinates,
  ).map(({ latitude, longitude }) => ({ latitude, longitude }));
  const { shape } = describeTrip(timetable, trip);
  const ridden = stops.slice(boarding).filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0);
  const drawn = decodePolyline(timetable.shapes[shape] ?? '').map(([latitude, longitude]) => ({
    latitude,
    longitude,
  }));
  if (drawn.length < 2 || ridden.length < 2) return ridden;
  const places = placeStops(drawn, stops);
  const [from, to] = [places[boarding] as number, places[alighting] as number];
  const piece = drawn.slice(from, to + 1);
  return piece.length < 2 ? ridden : piece;
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
