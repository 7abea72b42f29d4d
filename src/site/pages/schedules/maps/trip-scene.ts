import type { Trip } from '#domain/trip.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { encodeWay, type LatLon } from '#lib/simplify-polyline.ts';
import type { MapScene, MapTrace } from '#site/map/scene.ts';
import { lineScene } from './line-scene.ts';

/** A trip: what lies behind its bus is soft, what lies ahead has the colour of the line. */
export function tripScene(trip: Trip, polyline: string, yours: string | undefined): MapScene {
  const { number, direction, serviceTypeCode, calls, bus } = trip;
  const scene = lineScene({
    number,
    direction,
    serviceTypeCode,
    polylines: [polyline],
    stops: calls.map(({ code, name, latitude, longitude, isSkipped }) => ({
      code,
      name,
      latitude,
      longitude,
      ...(isSkipped && { isSkipped }),
    })),
    yours,
  });
  const [whole] = scene.traces;
  return whole && bus ? { ...scene, traces: partAt(whole, bus) } : scene;
}

/** A way cut where a bus is. The whole of it stays the one that the bus drives along. */
function partAt(whole: MapTrace, bus: Coordinates): MapTrace[] {
  const way = decodePolyline(whole.polyline);
  const at = nearestVertex(way, bus);
  const past = encodeWay(way.slice(0, at + 1), 0);
  return past === ''
    ? [whole]
    : [whole, { ...whole, id: `${whole.id ?? ''} past`, polyline: past, isPast: true }];
}

function nearestVertex(way: readonly LatLon[], { latitude, longitude }: Coordinates): number {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let [best, least] = [0, Infinity];
  for (const [at, point] of way.entries()) {
    const away = Math.hypot(point[0] - latitude, (point[1] - longitude) * shrink);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}
