import { decodePolyline } from '#lib/polyline.ts';
import { encodeWay, type LatLon } from '#lib/simplify-polyline.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { compareDirections } from '../timetable/line-number.ts';
import { Remembered } from '../timetable/remembered.ts';
import { listShapesOfDirection } from './line-questions.ts';

interface NetworkShape {
  readonly direction: LineDirection;
  /** Encoded, precision 5. */
  readonly polyline: string;
}

/** As far as a simplified path may run beside the street: less than a street is wide. */
const toleranceMetres = 8;

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
      .map((direction) => ({ direction, polyline: encodeWay(wayOf(edition, direction), toleranceMetres) }))
      .filter(({ polyline }) => polyline !== ''),
  );
}

function wayOf(edition: Edition, direction: LineDirection): readonly LatLon[] {
  const usual = listShapesOfDirection(edition, { direction }).at(-1);
  return usual ? decodePolyline(usual.polyline) : [];
}
