import type { TakeTurn } from '#platform/turns.ts';
import type { PlaceFinder } from '#services/itinerary/places/place-finder.ts';
import type { ItineraryPorts } from '#services/itinerary/ports.ts';

/** What endpoints are given. */
export interface ItineraryContext {
  readonly view: ItineraryPorts['view'];
  finder(): Promise<PlaceFinder>;
  /** Searches take turns: between two of them whatever else the process has to answer goes out. */
  readonly takeTurn: TakeTurn;
}
