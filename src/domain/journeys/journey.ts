import type { Coordinates } from '#lib/local-plane.ts';
import type { Moment } from '#lib/time/moment.ts';
import type { OnRequest } from '../access.ts';
import type { Locale } from '../locale.ts';
import type { OfMode } from '../mode.ts';
import type { Place } from './place.ts';

/** When a rider wants to go: `now` is told apart, since it moves on. */
export interface JourneyTime {
  readonly kind: 'now' | 'depart' | 'arrive';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** From where to where, by the ids of places. */
export interface JourneyQuestion {
  readonly from: string;
  readonly to: string;
  readonly when: JourneyTime;
  readonly lessWalking: boolean;
  readonly wheelchair: boolean;
  readonly locale: Locale;
}

/** A way from one place to another. */
export interface Journey {
  readonly departure: Moment;
  readonly arrival: Moment;
  /** How often one changes from one bus to another. */
  readonly changes: number;
  readonly walkMetres: number;
  readonly walkSeconds: number;
  readonly legs: readonly Leg[];
  /** Whether some of its times are live. */
  readonly isLive: boolean;
  /** The service says that it cannot be made any more. */
  readonly isCalledOff: boolean;
}

export type Leg = WalkLeg | RideLeg;

/** What walks and rides have in common. */
interface LegEnds {
  readonly from: Place;
  readonly to: Place;
  /** The way it takes on the map, from its start to its end. */
  readonly path: readonly Coordinates[];
}

export interface WalkLeg extends LegEnds {
  readonly kind: 'walk';
  readonly departure: Moment;
  readonly arrival: Moment;
  readonly seconds: number;
  readonly metres: number;
}

/** When a bus calls: as planned, and as it is expected; both are the same where nothing live is known. */
export interface CallTimes {
  readonly planned: Moment;
  readonly expected: Moment;
}

export interface RideLeg extends LegEnds, OfMode {
  readonly kind: 'ride';
  readonly number: string;
  /** Where the bus goes, as its sign says. */
  readonly towards: string;
  /** With its service date it names the trip; both are missing where the wire does not tell. */
  readonly tripId?: string;
  /** `2026-11-16`. */
  readonly tripDate?: string;
  /** A loop comes by twice: which of its passes this is, counted from 1, where that is known. */
  readonly pass?: number;
  readonly departure: CallTimes;
  readonly arrival: CallTimes;
  readonly isLive: boolean;
  /** How often a bus comes, where nothing else is known: its own times are one of many. */
  readonly everyMinutes?: number;
  /** Whom to ask to get on, and to get off. */
  readonly onRequest?: OnRequest;
  readonly isCancelled: boolean;
  /** The stops between its ends. */
  readonly between: readonly JourneyCall[];
  /** The rider stays seated: the bus goes on under this number. */
  readonly staysOn: boolean;
  /** This bus waits for the one before. */
  readonly isGuaranteed: boolean;
  /** No later bus of that line leaves that stop that day, where the wire tells. */
  readonly isLastOfDay: boolean;
}

/** A stop that a ride passes. */
export interface JourneyCall {
  readonly stop: Place;
  readonly expected: Moment;
}

/** What became of a question. */
export type JourneyAnswer =
  | {
      readonly kind: 'found';
      readonly journeys: readonly Journey[];
      readonly earlier: JourneyTime;
      readonly later: JourneyTime;
    }
  /** There is no way, at that time and with these wishes. */
  | { readonly kind: 'none' }
  /** The timetables do not say anything of that day. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'unknown-place'; readonly sides: readonly PlaceSide[] }
  /** The service is away. */
  | { readonly kind: 'failed'; readonly error: unknown };

export type PlaceSide = 'from' | 'to';

export const isRide = (leg: Leg): leg is RideLeg => leg.kind === 'ride';

export const ridesOf = ({ legs }: Pick<Journey, 'legs'>): RideLeg[] => legs.filter(isRide);
