import { z } from 'zod';
import { instantSchema, textesSchema } from './fields.ts';

/** `/donneesOuvertes`: what may be taken from here, and how to name its source. */
export const donneesOuvertesSchema = z.object({
  attribution: textesSchema,
  miseAJour: instantSchema,
  /** In which the times of the feed are meant: `America/Toronto`. */
  fuseauHoraire: z.string(),
  /** Addresses on this server, from its root. */
  gtfs: z.string(),
  gtfsRealtime: z.array(z.string()),
});
