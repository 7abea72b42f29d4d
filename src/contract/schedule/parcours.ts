import { z } from 'zod';
import { numeroSchema } from './fields.ts';

/** A line: an item of `horaire/ListeParcours`, and the answer of `horaire/Parcours` and `horaire/Parcours_Periode`. */
export const parcoursSchema = z.object({
  noParcours: numeroSchema,
  description: z.string(),
  codeDirectionPrincipale: numeroSchema,
  /** `null` on a line that runs one way only; the code is given all the same. */
  descriptionDirectionPrincipale: z.string().nullable(),
  codeDirectionRetour: numeroSchema,
  descriptionDirectionRetour: z.string().nullable(),
  codeTypeService: z.number().int(),
  accessible: z.boolean(),
  /** The days it runs, Sunday first: `0111110` is Monday to Friday. */
  jours: z.string().regex(/^[01]{7}$/),
  urlTraceGIF: z.string().optional(),
  urlTracePDF: z.string().optional(),
});
export type ParcoursJson = z.infer<typeof parcoursSchema>;

/** `horaire/ListeParcours`: in no useful order, readers sort. */
export const listeParcoursSchema = z.array(parcoursSchema);

/** `horaire/Parcours`, `horaire/Parcours_Periode`: `null` for a line that does not exist. */
export const parcoursOuNullSchema = parcoursSchema.nullable();
