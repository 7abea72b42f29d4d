import {
  groundKinds,
  groundWords,
  type GroundFeature,
  type GroundKind,
  type LonLat,
} from '#domain/base-map.ts';
import { boundsAround } from '#lib/local-plane.ts';

/** A feature of GeoJSON as far as it is read; an operator's own file may hold anything. */
interface FeatureJson {
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
  readonly properties?: Readonly<Record<string, unknown>> | null;
}

/** `carte`: the features that are drawn, in the order they are painted. */
export function readGround(features: readonly unknown[]): GroundFeature[] {
  const read = features.flatMap((feature) => readFeature((feature ?? {}) as FeatureJson));
  return groundKinds.flatMap((kind) => read.filter((feature) => feature.kind === kind));
}

function readFeature({ geometry, properties }: FeatureJson): GroundFeature[] {
  const kind = kindOf(properties ?? {});
  const paths = kind ? pathsOf(geometry?.type, geometry?.coordinates) : [];
  if (!kind || paths.length === 0) return [];
  const name = properties?.['name'];
  return [
    {
      kind,
      name: typeof name === 'string' ? name : '',
      paths,
      bounds: boundsAround(paths.flat().map(([longitude, latitude]) => ({ latitude, longitude }))),
    },
  ];
}

function kindOf(properties: Readonly<Record<string, unknown>>): GroundKind | undefined {
  return groundKinds.find((ground) =>
    groundWords[ground].some(
      ({ kind, rank }) => properties['kind'] === kind && (rank ?? properties['rank']) === properties['rank'],
    ),
  );
}

/** How deep the points of a geometry lie in its lists. */
const depths: Readonly<Record<string, number>> = {
  Point: 0,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

function pathsOf(type: unknown, coordinates: unknown): LonLat[][] {
  const depth = typeof type === 'string' ? depths[type] : undefined;
  if (depth === undefined || !Array.isArray(coordinates)) return [];
  const lists = depth < 2 ? [depth === 0 ? [coordinates] : coordinates] : coordinates.flat(depth - 2);
  return lists
    .map((list: unknown) => (Array.isArray(list) ? list.filter(isLonLat) : []))
    .filter((path) => path.length > 0);
}

const isLonLat = (point: unknown): point is LonLat =>
  Array.isArray(point) && Number.isFinite(point[0]) && Number.isFinite(point[1]);
