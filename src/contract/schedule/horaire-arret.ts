import { z } from 'zod';
import { surDemandeSchema } from './acces.ts';
import { wholeRule } from './argument-rules.ts';
import { optional } from './arguments.ts';
import { etatDepartSchema } from './depart.ts';
import { dateSchema, frequenceSchema, heureReponseSchema, instantSchema } from './fields.ts';
import { parcoursCourtSchema } from './parcours.ts';
import { moment, noArret } from './queries.ts';
import { quaiSchema } from './quai.ts';
import { described } from './words.ts';

/** A copy is kept on a device for a week. */
export const joursHoraireArret = 7;

export const horaireArretQuerySchema = z.object({
  noArret,
  moment,
  jours: optional(
    'jours',
    wholeRule(
      { least: 1, most: joursHoraireArret, otherwise: joursHoraireArret },
      {
        fr: 'Nombre de journées à partir de la journée en cours',
        en: 'Number of days from the current one on',
      },
    ),
  ),
});

const jourSchema = z.object({
  jour: dateSchema,
  debut: instantSchema.meta(
    described({
      fr: 'Le premier instant de cette journée de l’usager, qui dure jusqu’au début de la suivante.',
      en: 'The first instant of this rider’s day, which lasts until the next one begins.',
    }),
  ),
});

const passagesSchema = parcoursCourtSchema
  .omit({ descriptionDirection: true })
  .extend({
    nomDestination: z.string(),
    jour: dateSchema,
    etat: etatDepartSchema,
    heures: z
      .array(instantSchema)
      .meta(described({ fr: 'En ordre chronologique.', en: 'In order of time.' })),
    frequence: frequenceSchema.optional(),
    quai: quaiSchema
      .optional()
      .meta(described({ fr: 'D’une station\u00A0: le quai.', en: 'Of a station: the platform.' })),
    surDemande: surDemandeSchema.optional(),
  })
  .meta(
    described({
      fr: 'Les départs d’un parcours, d’une direction et d’une destination pendant une journée, qui ont le même état.',
      en: 'The departures of a route, a direction and a destination on a day that are in the same state.',
    }),
  );
export type PassagesJson = z.infer<typeof passagesSchema>;

/** `horaireArret`: the planned departures of a stop for some days, small enough to be kept on a device; `null` without it. */
export const horaireArretSchema = z.object({
  heure: heureReponseSchema,
  jours: z.array(jourSchema).meta(
    described({
      fr: 'Les journées données, et le début de celle qui suit la dernière.',
      en: 'The days given, and the beginning of the one after the last.',
    }),
  ),
  passages: z.array(passagesSchema),
});
export type HoraireArretJson = z.infer<typeof horaireArretSchema>;
