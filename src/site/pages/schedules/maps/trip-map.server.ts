import type { Trip } from '#domain/trip.ts';
import { isLocated, toPlane, type Coordinates } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { distanceToPath, type PlanarPoint } from '#lib/simplify-path.ts';
import type { MapDrawing } from '#site/map/drawing/draw-map.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { drawLine, loadGround } from './draw-line.server.ts';
import { lightWays } from './line-scene.ts';
import { tripScene } from './trip-scene.ts';

/** What the page of a trip needs for its map. */
export interface TripMapData {
  readonly drawing: MapDrawing;
  /** The way of the trip, encoded. */
  readonly polyline: string;
}

/** As large as the column beside the trip. */
const size = { width: 416, height: 312 };

/** A trip on the map, `yours` the number of the rider's stop; the page stands without it. */
export async function loadTripMap(
  context: LoaderContext,
  trip: Trip,
  yours: string | undefined,
): Promise<TripMapData | undefined> {
  const { schedule, locale, log } = context;
  const { number, direction, tripDate: date, calls } = trip;
  try {
    const [shapes, ground] = await Promise.all([
      schedule.loadShapes({ number, direction, date, locale }),
      loadGround(context),
    ]);
    const polyline = lightWays([nearestShape(shapes, calls) ?? ''], calls).at(-1);
    if (polyline === undefined) return undefined;
    const drawing = drawLine(tripScene(trip, polyline, yours), ground, size);
    return drawing && { drawing, polyline };
  } catch (err) {
    log.warn({ err, trip: trip.tripId }, 'a trip is shown without its map');
    return undefined;
  }
}

/** The way that comes nearest to every call of the trip: a direction may have several. */
export function nearestShape(shapes: readonly string[], calls: readonly Coordinates[]): string | undefined {
  const located = calls.filter(isLocated);
  const [origin] = located;
  if (!origin) return undefined;
  const onPlane = (point: Coordinates): PlanarPoint => {
    const { east, north } = toPlane(origin, point);
    return [east, north];
  };
  const places = located.map(onPlane);
  const measured = shapes.map((shape) => {
    const path = decodePolyline(shape).map(([latitude, longitude]) => onPlane({ latitude, longitude }));
    return { shape, away: Math.max(...places.map((place) => distanceToPath(place, path))) };
  });
  return measured.toSorted((one, two) => one.away - two.away)[0]?.shape;
}
