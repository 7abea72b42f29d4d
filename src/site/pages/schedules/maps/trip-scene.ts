import type { Trip } from '#domain/trip.ts';
import { toCoordinates, toPlane, type Coordinates } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { pathUpTo, type PlanarPoint } from '#lib/simplify-path.ts';
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

/** A way, and over it the part of it behind its bus. */
function partAt(whole: MapTrace, bus: Coordinates): MapTrace[] {
  const way = decodePolyline(whole.polyline).map(([latitude, longitude]): PlanarPoint => {
    const { east, north } = toPlane(bus, { latitude, longitude });
    return [east, north];
  });
  const behind = pathUpTo([0, 0], way).map(([east, north]): LatLon => {
    const { latitude, longitude } = toCoordinates(bus, { east, north });
    return [latitude, longitude];
  });
  const past = encodeWay(behind, 1);
  const id = `${whole.id ?? ''} past`;
  return past === '' ? [whole] : [whole, { ...whole, id, polyline: past, isPast: true }];
}
