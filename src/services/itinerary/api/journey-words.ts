import type { Locale } from '#domain/locale.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import type { ItineraryView } from '#services/itinerary/ports.ts';
import type { AskedJourneys } from './read-question.ts';

/** What a journey is written with. */
export interface JourneyWords {
  readonly view: ItineraryView;
  readonly asked: AskedJourneys;
  readonly locale: Locale;
}

/** GeoJSON: longitude first. */
export function formatLine(points: readonly Coordinates[]) {
  return {
    type: 'LineString',
    coordinates: points.map(({ latitude, longitude }) => [longitude, latitude]),
  };
}
