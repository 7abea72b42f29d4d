import type { Bounds } from '#lib/local-plane.ts';

/** Longitude, then latitude, as GeoJSON has them. */
export type LonLat = readonly [longitude: number, latitude: number];

/** What a map shows under the lines, in the order it is painted. */
export const groundKinds = ['water', 'green', 'street', 'avenue', 'bridge', 'district'] as const;
export type GroundKind = (typeof groundKinds)[number];

/** A piece of the ground: the rings of an area, the ways of a street, or the one point where a name stands. */
export interface GroundFeature {
  readonly kind: GroundKind;
  readonly name: string;
  readonly paths: readonly (readonly LonLat[])[];
  /** What lies elsewhere need not be looked at point by point. */
  readonly bounds: Bounds;
}

/** How the words of a base map's features (`kind`, and `rank` of streets) are drawn. Anything else is not drawn. */
export const groundWords: Readonly<
  Record<GroundKind, readonly { readonly kind: string; readonly rank?: string }[]>
> = {
  water: [{ kind: 'river' }, { kind: 'water' }],
  green: [{ kind: 'park' }],
  street: [{ kind: 'street', rank: 'street' }],
  avenue: [
    { kind: 'street', rank: 'avenue' },
    { kind: 'street', rank: 'boulevard' },
  ],
  bridge: [{ kind: 'bridge' }],
  district: [{ kind: 'district' }],
};
