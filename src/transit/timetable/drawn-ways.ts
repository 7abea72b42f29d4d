import { isLocated, toPlane, type Coordinates } from '#lib/local-plane.ts';
import { decodePolyline, encodePolyline } from '#lib/polyline.ts';
import { nearnessTo, type PlanarPoint } from '#lib/simplify-path.ts';
import { stopsOfPattern } from './patterns.ts';
import { Remembered } from './remembered.ts';
import type { Timetable } from './timetable.ts';

/** What is driven: a list of stops, and the shape that trips name for it; -1 without one. */
export interface DrivenWay {
  readonly pattern: number;
  readonly shape: number;
}

/** A shape that most stops lie farther from is of another line, or of another city. */
const farthestKm = 1;

const believed = new Remembered<Timetable, string, boolean>(4096);

/** Whether the shape of a trip can be its way: it has two points at least, and passes most of the stops. */
export function isDrawn(timetable: Timetable, { pattern, shape }: DrivenWay): boolean {
  if ((timetable.shapes[shape] ?? '') === '') return false;
  return believed.get(timetable, `${shape} ${pattern}`, () =>
    passes(decodePolyline(timetable.shapes[shape] ?? ''), placesOfPattern(timetable, pattern), farthestKm),
  );
}

/** Whether a way comes so near to most of some places; a way from which nothing can be told is taken as it is. */
export function passes(
  way: readonly (readonly [latitude: number, longitude: number])[],
  places: readonly Coordinates[],
  withinKm: number,
): boolean {
  const [origin] = places;
  if (!origin) return true;
  const onPlane = (place: Coordinates): PlanarPoint => {
    const { east, north } = toPlane(origin, place);
    return [east, north];
  };
  const path = way.map(([latitude, longitude]) => onPlane({ latitude, longitude }));
  const isNear = nearnessTo(path, withinKm);
  return places.filter((place) => isNear(onPlane(place))).length * 2 >= places.length;
}

/** From stop to stop, encoded; empty where fewer than two stops have a place. */
export function wayThroughStops(timetable: Timetable, pattern: number): string {
  const places = placesOfPattern(timetable, pattern);
  if (places.length < 2) return '';
  return encodePolyline(places.length, (at) => {
    const { latitude = 0, longitude = 0 } = places[at] ?? {};
    return [Math.round(latitude * 1e5), Math.round(longitude * 1e5)];
  });
}

/** Where the stops of a pattern are, without those of which the feed does not say. */
export function placesOfPattern(timetable: Timetable, pattern: number): Coordinates[] {
  return Array.from(stopsOfPattern(timetable, pattern)).flatMap((stop) => {
    const place = timetable.stops[stop];
    return place && isLocated(place) ? [place] : [];
  });
}
