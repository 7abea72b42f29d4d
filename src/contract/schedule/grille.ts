import { z } from 'zod';
import { rangeesSurDemandeSchema, telephoneSchema } from './acces.ts';
import { arretSchema } from './arret.ts';
import { dateSchema, instantSchema, secondesSchema, versionHoraireSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { codeDirection, date, noParcours } from './queries.ts';
import { described } from './words.ts';

export const grilleQuerySchema = z.object({ noParcours, codeDirection, date });

/** What sets a trip apart from the usual one. */
export const noteGrilleSchema = z.object({
  genre: z.enum(['debut', 'fin', 'passePar', 'omet', 'frequence']).meta(
    described({
      fr: 'debut\u00A0: le voyage commence à cet arrêt. fin\u00A0: il y finit. passePar\u00A0: il passe aussi par ces arrêts. omet\u00A0: il ne dessert pas ces arrêts. frequence\u00A0: il tient lieu d’un départ toutes les tant de secondes.',
      en: 'debut: the trip begins at this stop. fin: it ends there. passePar: it also calls at these stops. omet: it leaves out these stops. frequence: it stands for a departure every so many seconds.',
    }),
  ),
  arrets: z.array(z.string()).meta(described({ fr: 'Par leurs numéros.', en: 'By their numbers.' })),
  frequence: z
    .object({ secondes: z.number().int().min(1), debut: secondesSchema, fin: secondesSchema })
    .optional()
    .meta(
      described({
        fr: 'Avec le genre frequence\u00A0: d’un départ au suivant, et de quand à quand, à son premier arrêt.',
        en: 'With the genre frequence: from one departure to the next, and from when to when, at its first stop.',
      }),
    ),
});
export type NoteGrilleJson = z.infer<typeof noteGrilleSchema>;

/** A column: one trip. */
const voyageGrilleSchema = z.object({
  idVoyage: z.string(),
  nomDestination: z.string(),
  annule: z.boolean(),
  heures: z.array(secondesSchema.nullable()).meta(
    described({
      fr: 'Une par rangée de arrets, en secondes depuis origine\u00A0: le départ, ou l’arrivée au dernier arrêt\u00A0; null où le voyage n’arrête pas.',
      en: 'One for each row of arrets, in seconds from origine: the departure, or the arrival at the last stop; null where the trip does not stop.',
    }),
  ),
  descenteSeulement: z.array(z.number().int().min(0)).meta(
    described({
      fr: 'Les rangées où l’on peut seulement descendre, comptées à partir de 0.',
      en: 'The rows where riders may only get off, counted from 0.',
    }),
  ),
  approximatif: z.array(z.number().int().min(0)).meta(
    described({
      fr: 'Les rangées dont l’heure n’est qu’estimée, comptées à partir de 0.',
      en: 'The rows whose time is only estimated, counted from 0.',
    }),
  ),
  surDemande: rangeesSurDemandeSchema,
  nonDesservi: z.array(z.number().int().min(0)).meta(
    described({
      fr: 'Les rangées que ce voyage ne dessert pas ce jour-là, selon un avis ou le temps réel, comptées à partir de 0.',
      en: 'The rows this trip does not serve that day, by a notice or by real time, counted from 0.',
    }),
  ),
  notes: z.array(noteGrilleSchema).meta(
    described({
      fr: 'Ce qui distingue ce voyage du voyage habituel.',
      en: 'What sets this trip apart from the usual one.',
    }),
  ),
});
export type VoyageGrilleJson = z.infer<typeof voyageGrilleSchema>;

/** The timetable of a line, a direction and a day. Times are seconds so that a grid stays small. */
export const grilleSchema = z.object({
  parcours: parcoursDirectionSchema,
  date: dateSchema,
  empreinte: z.string().meta(
    described({
      fr: 'La même tant que la fiche de ce parcours, de cette direction et de ce jour ne change pas\u00A0: de quoi vérifier une impression ou une copie.',
      en: 'The same as long as the sheet of this route, direction and day does not change: what a print or a copy can be checked against.',
    }),
  ),
  versionHoraire: versionHoraireSchema,
  telephone: telephoneSchema,
  origine: instantSchema.meta(
    described({
      fr: 'L’instant à partir duquel sont comptées les secondes de heures.',
      en: 'The instant from which the seconds of heures are counted.',
    }),
  ),
  arrets: z.array(arretSchema).meta(
    described({
      fr: 'Les rangées, dans un ordre où chaque voyage se lit de haut en bas\u00A0; un arrêt desservi deux fois en a deux.',
      en: 'The rows, in an order in which every trip reads downwards; a stop served twice has two.',
    }),
  ),
  voyages: z.array(voyageGrilleSchema).meta(
    described({
      fr: 'Les colonnes, dans l’ordre où les usagers les rencontrent.',
      en: 'The columns, in the order riders meet them.',
    }),
  ),
});
export type GrilleJson = z.infer<typeof grilleSchema>;
