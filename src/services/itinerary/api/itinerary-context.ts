import type { TakeSteps } from '#platform/turns.ts';
import type { PlaceFinder } from '#services/itinerary/places/place-finder.ts';
import type { ItineraryPorts } from '#services/itinerary/ports.ts';

/** What endpoints are given. */
export interface ItineraryContext {
  readonly view: ItineraryPorts['view'];
  finder(): Promise<PlaceFinder>;
  /** Searches take turns, in slices: between two of them whatever else the process has to answer goes out. */
  readonly takeSteps: TakeSteps;
}
