import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { dateSchema, instantSchema, numeroSchema, tempsReelSchema } from './fields.ts';
import { parcoursCourtSchema, parcoursSchema } from './parcours.ts';
import { date, noParcours } from './queries.ts';

export const ficheParcoursQuerySchema = z.object({ noParcours, date });

/** What riders call the day: a holiday runs as another day does, a school day off without the lines of schools. */
export const genreJourSchema = z.enum(['semaine', 'samedi', 'dimanche', 'ferie', 'congeScolaire']);
export type GenreJour = z.infer<typeof genreJourSchema>;

const arretParcoursSchema = arretSchema.extend({
  arretNonDesservi: z.boolean(),
  descenteSeulement: z.boolean(),
  /** The other lines that stop here in the week from the date on. */
  parcours: z.array(parcoursCourtSchema),
  /** The next departure of this line and direction here, if the date is today. */
  prochainDepart: instantSchema.nullable(),
});

/** The days for which the timetable holds. */
const periodeSchema = z.object({
  dateDebut: dateSchema,
  dateFin: dateSchema,
  /** False where the feed begins there: the period may be older. */
  debutCertain: z.boolean(),
  /** False where the feed ends there: the period may go on. */
  finCertaine: z.boolean(),
});

/** A way that trips of the day take, by its stops in order. */
const varianteSchema = z.object({
  nombreVoyages: z.number().int().min(1),
  /** Where its trips go. */
  destinations: z.array(z.string()),
  arrets: z.array(numeroSchema),
});

const directionSchema = z.object({
  codeDirection: numeroSchema,
  description: z.string(),
  /** The first and the last stop of its usual trip. */
  origine: z.string(),
  terminus: z.string(),
  nombreVoyages: z.number().int().min(0),
  /** When the first and the last trip of the day begin; `null` where none runs. */
  premierDepart: instantSchema.nullable(),
  dernierDepart: instantSchema.nullable(),
  /**
   * The same as long as the sheet of this line, direction and day would be: a print or a copy that carries another one
   * is out of date.
   */
  empreinte: z.string(),
  arrets: z.array(arretParcoursSchema),
  /** That of most trips first; more than one where some trips are shorter or take other streets. */
  variantes: z.array(varianteSchema),
});

/** `parcours`: a line on a day, everything but its grid; `null` for a line that does not exist. */
export const ficheParcoursSchema = z.object({
  parcours: parcoursSchema,
  date: dateSchema,
  genreJour: genreJourSchema,
  periode: periodeSchema.nullable(),
  tempsReel: tempsReelSchema,
  directions: z.array(directionSchema),
  /** Of the feed in service. */
  versionHoraire: z.string(),
  avis: z.array(z.string()),
});
export type FicheParcoursJson = z.infer<typeof ficheParcoursSchema>;
