import { z } from 'zod';
import { instantSchema, numerosSchema } from './fields.ts';
import { described } from './words.ts';

/** A notice to riders. */
export const avisSchema = z.object({
  id: z.number().int(),
  titre: z.string(),
  description: z.string(),
  contenu: z.string().meta(
    described({
      fr: 'Du HTML, à assainir avant de l’afficher.',
      en: 'HTML, to be sanitized before it is shown.',
    }),
  ),
  dateDebut: instantSchema,
  dateFin: instantSchema
    .nullable()
    .meta(described({ fr: 'null si la fin n’est pas connue.', en: 'null if the end is not known.' })),
  parcours: numerosSchema.meta(
    described({
      fr: 'Les parcours visés, par leurs numéros séparés par des points-virgules\u00A0; vide s’il n’en vise aucun en particulier.',
      en: 'The routes concerned, by their numbers separated by semicolons; empty if it concerns none in particular.',
    }),
  ),
  arrets: numerosSchema.meta(
    described({ fr: 'Les arrêts visés, de la même façon.', en: 'The stops concerned, in the same way.' }),
  ),
  urgent: z.boolean(),
});
export type AvisJson = z.infer<typeof avisSchema>;

/** `avis/ListeAvis`. */
export const listeAvisSchema = z.array(avisSchema);

/** `avis/Avis`: `null` for one that does not exist. */
export const avisOuNullSchema = avisSchema.nullable();
