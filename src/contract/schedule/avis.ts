import { z } from 'zod';
import { instantSchema, numerosSchema } from './fields.ts';

/** A notice to riders. */
export const avisSchema = z.object({
  id: z.number().int(),
  titre: z.string(),
  description: z.string(),
  /** HTML, to be sanitised by whoever shows it. */
  contenu: z.string(),
  dateDebut: instantSchema,
  dateFin: instantSchema.nullable(),
  parcours: numerosSchema,
  arrets: numerosSchema,
  urgent: z.boolean(),
});
export type AvisJson = z.infer<typeof avisSchema>;

/** `avis/ListeAvis`. */
export const listeAvisSchema = z.array(avisSchema);

/** `avis/Avis`: `null` for one that does not exist. */
export const avisOuNullSchema = avisSchema.nullable();
