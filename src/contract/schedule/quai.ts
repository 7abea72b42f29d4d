import { z } from 'zod';
import { fermetureSchema } from './avis-reseau.ts';
import { numeroSchema } from './fields.ts';
import { parcoursCourtSchema } from './parcours.ts';
import { described } from './words.ts';

/** A platform, as riders tell it from the others of its station. */
export const quaiSchema = z.object({
  noArret: numeroSchema.meta(
    described({ fr: 'Le numéro d’arrêt du quai.', en: 'The stop number of the platform.' }),
  ),
  quai: z
    .string()
    .optional()
    .meta(described({ fr: 'Son code, par exemple 4.', en: 'Its code, such as 4.' })),
  nom: z
    .string()
    .optional()
    .meta(
      described({
        fr: 'Sans code, ce que son nom dit de plus que celui de la station.',
        en: 'Without a code, what its name says besides that of the station.',
      }),
    ),
});
export type QuaiJson = z.infer<typeof quaiSchema>;

/** The same in the list of a station. */
export const quaiStationSchema = quaiSchema.extend({
  parcours: z.array(parcoursCourtSchema).meta(
    described({
      fr: 'Les parcours qui y arrêtent dans la semaine à venir.',
      en: 'The routes that stop there in the week to come.',
    }),
  ),
  fermeture: fermetureSchema.nullable().meta(
    described({
      fr: 'Si aucun parcours n’y arrête en ce moment\u00A0; null autrement.',
      en: 'If no route stops there for now; null otherwise.',
    }),
  ),
});
export type QuaiStationJson = z.infer<typeof quaiStationSchema>;
