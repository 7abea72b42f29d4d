import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { dateSchema, instantSchema, secondesSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { codeDirection, date, noParcours } from './queries.ts';

/** Without a direction, the line's main one; without a date, today. */
export const grilleQuerySchema = z.object({ noParcours, codeDirection, date });

/** What sets a trip apart from the usual one: where it begins, where it ends, what it adds, what it leaves out. */
const noteGrilleSchema = z.object({
  genre: z.enum(['debut', 'fin', 'passePar', 'omet']),
  arrets: z.array(z.string()),
});
export type NoteGrilleJson = z.infer<typeof noteGrilleSchema>;

/** A column: one trip. */
const voyageGrilleSchema = z.object({
  idVoyage: z.string(),
  nomDestination: z.string(),
  annule: z.boolean(),
  /** One cell for each row of `arrets`: departures, and the arrival at its last stop; `null` where it does not stop. */
  heures: z.array(secondesSchema.nullable()),
  /** Rows where riders may only get off. */
  descenteSeulement: z.array(z.number().int().min(0)),
  /** Rows whose time the feed only estimates. */
  approximatif: z.array(z.number().int().min(0)),
  notes: z.array(noteGrilleSchema),
});
export type VoyageGrilleJson = z.infer<typeof voyageGrilleSchema>;

/** The timetable of a line, a direction and a day. Times are seconds so that a grid stays small. */
export const grilleSchema = z.object({
  parcours: parcoursDirectionSchema,
  date: dateSchema,
  /** That of this line, direction and day: what a print or a copy can be checked against. */
  empreinte: z.string(),
  /** Of the feed in service. */
  versionHoraire: z.string(),
  /** What the seconds of the cells are counted from. */
  origine: instantSchema,
  /** The rows, in an order in which every trip reads downwards; a stop met twice has two rows. */
  arrets: z.array(arretSchema),
  /** In the order riders meet them. */
  voyages: z.array(voyageGrilleSchema),
});
