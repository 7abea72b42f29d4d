import { z } from 'zod';
import { dateRule } from './argument-rules.ts';
import { missing, required } from './arguments.ts';
import { dateSchema, secondesSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { anyArret, anyParcours, codeDirection } from './queries.ts';
import { issueIn } from './words.ts';

/** What changes for a line, a stop, or a line at a stop, between two days. */
export const comparaisonQuerySchema = z
  .object({
    noParcours: anyParcours,
    noArret: anyArret,
    codeDirection,
    dateAvant: required('dateAvant', dateRule),
    dateApres: required('dateApres', dateRule),
  })
  .superRefine(({ noParcours, noArret }, context) => {
    if (noParcours === undefined && noArret === undefined)
      context.addIssue({ ...issueIn(missing('noParcours')), path: ['noParcours'] });
  });

const voyageSchema = z.object({
  idVoyage: z.string(),
  /** At the stop asked for, else at the trip's first. */
  heure: secondesSchema,
  nomDestination: z.string(),
});

/** One thing on both days; `null` on a day without it. */
const lesDeux = <Value extends z.ZodType>(value: Value) =>
  z.object({ avant: value.nullable(), apres: value.nullable() });

const changementSchema = z.object({
  parcours: parcoursDirectionSchema,
  nombreVoyages: z.object({ avant: z.number().int().min(0), apres: z.number().int().min(0) }),
  ajoutes: z.array(voyageSchema),
  retires: z.array(voyageSchema),
  deplaces: z.array(
    z.object({
      avant: voyageSchema,
      apres: voyageSchema,
      /** How much later it leaves, and how much longer it takes; negative for earlier and shorter. */
      minutes: z.number().int(),
      minutesDeTrajet: z.number().int(),
      autresArrets: z.boolean(),
    }),
  ),
  arretsAjoutes: z.array(z.string()),
  arretsRetires: z.array(z.string()),
  premierDepart: lesDeux(secondesSchema),
  dernierDepart: lesDeux(secondesSchema),
});
export type ChangementJson = z.infer<typeof changementSchema>;

/** A line and direction without change is left out; `identique` says that all are. */
export const comparaisonSchema = z.object({
  noParcours: z.string().nullable(),
  noArret: z.string().nullable(),
  dateAvant: dateSchema,
  dateApres: dateSchema,
  identique: z.boolean(),
  changements: z.array(changementSchema),
});
