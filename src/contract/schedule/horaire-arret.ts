import { z } from 'zod';
import { instantSchema } from './fields.ts';

/** A departure of the day at a stop. After midnight it keeps the day asked for and carries the next date. */
export const horaireArretSchema = z.object({
  horaire: instantSchema,
  horaireMinutes: z.number().int(),
  ntr: z.boolean().default(false),
  annule: z.boolean().default(false),
  descenteSeulement: z.boolean().default(false),
  nomDestination: z.string().default(''),
  idVoyage: z.string(),
});
export type HoraireArretJson = z.infer<typeof horaireArretSchema>;

/** `horaire/ListeHoraire_ArretParcours`: in order of time. */
export const listeHoraireArretSchema = z.array(horaireArretSchema);
