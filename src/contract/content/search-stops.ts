import { z } from 'zod';

/** `47.62,-71.84`. */
export const locationSchema = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/,
    'location is a latitude and a longitude, with a comma between',
  )
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'no such location',
  );

/** Distances are kilometres; 500 and above are no bound. */
export const noBoundKm = 500;

export const searchStopsQuerySchema = z.object({
  search: z.string().max(100, 'search has at most 100 characters').optional(),
  location: locationSchema.optional(),
  distance: z.coerce.number('distance is a number of kilometres').positive().max(20_000).default(noBoundKm),
});

/** A row as the view of the content backend exports it: every value is a text. */
const foundStopSchema = z.object({
  entity_id: z.string(),
  entity_title: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  /** In kilometres, when a location was given. */
  distance: z.string().optional(),
});
export type FoundStopJson = z.infer<typeof foundStopSchema>;

/** `GET /api/search-stops`. */
export const searchStopsSchema = z.array(foundStopSchema);
