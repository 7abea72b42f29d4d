import { z } from 'zod';
import type { ItineraryClient } from '#clients/itinerary/itinerary-client.ts';
import { placeWordsMaxLength } from '#domain/journeys/place.ts';
import { locales } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';

/** No sign that nobody types, such as NUL, and none that is left of bytes that were no text. */
const seen = /^[^\p{C}\uFFFD]*$/u;
/** What is left as it came could not be read as text. */
const typed = /^[^%]*$/;

const words = z
  .string()
  .max(placeWordsMaxLength)
  .regex(seen)
  .regex(typed)
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .refine((text) => text.length > 0, 'at least one character');

/** As many as a list under a field shows. */
const most = 8;

const placesSchema = z.object({
  places: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['address', 'stop', 'poi', 'point']),
      name: z.string(),
      city: z.string().optional(),
      stopCode: z.string().optional(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});
const faultSchema = z.object({ message: z.string() });

/** Places for the fields of the trip planner: the browser asks here, and this server asks the itinerary service. */
export function placeEndpoints(itinerary: ItineraryClient) {
  return [
    defineEndpoint({
      method: 'GET',
      path: '/_places',
      summary: 'What was found for a place that is being typed',
      query: z.object({ q: words, lang: z.enum(locales).default('fr') }),
      answers: { 200: placesSchema, 400: faultSchema, 503: faultSchema },
      perMinute: 120,
      handle: async ({ query }) => {
        const search = { text: query.q, limit: most, locale: query.lang };
        const places = await itinerary.findPlaces(search).catch((cause: unknown) => {
          throw new AppError('unavailable', 'places cannot be found', { cause });
        });
        return { status: 200, body: { places } };
      },
    }),
  ];
}
