import { z } from 'zod';
import { documentSchema } from '../content/json-api.ts';
import { idAvisRule } from './argument-rules.ts';
import { required } from './arguments.ts';
import { arretSchema } from './arret.ts';
import { remplacementSchema } from './avis-reseau.ts';
import { genreJourSchema } from './fiche-parcours.ts';
import { dateSchema, instantSchema, numeroSchema } from './fields.ts';
import { parcoursCourtSchema } from './parcours.ts';
import { described } from './words.ts';

export const porteeAvisQuerySchema = z.object({ id: required('id', idAvisRule) });

/** What is put to `POST porteeAvis`: a notice as the content writes it, which need not be published. */
export const porteeAvisBodySchema = documentSchema;

const nombre = z.number().int().min(0);

const departsConcernesSchema = z.object({
  genreJour: genreJourSchema,
  date: dateSchema.meta(
    described({
      fr: 'Le jour de ce genre qui a le plus de départs concernés\u00A0; les nombres sont les siens.',
      en: 'The day of this kind with the most departures concerned; the figures are of that day.',
    }),
  ),
  nombreDeparts: nombre,
  nombreAnnules: nombre.meta(
    described({ fr: 'Ceux qui n’ont pas lieu.', en: 'Those that do not take place.' }),
  ),
  premierDepart: instantSchema.meta(
    described({
      fr: 'Au premier arrêt non desservi\u00A0; sinon au début du voyage.',
      en: 'At the first stop that is not served; otherwise where the trip begins.',
    }),
  ),
  dernierDepart: instantSchema,
});

/** `porteeAvis`: what a notice touches, as the timetables tell it; `null` for one that is not known. */
export const porteeAvisSchema = z.object({
  general: z.boolean(),
  dateDebut: dateSchema.nullable().meta(
    described({
      fr: 'Le premier jour compté\u00A0: aujourd’hui, ou le début de l’avis. null si aucun horaire ne couvre l’avis.',
      en: 'The first day counted: today, or the beginning of the notice. null where no schedule covers it.',
    }),
  ),
  dateFin: dateSchema
    .nullable()
    .meta(described({ fr: 'Le dernier, une semaine au plus.', en: 'The last one, a week at most.' })),
  nombreDeparts: nombre.meta(
    described({ fr: 'De tous ces jours ensemble.', en: 'Of all these days together.' }),
  ),
  parcours: z.array(numeroSchema).meta(
    described({
      fr: 'Les parcours dont parle l’avis, et ceux qu’il touche.',
      en: 'The routes the notice speaks of, and those it touches.',
    }),
  ),
  directions: z.array(parcoursCourtSchema.extend({ departs: z.array(departsConcernesSchema) })),
  arrets: z
    .array(z.object({ arret: arretSchema, remplacement: remplacementSchema.nullable() }))
    .meta(described({ fr: 'Les arrêts qui ne sont pas desservis.', en: 'The stops that are not served.' })),
  fiches: z.array(z.string()).meta(
    described({
      fr: 'Les adresses des fiches imprimables concernées, des parcours puis des arrêts.',
      en: 'The addresses of the printable sheets concerned, of routes and then of stops.',
    }),
  ),
});
export type PorteeAvisJson = z.infer<typeof porteeAvisSchema>;
