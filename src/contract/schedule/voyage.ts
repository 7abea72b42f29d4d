import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { dateRule, idVoyageRule } from './argument-rules.ts';
import { required } from './arguments.ts';
import { lieuAutobus } from './autobus.ts';
import { heureSchema } from './departs.ts';
import { dateSchema, tempsReelSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';

export const voyageQuerySchema = z.object({
  idVoyage: required('idVoyage', idVoyageRule),
  date: required('date', dateRule),
});

/** A trip at one of its stops: its departure, or its arrival at the last one. */
const passageVoyageSchema = heureSchema.extend({
  arret: arretSchema,
  estPasse: z.boolean(),
  /** The bus passes here without stopping. */
  nonDesservi: z.boolean(),
  descenteSeulement: z.boolean(),
  /** The feed gives no exact time here. */
  approximatif: z.boolean(),
});
export type PassageVoyageJson = z.infer<typeof passageVoyageSchema>;

/** The bus of a trip and where it is between two of its stops. */
const positionSchema = z.object({
  ...lieuAutobus,
  /** The place in `passages` of the stop it stands at or comes to next; `null` where it is not known. */
  prochain: z.number().int().min(0).nullable(),
});
export type PositionJson = z.infer<typeof positionSchema>;

/** `voyage`: one trip on one service date; `null` when it does not run that day. */
export const voyageSchema = z.object({
  idVoyage: z.string(),
  date: dateSchema,
  parcours: parcoursDirectionSchema,
  nomDestination: z.string(),
  annule: z.boolean(),
  tempsReel: tempsReelSchema,
  passages: z.array(passageVoyageSchema),
  autobus: positionSchema.nullable(),
});
export type VoyageJson = z.infer<typeof voyageSchema>;
