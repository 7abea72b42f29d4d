import { longitudeFrom, toCoordinates, type Coordinates } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import type { MapScene } from '../scene.ts';

type LonLat = [longitude: number, latitude: number];

interface DrawnLine {
  type: 'Feature';
  properties: Record<string, string | number | boolean>;
  geometry: { type: 'LineString'; coordinates: LonLat[] };
}

interface DrawnLines {
  type: 'FeatureCollection';
  features: DrawnLine[];
}

interface DrawnPoints {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: DrawnLine['properties'];
    geometry: { type: 'Point'; coordinates: LonLat };
  }[];
}

/** The drawn lines and dots of a scene as MapLibre takes them, in GeoJSON. */
export interface MapShapes {
  readonly traces: DrawnLines;
  readonly walk: DrawnLines;
  readonly footpaths: DrawnLines;
  readonly stops: DrawnPoints;
}

interface ShapesOptions {
  /** The service types, by the operator's code; the first ones lie on top. */
  readonly types: readonly { readonly code: number; readonly key: string }[];
  /** Of the strokes, in pixels. */
  readonly width: number;
}

export function shapesOf(scene: MapScene, { types, width }: ShapesOptions): MapShapes {
  const { traces, walk, footpaths = [], stops } = scene;
  const lines = traces.map(({ polyline, serviceTypeCode, isPast = false }) => {
    const order = types.findIndex(({ code }) => code === serviceTypeCode);
    return lineOf(
      unbroken(decodePolyline(polyline).map(([latitude, longitude]) => ({ latitude, longitude }))),
      { type: types[order]?.key ?? '', order: -order, isPast, width: isPast ? width - 2 : width },
    );
  });
  return {
    traces: collect(lines),
    walk: collect(walk ? [lineOf(circleAround(walk))] : []),
    footpaths: collect(footpaths.map(({ from, to }) => lineOf(unbroken([from, to])))),
    stops: {
      type: 'FeatureCollection',
      features: stops.map(({ longitude, latitude, kind, isSkipped }) => ({
        type: 'Feature',
        properties: { radius: radii[kind], outline: isSkipped ? 1 : 2.5 },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
    },
  };
}

/** Of the dots, in pixels, without their outline. */
const radii = { stop: 4.5, end: 6.5, closed: 8.5, instead: 8, yours: 10 };

/** Over the meridian of 180° a line goes on counting: MapLibre would draw it all round the earth. */
function unbroken(points: readonly Coordinates[]): LonLat[] {
  const first = points[0]?.longitude ?? 0;
  return points.map((point) => [longitudeFrom(first, point), point.latitude]);
}

const collect = (features: DrawnLine[]): DrawnLines => ({ type: 'FeatureCollection', features });

const lineOf = (coordinates: LonLat[], properties: DrawnLine['properties'] = {}): DrawnLine => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});

const sides = 64;

function circleAround(walk: NonNullable<MapScene['walk']>): LonLat[] {
  return Array.from({ length: sides + 1 }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI;
    const [east, north] = [Math.sin(angle), Math.cos(angle)].map((part) => (part * walk.metres) / 1000);
    const { longitude, latitude } = toCoordinates(walk, { east: east ?? 0, north: north ?? 0 });
    return [longitude, latitude];
  });
}
