import { toPlane } from '#lib/local-plane.ts';
import { decodePolyline, encodePolyline } from '#lib/polyline.ts';
import { simplifyPath } from '#lib/simplify-path.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { compareDirections } from '../timetable/line-number.ts';
import { Remembered } from '../timetable/remembered.ts';
import { listShapesOfDirection, listStopsOfDirection } from './line-questions.ts';

interface NetworkShape {
  readonly direction: LineDirection;
  /** Encoded, precision 5. */
  readonly polyline: string;
}

/** As far as a simplified path may run beside the street: less than a street is wide. */
const toleranceKm = 0.008;

const known = new Remembered<Edition, 'all', readonly NetworkShape[]>(1);

/**
 * The usual way of every direction of the network, drawn with few points, in the order riders count lines. Where the feed
 * draws no way, it runs from stop to stop.
 */
export function listNetworkShapes(edition: Edition): readonly NetworkShape[] {
  return known.get(edition, 'all', () =>
    edition.directions
      .flat()
      .toSorted((one, two) => compareDirections(edition.timetable, one, two))
      .map((direction) => ({ direction, polyline: simplify(wayOf(edition, direction)) }))
      .filter(({ polyline }) => polyline !== ''),
  );
}

type Way = readonly (readonly [latitude: number, longitude: number])[];

function wayOf(edition: Edition, direction: LineDirection): Way {
  const drawn = listShapesOfDirection(edition, { direction }).at(-1);
  if (drawn) return decodePolyline(drawn.polyline);
  return listStopsOfDirection(edition, { direction }).flatMap(({ stop }) => {
    const place = edition.timetable.stops[stop];
    return place && (place.latitude !== 0 || place.longitude !== 0)
      ? [[place.latitude, place.longitude] as const]
      : [];
  });
}

function simplify(way: Way): string {
  const [first] = way;
  if (!first || way.length < 2) return '';
  const origin = { latitude: first[0], longitude: first[1] };
  const kept = simplifyPath(
    way.map(([latitude, longitude]) => {
      const { east, north } = toPlane(origin, { latitude, longitude });
      return [east, north, Math.round(latitude * 1e5), Math.round(longitude * 1e5)] as const;
    }),
    toleranceKm,
  );
  return encodePolyline(kept.length, (place) => {
    const [, , latitudeE5 = 0, longitudeE5 = 0] = kept[place] ?? [];
    return [latitudeE5, longitudeE5];
  });
}
