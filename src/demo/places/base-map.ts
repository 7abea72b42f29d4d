import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan, Point, Street } from '../city-plan.ts';
import { rightOf } from '../streets/plane.ts';
import { riverCourse } from '../streets/terrain.ts';
import { listWays } from '../streets/ways.ts';

/** Longitude, then latitude. */
type LonLat = readonly [number, number];

type MapGeometry =
  | { readonly type: 'Point'; readonly coordinates: LonLat }
  | { readonly type: 'LineString'; readonly coordinates: readonly LonLat[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly LonLat[])[] };

interface MapFeature {
  readonly type: 'Feature';
  readonly geometry: MapGeometry;
  readonly properties: {
    readonly kind: 'river' | 'park' | 'street' | 'bridge' | 'district';
    readonly name: string;
    readonly rank?: Street['rank'];
  };
}

const parkSides = 28;

/** The city without its buses as GeoJSON, in the order it is painted: water, parks, streets, bridges, names. */
export function drawBaseMap(plan: CityPlan) {
  const place = (point: Point): LonLat => {
    const { longitude, latitude } = toCoordinates(plan.origin, point);
    return [longitude, latitude];
  };
  const feature = (geometry: MapGeometry, properties: MapFeature['properties']): MapFeature => ({
    type: 'Feature',
    geometry,
    properties,
  });
  const area = (points: readonly Point[]): MapGeometry => ({
    type: 'Polygon',
    coordinates: [[...points, points[0] as Point].map(place)],
  });
  const ways = Map.groupBy(listWays(plan), ({ rank }) => rank);
  const waysOf = (rank: Street['rank'] | 'bridge') =>
    (ways.get(rank) ?? []).map(({ name, line }) => {
      const geometry: MapGeometry = { type: 'LineString', coordinates: line.map(place) };
      return feature(geometry, rank === 'bridge' ? { kind: rank, name } : { kind: 'street', name, rank });
    });
  const features = [
    feature(area(banksOf(plan)), { kind: 'river', name: plan.river.name }),
    ...plan.parks.map(({ name, at, radiusKm }) =>
      feature(area(circle(at, radiusKm)), { kind: 'park', name }),
    ),
    ...(['street', 'avenue', 'boulevard', 'bridge'] as const).flatMap(waysOf),
    ...plan.districts.map(({ name, at }) =>
      feature({ type: 'Point', coordinates: place(at) }, { kind: 'district', name }),
    ),
  ];
  return { type: 'FeatureCollection', features } as const;
}

/** Down one bank of the river and up the other; counter-clockwise, as polygons are. */
function banksOf(plan: CityPlan): Point[] {
  const course = riverCourse(plan);
  const bank = (km: number) =>
    course.map((at, index) => {
      const from = course[index - 1] ?? at;
      const to = course[index + 1] ?? at;
      return rightOf({ from, to }, at, km);
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
