import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { arretsRule, wholeRule } from './argument-rules.ts';
import { optional, required } from './arguments.ts';
import { etatServiceSchema } from './borne-virtuelle.ts';
import { dateSchema, instantSchema, numeroSchema, tempsReelSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';

export const departsQuerySchema = z.object({
  arrets: required('arrets', arretsRule),
  limite: optional(
    'limite',
    wholeRule(1, 20, {
      fr: 'Nombre de départs par parcours et direction\u00A0; 3 sinon.',
      en: 'Number of departures per route and direction; 3 otherwise.',
    }),
  ),
});

/**
 * How a departure stands, what matters most first: `annule`, `nonDesservi` (the bus passes without stopping),
 * `descenteSeulement`, `enRetard` (two minutes or more, by real time), `enDirect`, `planifie`.
 */
export const etatDepartSchema = z.enum([
  'annule',
  'nonDesservi',
  'descenteSeulement',
  'enRetard',
  'enDirect',
  'planifie',
]);
export type EtatDepart = z.infer<typeof etatDepartSchema>;

/** What a time says, and how much it is worth. */
export const heureSchema = z.object({
  prevue: instantSchema,
  /** The planned one where nothing live is known. */
  attendue: instantSchema,
  /** Seconds late, negative when early; `null` where nothing live is known. */
  retard: z.number().int().nullable(),
  /** Seconds since the operator last spoke of this trip; `null` where nothing live is known. */
  age: z.number().int().min(0).nullable(),
});
export type HeureJson = z.infer<typeof heureSchema>;

/** One bus at one stop. */
export const departSchema = heureSchema.extend({
  idVoyage: z.string(),
  noParcours: numeroSchema,
  codeDirection: numeroSchema,
  nomDestination: z.string(),
  /** Whole minutes that remain, rounded down. */
  minutes: z.number().int(),
  etat: etatDepartSchema,
  idAutobus: z.string().nullable(),
  /** The rider's day it belongs to: after the last bus of tonight come tomorrow's. */
  jour: dateSchema,
  /** The service date of the trip: with `idVoyage` it names the trip. */
  date: dateSchema,
  /** Where to board instead of a stop that is not served; `null` where no notice says so. */
  remplacement: arretSchema.nullable(),
});
export type DepartJson = z.infer<typeof departSchema>;

/** A line and direction at the stop, with departures or without. */
const parcoursArretSchema = z.object({
  parcours: parcoursDirectionSchema,
  etatService: etatServiceSchema,
  /** How far the times of this line are live: a network may have several feeds. */
  tempsReel: tempsReelSchema,
  descenteSeulement: z.boolean(),
  /** The next departure where none is listed. */
  prochainDepart: instantSchema.nullable(),
  /** The last departure of today that has left; `null` before the first. */
  dernierPasse: instantSchema.nullable(),
  /** The first departure of the next rider's day. */
  premierDemain: instantSchema.nullable(),
  /** The notices that concern it, by their ids. */
  avis: z.array(z.string()),
});
export type ParcoursArretJson = z.infer<typeof parcoursArretSchema>;

const departsArretSchema = z.object({
  arret: arretSchema,
  parcours: z.array(parcoursArretSchema),
  /** Of all lines, in order of time. */
  departs: z.array(departSchema),
  avis: z.array(z.string()),
});
export type DepartsArretJson = z.infer<typeof departsArretSchema>;

/** `departs`: everything a screen at a stop shows, for one stop or several. */
export const departsSchema = z.object({
  heure: instantSchema,
  tempsReel: tempsReelSchema,
  /** In the order asked for. */
  arrets: z.array(departsArretSchema),
  /** Numbers that no stop has. */
  inconnus: z.array(z.string()),
});
export type DepartsJson = z.infer<typeof departsSchema>;
