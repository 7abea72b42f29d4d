import { z } from 'zod';
import { instantSchema } from './fields.ts';

/** One departure on a board. The oldest versions of the wire lack the last two members. */
export const passageSchema = z.object({
  depart: instantSchema,
  /** Whole minutes that remain, rounded down. */
  departMinutes: z.number().int(),
  /** « Nomade Temps Réel »: a live estimate, not the planned time. */
  ntr: z.boolean(),
  annule: z.boolean().default(false),
  nomDestination: z.string().default(''),
});
export type PassageJson = z.infer<typeof passageSchema>;
