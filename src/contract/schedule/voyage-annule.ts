import { z } from 'zod';
import { dateSchema, instantSchema } from './fields.ts';
import { anyParcours, date } from './queries.ts';

/** Without a date, today; without a line, all of them. */
export const voyagesAnnulesQuerySchema = z.object({ date, noParcours: anyParcours });

/** The record of a trip that did not run, or not in full. It stays when the real-time feed forgets it. */
const voyageAnnuleSchema = z.object({
  id: z.number().int(),
  /** `annule`: the whole trip. `ecourte`: some of its stops. */
  genre: z.enum(['annule', 'ecourte']),
  date: dateSchema,
  noParcours: z.string(),
  codeDirection: z.string(),
  descriptionDirection: z.string(),
  idVoyage: z.string(),
  nomDestination: z.string(),
  /** Its planned departure from its first stop. */
  depart: instantSchema,
  /** The stops it does not serve, in the order of travel. */
  arrets: z.array(z.string()),
  annonce: instantSchema,
  /** When the feed last said so. */
  derniereMention: instantSchema,
  /** When the feed said that the trip runs after all; `null` otherwise. */
  retabli: instantSchema.nullable(),
  /** The feed that said so, by name: `flux-1`. */
  source: z.string(),
});
export type VoyageAnnuleJson = z.infer<typeof voyageAnnuleSchema>;

/** In the order of their planned departures. */
export const listeVoyageAnnuleSchema = z.array(voyageAnnuleSchema);
