import { z } from 'zod';
import { dateSchema } from './fields.ts';

/** The weeks for which a timetable holds. */
export const periodeSchema = z.object({
  idPeriode: z.string(),
  description: z.string(),
  dateDebutPeriode: dateSchema,
  dateFinPeriode: dateSchema,
});
export type PeriodeJson = z.infer<typeof periodeSchema>;

/** `horaire/ListePeriodeApplication`: in the order of their first days. */
export const listePeriodeSchema = z.array(periodeSchema);
