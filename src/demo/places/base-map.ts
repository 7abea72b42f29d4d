import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan, Point } from '../city-plan.ts';
import { rightOf } from '../streets/plane.ts';
import { riverCourse } from '../streets/terrain.ts';
import { listWays } from '../streets/ways.ts';

/** Longitude, then latitude. */
type LonLat = readonly [number, number];

type MapGeometry =
  | { readonly type: 'Point'; readonly coordinates: LonLat }
  | { readonly type: 'LineString'; readonly coordinates: readonly LonLat[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly LonLat[])[] };

type MapFeatureKind = 'river' | 'park' | 'street' | 'bridge' | 'district';

interface MapFeature {
  readonly type: 'Feature';
  readonly geometry: MapGeometry;
  readonly properties: {
    readonly kind: MapFeatureKind;
    readonly name: string;
    readonly rank?: 'boulevard' | 'avenue' | 'street';
  };
}

export interface BaseMap {
  readonly type: 'FeatureCollection';
  readonly features: readonly MapFeature[];
}

const parkSides = 28;

/** The city without its buses, in the order it is painted: water, parks, streets, bridges, names. */
export function drawBaseMap(plan: CityPlan): BaseMap {
  const place = (point: Point): LonLat => {
    const { longitude, latitude } = toCoordinates(plan.origin, point);
    return [longitude, latitude];
  };
  const feature = (geometry: MapGeometry, properties: MapFeature['properties']): MapFeature => ({
    type: 'Feature',
    geometry,
    properties,
  });
  const ring = (points: readonly Point[]): MapGeometry => ({
    type: 'Polygon',
    coordinates: [[...points, points[0] as Point].map(place)],
  });
  const ways = listWays(plan).flatMap((way): MapFeature[] => {
    const geometry: MapGeometry = { type: 'LineString', coordinates: way.line.map(place) };
    if (way.rank === 'access') return [];
    if (way.rank === 'bridge') return [feature(geometry, { kind: 'bridge', name: way.name })];
    return [feature(geometry, { kind: 'street', name: way.name, rank: way.rank })];
  });
  const order = { street: 0, avenue: 1, boulevard: 2 } as const;
  const streets = ways.filter(({ properties }) => properties.kind === 'street');
  return {
    type: 'FeatureCollection',
    features: [
      feature(ring(banksOf(plan)), { kind: 'river', name: plan.river.name }),
      ...plan.parks.map((park) =>
        feature(ring(circle(park.at, park.radiusKm)), { kind: 'park', name: park.name }),
      ),
      ...streets.toSorted(
        (a, b) => order[a.properties.rank ?? 'street'] - order[b.properties.rank ?? 'street'],
      ),
      ...ways.filter(({ properties }) => properties.kind === 'bridge'),
      ...plan.districts.map(({ name, at }) =>
        feature({ type: 'Point', coordinates: place(at) }, { kind: 'district', name }),
      ),
    ],
  };
}

/** Down one bank of the river and up the other; counter-clockwise, as polygons are. */
function banksOf(plan: CityPlan): Point[] {
  const course = riverCourse(plan);
  const bank = (km: number) =>
    course.map((at, index) => {
      const from = course[index - 1] ?? at;
      const to = course[index + 1] ?? at;
      return rightOf(from, to, at, km);
    });
  const half = plan.river.widthKm / 2;
  return [...bank(half), ...bank(-half).toReversed()];
}

function circle(centre: Point, radius: number): Point[] {
  return Array.from({ length: parkSides }, (_, side) => {
    const angle = (side / parkSides) * 2 * Math.PI;
    return { east: centre.east + radius * Math.cos(angle), north: centre.north + radius * Math.sin(angle) };
  });
}
