import type { PlanePoint } from '#lib/local-plane.ts';

/** One distinct list of stops of a line, with what tells its direction. */
export interface LinePattern {
  /** The ids of its stops, in the order of travel: what it is known by, whatever else changes in the feed. */
  readonly stopIds: readonly string[];
  /** The place of each stop: the poles on both sides of a street, or the bays of a terminal, share one. */
  readonly places: readonly number[];
  /** Where each stop lies; undefined when that is not known. */
  readonly points: readonly (PlanePoint | undefined)[];
  /** What its buses show, and the share of its trips that show it. */
  readonly headsigns: ReadonlyMap<string, number>;
  /** The direction_id of the feed; undefined when it gives none. */
  readonly known: DirectionId | undefined;
}

export type DirectionId = 0 | 1;

/**
 * A way through the streets: along a line, around a loop, or there and back, which comes to most of its places twice and
 * so goes both ways in one trip.
 */
export type Course = 'line' | 'loop' | 'there and back';

export function courseOf({ places }: Pick<LinePattern, 'places'>): Course {
  if (places.length <= 2 || places[0] !== places.at(-1)) return 'line';
  return new Set(places).size > places.length * 0.7 ? 'loop' : 'there and back';
}
