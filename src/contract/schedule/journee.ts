import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { departSchema } from './departs.ts';
import { dateSchema, instantSchema, tempsReelSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { codeDirection, date, noArret, noParcours } from './queries.ts';

export const journeeQuerySchema = z.object({ noParcours, noArret, codeDirection, date });

/** `journee`: every departure of a line at a stop on a service date; `null` where the line does not stop there. */
export const journeeSchema = z.object({
  heure: instantSchema,
  parcours: parcoursDirectionSchema,
  arret: arretSchema,
  date: dateSchema,
  tempsReel: tempsReelSchema,
  /** In the order they are expected. */
  departs: z.array(departSchema.extend({ estPasse: z.boolean() })),
});
