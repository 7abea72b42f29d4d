import { toCoordinates } from '#lib/local-plane.ts';
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

/** The drawn lines of a scene as MapLibre takes them, in GeoJSON. */
export interface MapShapes {
  readonly traces: DrawnLines;
  readonly walk: DrawnLines;
}

interface ShapesOptions {
  /** The service type of a line, by the operator's code. */
  typeOf(code: number): string;
  /** Of the strokes, in pixels. */
  readonly width: number;
}

export function shapesOf(
  { traces, walk }: Pick<MapScene, 'traces' | 'walk'>,
  { typeOf, width }: ShapesOptions,
): MapShapes {
  const lines = traces.map(({ polyline, serviceTypeCode, isPast = false }) =>
    lineOf(
      decodePolyline(polyline).map(([latitude, longitude]) => [longitude, latitude]),
      { type: typeOf(serviceTypeCode), isPast, width: isPast ? width - 2 : width },
    ),
  );
  return { traces: collect(lines), walk: collect(walk ? [lineOf(circleAround(walk))] : []) };
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
