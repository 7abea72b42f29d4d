import type { PlaceSide } from '#domain/journeys/journey.ts';
import type { Place } from '#domain/journeys/place.ts';
import type { PlannerQuery } from './planner-query.ts';

/**
 * What is wrong with a place: it is missing, nothing is called that, several things are, it is the other one too, or no stop
 * is near it.
 */
export type PlaceFault = 'missing' | 'unknown' | 'several' | 'same' | 'too-far';

/** What is wrong with the form as it was sent. */
export interface PlannerFaults {
  readonly from?: PlaceFault;
  readonly to?: PlaceFault;
  /** The day or the hour is none. */
  readonly time?: true;
}

/** The form as it stands. */
export interface PlannerFormData {
  readonly query: PlannerQuery;
  readonly faults: PlannerFaults;
  /** What is called as was typed, where that is several things. */
  readonly choices: Readonly<Partial<Record<PlaceSide, readonly Place[]>>>;
  /** The days that can be chosen, in words. */
  readonly days: readonly PlannerDay[];
  /** The name of the maps service that a trip can be handed over to, where it has one of its own. */
  readonly mapsName?: string;
}

export interface PlannerDay {
  /** `2026-11-16`. */
  readonly date: string;
  readonly words: string;
}

export const hasFault = ({ from, to, time }: PlannerFaults): boolean =>
  from !== undefined || to !== undefined || time === true;
