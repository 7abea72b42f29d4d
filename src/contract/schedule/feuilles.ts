import { z } from 'zod';
import { entreArretsParcoursSchema, rangeesSurDemandeSchema, telephoneSchema } from './acces.ts';
import { dateSchema, entiersSchema } from './fields.ts';
import { noteGrilleSchema } from './grille.ts';
import { typeTransportSchema } from './parcours.ts';
import { date, moment, noParcours } from './queries.ts';
import { described } from './words.ts';

export const feuillesQuerySchema = z.object({ noParcours, date, moment });

/** The days of the week, then holidays and weekdays without classes that run another service. */
const jourFeuilleSchema = z.enum([
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
  'ferie',
  'congeScolaire',
]);
export type JourFeuilleJson = z.infer<typeof jourFeuilleSchema>;

const arretFeuilleSchema = z.object({
  noArret: z.string(),
  nom: z.string(),
  accessible: z.boolean(),
  correspondances: z
    .number()
    .int()
    .min(0)
    .meta(
      described({
        fr: 'Combien d’autres parcours y arrêtent.',
        en: 'How many other routes stop there.',
      }),
    ),
});

/** Trips that call at the same rows and have the same notes. */
const modeleSchema = z.object({
  descenteSeulement: entiersSchema.meta(
    described({
      fr: 'Les rangées où l’on peut seulement descendre, comptées à partir de 0.',
      en: 'The rows where riders may only get off, counted from 0.',
    }),
  ),
  approximatif: entiersSchema.meta(
    described({
      fr: 'Les rangées dont l’heure n’est qu’estimée, comptées à partir de 0.',
      en: 'The rows whose time is only estimated, counted from 0.',
    }),
  ),
  surDemande: rangeesSurDemandeSchema,
  notes: z.array(noteGrilleSchema),
});
export type ModeleFeuilleJson = z.infer<typeof modeleSchema>;

const tableauSchema = z.object({
  jours: z.array(jourFeuilleSchema),
  empreinte: z.string(),
  date: dateSchema.meta(described({ fr: 'Un de ses jours.', en: 'One of its days.' })),
  rangees: entiersSchema.meta(
    described({
      fr: 'L’arrêt de chaque rangée, par sa place dans arrets.',
      en: 'The stop of each row, by its place in arrets.',
    }),
  ),
  modeles: z.array(modeleSchema),
  voyages: entiersSchema.meta(
    described({
      fr: 'Le modèle de chaque voyage, par sa place dans modeles.',
      en: 'The pattern of each trip, by its place in modeles.',
    }),
  ),
  heures: entiersSchema.meta(
    described({
      fr: 'Rangée après rangée, une par voyage, en secondes de la journée de service\u00A0: le départ, ou l’arrivée au dernier arrêt\u00A0; -1 où le voyage n’arrête pas.',
      en: 'Row after row, one for each trip, in seconds of the service day: the departure, or the arrival at the last stop; -1 where the trip does not stop.',
    }),
  ),
});
export type TableauFeuilleJson = z.infer<typeof tableauSchema>;

const feuilleSchema = z.object({
  codeDirection: z.string(),
  description: z.string(),
  origine: z.string(),
  dateDebut: dateSchema,
  dateFin: dateSchema,
  suite: z
    .object({ dateDebut: dateSchema, nom: z.string().nullable() })
    .nullable()
    .meta(
      described({
        fr: 'Ce qui suit la feuille\u00A0: une autre période, par son nom, ou un changement au milieu de la période\u00A0; null si rien n’est publié.',
        en: 'What follows the sheet: another period, by its name, or a change inside the period; null if nothing is published.',
      }),
    ),
  sansService: z.array(jourFeuilleSchema),
  exceptions: z.array(dateSchema).meta(
    described({
      fr: 'Les jours isolés qui ne suivent aucun tableau.',
      en: 'Single days that follow no table.',
    }),
  ),
  telephone: telephoneSchema,
  entreArrets: entreArretsParcoursSchema,
  arrets: z.array(arretFeuilleSchema),
  tableaux: z.array(tableauSchema).meta(
    described({
      fr: 'Un par horaire différent, du lundi aux jours fériés.',
      en: 'One for each different timetable, from Monday to holidays.',
    }),
  ),
});
export type FeuilleJson = z.infer<typeof feuilleSchema>;

/** `feuilles`: what is printed of a line. Times stand in one list, since a booklet has hundreds of thousands of them. */
export const feuillesSchema = z.object({
  noParcours: z.string(),
  codeTypeService: z.number().int(),
  typeTransport: typeTransportSchema,
  date: dateSchema,
  directions: z.array(feuilleSchema),
});
export type FeuillesJson = z.infer<typeof feuillesSchema>;
