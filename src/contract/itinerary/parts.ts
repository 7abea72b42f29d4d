import { z } from 'zod';

/**
 * What places and journeys have in common on the wire of Navitia (contract, section 4). Members that it may leave out may be
 * missing, and those that are not described here survive, so that a real Navitia is read as well as our own service.
 *
 * What our service writes:
 * - `stop_point:<stop code>` names a stop, `<lon>;<lat>` an address or a point, `poi:<key>` a point of interest, and
 *   `line:<number>` a line;
 * - `vehicle_journey:<trip id>:<YYYYMMDD>` names a trip on its service date, in the `links` of a section;
 * - times are local and without an offset, in the zone that `context.timezone` names. In an hour that comes twice, the time
 *   nearer to the one before it is meant; in `links` such a time has its offset. A time that clocks leave out is as long
 *   after the change (Temporal's `compatible`).
 */

/** Navitia writes coordinates as texts; numbers are read too. */
const degreesSchema = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(40));

export const coordSchema = z.looseObject({ lon: degreesSchema, lat: degreesSchema });
export type CoordJson = z.infer<typeof coordSchema>;

/** `20261116T130500`, local. */
export const dateTimeSchema = z.string().regex(/^\d{8}T\d{6}$/);

export const linkSchema = z.looseObject({
  type: z.string().optional(),
  rel: z.string().optional(),
  id: z.string().optional(),
  href: z.string().optional(),
  templated: z.boolean().optional(),
});
export type LinkJson = z.infer<typeof linkSchema>;

export const feedPublisherSchema = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  license: z.string().optional(),
  url: z.string().optional(),
});

export const contextSchema = z.looseObject({
  timezone: z.string().optional(),
  current_datetime: z.string().optional(),
});

export const errorSchema = z.looseObject({ id: z.string(), message: z.string().optional() });

/** The body of a refusal, and what an answer without journeys has beside them. */
export const errorBodySchema = z.looseObject({ error: errorSchema });
export type ErrorBodyJson = z.infer<typeof errorBodySchema>;

/** Every `error.id` of the wire that means something to a caller. */
export const errorIds = {
  badFilter: 'bad_filter',
  unableToParse: 'unable_to_parse',
  unknownApi: 'unknown_api',
  badFormat: 'bad_format',
  dateOutOfBounds: 'date_out_of_bounds',
  noOrigin: 'no_origin',
  noDestination: 'no_destination',
  noOriginNorDestination: 'no_origin_nor_destination',
  unknownObject: 'unknown_object',
  noSolution: 'no_solution',
  internalError: 'internal_error',
  serviceUnavailable: 'service_unavailable',
} as const;

/** What stands at the root of every answer. */
export const rootParts = {
  links: z.array(linkSchema).optional(),
  feed_publishers: z.array(feedPublisherSchema).optional(),
  disruptions: z.array(z.unknown()).optional(),
  context: contextSchema.optional(),
  error: errorSchema.optional(),
};
