import { z } from 'zod';
import { avisResumeSchema } from './avis-reseau.ts';
import { dateSchema, instantSchema } from './fields.ts';
import { anyParcours, date } from './queries.ts';
import { described } from './words.ts';

export const voyagesAnnulesQuerySchema = z.object({ date, noParcours: anyParcours });

/** The record of a trip that did not run, or not in full. It stays when the real-time feed forgets it. */
const voyageAnnuleSchema = z.object({
  id: z
    .number()
    .int()
    .nullable()
    .meta(
      described({
        fr: 'null tant que le voyage est seulement annoncé par un avis, et pas encore gardé.',
        en: 'null as long as the trip is only announced by a notice, and not kept yet.',
      }),
    ),
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
      fr: 'Quand le temps réel ou un avis l’a annoncé pour la première fois.',
      en: 'When real time or a notice first announced it.',
    }),
  ),
  derniereMention: instantSchema.meta(
    described({
      fr: 'Quand le temps réel ou un avis l’a mentionné pour la dernière fois.',
      en: 'When real time or a notice last mentioned it.',
    }),
  ),
  retabli: instantSchema.nullable().meta(
    described({
      fr: 'Quand il a été dit que le voyage circule finalement\u00A0; null sinon.',
      en: 'When it was said that the trip runs after all; null otherwise.',
    }),
  ),
  source: z.string().meta(
    described({
      fr: 'Le flux qui l’a annoncé, par exemple flux-1\u00A0; avis si c’est le personnel.',
      en: 'The feed that announced it, such as flux-1; avis if staff did.',
    }),
  ),
  avis: avisResumeSchema
    .pick({ id: true, gravite: true, titre: true, chemin: true })
    .nullable()
    .meta(
      described({
        fr: 'L’avis qui en donne la raison, gardé avec le voyage\u00A0; null s’il n’y en a pas.',
        en: 'The notice that gives the reason, kept with the trip; null if there is none.',
      }),
    ),
});
export type VoyageAnnuleJson = z.infer<typeof voyageAnnuleSchema>;

/** In the order of their planned departures. */
export const listeVoyageAnnuleSchema = z.array(voyageAnnuleSchema);
