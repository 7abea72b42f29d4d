import { z } from 'zod';
import { wholeRule } from './argument-rules.ts';
import { optional } from './arguments.ts';
import { dateSchema } from './fields.ts';
import { genreJourSchema } from './fiche-parcours.ts';
import { date, moment, noParcours } from './queries.ts';
import { described } from './words.ts';

/** Two weeks, as the calendar of a line shows them. */
export const joursParDefaut = 14;

export const calendrierQuerySchema = z.object({
  noParcours,
  date,
  moment,
  jours: optional(
    'jours',
    wholeRule(
      { least: 1, most: 62, otherwise: joursParDefaut },
      { fr: 'Nombre de jours à partir de la date', en: 'Number of days from the date on' },
    ),
  ),
});

const jourSchema = z.object({
  date: dateSchema,
  genreJour: genreJourSchema,
  nombreVoyages: z
    .number()
    .int()
    .min(0)
    .meta(described({ fr: 'Dans toutes les directions.', en: 'In all directions.' })),
  periode: z.object({ dateDebut: dateSchema, dateFin: dateSchema, nom: z.string() }),
});

/** `calendrier`: the days of a line; those without a published schedule are not in it. `null` without the line. */
export const calendrierSchema = z.object({
  noParcours: z.string(),
  jours: z.array(jourSchema).meta(
    described({
      fr: 'Seulement les jours dont l’horaire est publié.',
      en: 'Only the days whose schedule is published.',
    }),
  ),
});
export type CalendrierJson = z.infer<typeof calendrierSchema>;
