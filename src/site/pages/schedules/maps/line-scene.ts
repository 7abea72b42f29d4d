import { shortEnd, type LineRef } from '#domain/line.ts';
import type { DrawnStop } from '#domain/line-stops.ts';
import type { Stop } from '#domain/stop.ts';
import { isLocated } from '#lib/local-plane.ts';
import { encodeWay, simplifyPolyline, type LatLon } from '#lib/simplify-polyline.ts';
import { traceId, type MapScene, type MapStop } from '#site/map/scene.ts';

/** A stop of a line, as far as its map shows it. */
export interface PlacedStop extends Pick<Stop, 'code' | 'name' | 'latitude' | 'longitude'> {
  readonly isSkipped?: boolean;
}

/** Drawn stops with their places, which come in the same order. */
export function placeStops(stops: readonly DrawnStop[], places: readonly LatLon[]): PlacedStop[] {
  return stops.flatMap(({ code, name, unserved }, index) => {
    const [latitude, longitude] = places[index] ?? [];
    if (latitude === undefined || longitude === undefined) return [];
    return [{ code, name, latitude, longitude, ...(unserved && { isSkipped: true }) }];
  });
}

interface LineWay extends LineRef {
  readonly direction: string;
  /** Encoded, the main one last. */
  readonly polylines: readonly string[];
  readonly stops: readonly PlacedStop[];
  /** The number of the stop that the page is about. */
  readonly yours?: string | undefined;
}

/** A line with its stops, as far as it is known where they are: its ends and the rider's own stand out. */
export function lineScene({
  number,
  serviceTypeCode,
  direction,
  polylines,
  stops,
  yours,
}: LineWay): MapScene {
  const last = stops.length - 1;
  return {
    traces: polylines.map((polyline) => ({ id: traceId(number, direction), serviceTypeCode, polyline })),
    stops: stops.flatMap(({ code, name, latitude, longitude, isSkipped }, index): MapStop[] => {
      if (!isLocated({ latitude, longitude })) return [];
      const kind = code === yours ? 'yours' : index === 0 || index === last ? 'end' : 'stop';
      const tag = kind === 'end' ? shortEnd(name) : name;
      const more = { ...(tag !== name && { tag }), ...(isSkipped && { isSkipped }) };
      return [{ code, name, latitude, longitude, kind, ...more }];
    }),
  };
}

/** A line may run as far beside its true way: nobody sees it, and the page is lighter. */
const toleranceMetres = 3;

/** The ways of a line with few points; from stop to stop where the feed draws none. */
export function lightWays(
  polylines: readonly string[],
  stops: readonly Pick<Stop, 'latitude' | 'longitude'>[],
): string[] {
  const drawn = polylines
    .map((polyline) => simplifyPolyline(polyline, toleranceMetres))
    .filter((way) => way !== '');
  if (drawn.length > 0) return [...new Set(drawn)];
  const straight = encodeWay(
    stops.filter(isLocated).map(({ latitude, longitude }) => [latitude, longitude]),
    0,
  );
  return straight === '' ? [] : [straight];
}
