import { z } from 'zod';
import { dateRule, noParcoursRule } from './argument-rules.ts';
import { optional } from './arguments.ts';
import { dateSchema, instantSchema } from './fields.ts';

/** Without a date, today; without a line, all of them. */
export const voyagesAnnulesQuerySchema = z.object({
  date: optional('date', dateRule),
  noParcours: optional('noParcours', noParcoursRule),
});

/** `annule`: the whole trip. `ecourte`: some of its stops. */
export const genresAnnulation = ['annule', 'ecourte'] as const;
export type GenreAnnulation = (typeof genresAnnulation)[number];

/** The record of a trip that did not run, or not in full. It stays when the real-time feed forgets it. */
export const voyageAnnuleSchema = z.object({
  id: z.number().int(),
  genre: z.enum(genresAnnulation),
  date: dateSchema,
  noParcours: z.string(),
  codeDirection: z.string(),
  descriptionDirection: z.string(),
  idVoyage: z.string(),
  nomDestination: z.string(),
  /** Its planned departure from its first stop. */
  depart: instantSchema,
  /** The stops it does not serve, in the order of travel. */
  arrets: z.array(z.string()),
  annonce: instantSchema,
  /** When the feed last said so. */
  derniereMention: instantSchema,
  /** When the feed said that the trip runs after all; `null` otherwise. */
  retabli: instantSchema.nullable(),
  source: z.string(),
});
export type VoyageAnnuleJson = z.infer<typeof voyageAnnuleSchema>;

/** In the order of their planned departures. */
export const listeVoyageAnnuleSchema = z.array(voyageAnnuleSchema);
