import {
  noBoundKm,
  searchStopsQuerySchema,
  searchStopsSchema,
  type FoundStopJson,
} from '#contract/content/search-stops.ts';
import { messageSchema } from '#contract/message.ts';
import type { FoundStop, StopQuestion } from '#domain/stop-search.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';

/** Who knows the stops answers; this service only speaks the wire of the content backend. */
export type SearchStops = (question: StopQuestion) => Promise<readonly FoundStop[]>;

const limit = 50;

export const searchStopsEndpoint = (search: SearchStops) =>
  defineEndpoint({
    method: 'GET',
    path: '/api/search-stops',
    summary: 'Stops by name, by number, or near a point',
    query: searchStopsQuerySchema,
    answers: { 200: searchStopsSchema, 400: messageSchema },
    cacheControl: 'public, max-age=60',
    handle: async ({ query: { search: text = '', location, distance } }) => {
      const withinMetres = Math.max(Math.round(Math.min(distance, noBoundKm) * 1000), 1);
      const isAsked = text.trim() !== '' || location !== undefined;
      const found = isAsked
        ? await search({
            text: text.trim() || undefined,
            near: location,
            withinMetres: location && withinMetres,
            limit,
          })
        : [];
      return { status: 200, body: found.map(formatStop) };
    },
  });

function formatStop({ code, name, latitude, longitude, metres }: FoundStop): FoundStopJson {
  return {
    entity_id: code,
    entity_title: name,
    latitude: String(latitude),
    longitude: String(longitude),
    ...(metres === undefined ? {} : { distance: (metres / 1000).toFixed(3) }),
  };
}
