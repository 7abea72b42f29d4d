import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { departSchema } from './depart.ts';
import { dateSchema, heureReponseSchema, tempsReelSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { codeDirection, date, moment, noArret, noParcours } from './queries.ts';
import { described } from './words.ts';

export const journeeQuerySchema = z.object({ noParcours, noArret, codeDirection, date, moment });

/** `journee`: every departure of a line at a stop on a service date; `null` where the line does not stop there. */
export const journeeSchema = z.object({
  heure: heureReponseSchema,
  parcours: parcoursDirectionSchema,
  arret: arretSchema,
  date: dateSchema,
  tempsReel: tempsReelSchema,
  departs: z.array(departSchema.extend({ estPasse: z.boolean() })).meta(
    described({
      fr: 'Dans l’ordre où ils sont attendus\u00A0; estPasse est vrai une fois le départ passé.',
      en: 'In the order they are expected; estPasse is true once a departure has left.',
    }),
  ),
});
export type JourneeJson = z.infer<typeof journeeSchema>;
