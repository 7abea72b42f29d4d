import { z } from 'zod';
import { dateSchema, instantSchema } from './fields.ts';
import { anyParcours, date } from './queries.ts';
import { described } from './words.ts';

export const voyagesAnnulesQuerySchema = z.object({ date, noParcours: anyParcours });

/** The record of a trip that did not run, or not in full. It stays when the real-time feed forgets it. */
const voyageAnnuleSchema = z.object({
  id: z.number().int(),
  genre: z.enum(['annule', 'ecourte']).meta(
    described({
      fr: 'annule\u00A0: tout le voyage. ecourte\u00A0: une partie de ses arrêts.',
      en: 'annule: the whole trip. ecourte: some of its stops.',
    }),
  ),
  date: dateSchema,
  noParcours: z.string(),
  codeDirection: z.string(),
  descriptionDirection: z.string(),
  idVoyage: z.string(),
  nomDestination: z.string(),
  depart: instantSchema.meta(
    described({ fr: 'Son départ prévu du premier arrêt.', en: 'Its planned departure from its first stop.' }),
  ),
  arrets: z.array(z.string()).meta(
    described({
      fr: 'Les numéros des arrêts qu’il ne dessert pas, dans l’ordre du trajet.',
      en: 'The numbers of the stops it does not serve, in the order of travel.',
    }),
  ),
  annonce: instantSchema.meta(
    described({
      fr: 'Quand le temps réel l’a annoncé pour la première fois.',
      en: 'When real time first announced it.',
    }),
  ),
  derniereMention: instantSchema.meta(
    described({
      fr: 'Quand le temps réel l’a mentionné pour la dernière fois.',
      en: 'When real time last mentioned it.',
    }),
  ),
  retabli: instantSchema.nullable().meta(
    described({
      fr: 'Quand le temps réel a dit que le voyage circule finalement\u00A0; null sinon.',
      en: 'When real time said that the trip runs after all; null otherwise.',
    }),
  ),
  source: z.string().meta(
    described({
      fr: 'Le flux qui l’a annoncé, par exemple flux-1.',
      en: 'The feed that announced it, such as flux-1.',
    }),
  ),
});
export type VoyageAnnuleJson = z.infer<typeof voyageAnnuleSchema>;

/** In the order of their planned departures. */
export const listeVoyageAnnuleSchema = z.array(voyageAnnuleSchema);
