import { z } from 'zod';
import { numerosSchema } from './fields.ts';

/** A park-and-ride lot. */
export const parcOBusSchema = z.object({
  id: z.number().int(),
  nom: z.string(),
  adresse: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  nombrePlaces: z.number().int().min(0).nullable(),
  parcours: numerosSchema,
  accessible: z.boolean(),
});
export type ParcOBusJson = z.infer<typeof parcOBusSchema>;

/** `parcOBus/ListeParcOBus`. */
export const listeParcOBusSchema = z.array(parcOBusSchema);
