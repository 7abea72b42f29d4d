import type { Coordinates } from '#lib/local-plane.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';

/** Where a journey begins or ends: a stop of the timetable (a station is all its platforms), or a point of the map. */
export type JourneyEnd = { readonly stop: number } | Coordinates;

export interface JourneyQuestion {
  readonly from: JourneyEnd;
  readonly to: JourneyEnd;
  /** The instant (ms) not to leave before, or not to arrive after. */
  readonly at: number;
  readonly by: 'departure' | 'arrival';
  /** A minute on foot counts as four. */
  readonly lessWalking?: boolean;
  /** Only buses and stops that take wheelchairs. */
  readonly wheelchair?: boolean;
  /** Indexes of lines and stops that are not to be used. */
  readonly barredLines?: readonly number[];
  readonly barredStops?: readonly number[];
  /** As long as one walks at most to the first stop, and from the last one. */
  readonly mostWalkSeconds?: number | undefined;
  /** One more than the changes; at most `mostRides`. */
  readonly mostRides?: number;
  /** How many journeys are given. */
  readonly limit?: number;
}

/** A walk; -1 stands for the place where the journey begins or ends. */
export interface WalkLeg {
  readonly kind: 'walk';
  readonly from: number;
  readonly to: number;
  /** Along streets, as far as a straight line tells. */
  readonly metres: number;
  readonly departAt: number;
  readonly arriveAt: number;
}

/** A part of a trip; instants are those expected, positions those on the trip. */
export interface RideLeg {
  readonly kind: 'ride';
  readonly trip: number;
  readonly date: ServiceDate;
  readonly boarding: number;
  readonly alighting: number;
  readonly from: number;
  readonly to: number;
  readonly departAt: number;
  readonly arriveAt: number;
}

export type JourneyLeg = WalkLeg | RideLeg;

export interface Journey {
  readonly departAt: number;
  readonly arriveAt: number;
  readonly legs: readonly JourneyLeg[];
  /** How many buses it takes. */
  readonly rides: number;
  readonly walkMetres: number;
}
