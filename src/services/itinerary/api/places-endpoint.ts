import { errorBodySchema } from '#contract/itinerary/parts.ts';
import { placesPath, placesQuerySchema, placesSchema, type PlaceJson } from '#contract/itinerary/places.ts';
import type { Locale } from '#domain/locale.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { FoundPlace } from '#services/itinerary/places/place-finder.ts';
import type { ItineraryView } from '#services/itinerary/ports.ts';
import { metresBetween } from '#transit/index.ts';
import { formatRoot } from './envelope.ts';
import { formatAddress, formatLandmark, formatStopPlace } from './format-place.ts';
import type { ItineraryContext } from './itinerary-context.ts';

export const placesEndpoint = ({ view, finder }: ItineraryContext) =>
  defineEndpoint({
    method: 'GET',
    path: placesPath,
    summary: {
      fr: 'Les adresses, les arrêts et les lieux qu’un texte peut désigner, le plus probable d’abord',
      en: 'The addresses, stops and places that a text may mean, the likeliest first',
    },
    query: placesQuerySchema,
    answers: { 200: placesSchema, 400: errorBodySchema },
    cacheControl: 'public, max-age=60',
    handle: async ({ query, language }) => {
      const { find } = await finder();
      const now = view(language);
      const { q: text, from: near, count = 10, 'type[]': types } = query;
      const found = find(now, { text, types, limit: count, locale: language, near });
      const places = found.map((place) => ({
        ...formatFound(now, place, language),
        ...(near && { distance: String(Math.round(metresBetween(near, place))) }),
      }));
      return { status: 200, body: { places, ...formatRoot(now) } };
    },
  });

function formatFound(view: ItineraryView, place: FoundPlace, locale: Locale): PlaceJson {
  if (place.kind === 'stop') return formatStopPlace(view, place.stop, locale);
  return place.kind === 'landmark'
    ? formatLandmark(place.landmark, locale)
    : formatAddress(place.address, locale);
}
