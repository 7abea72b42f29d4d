import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { dateSchema, instantSchema, tempsReelSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { described } from './words.ts';

/** Why a board is as it is: an empty list alone would not say. */
const etatsService = [
  'departs',
  'nonDebute',
  'termine',
  'aucunService',
  'arretNonDesservi',
  'aucunHoraire',
] as const;
export const etatServiceSchema = z.enum(etatsService);
export type EtatService = z.infer<typeof etatServiceSchema>;

/** One departure on a board. The oldest versions of the wire lack `annule` and `nomDestination`; `jour` is our own. */
const passageSchema = z.object({
  depart: instantSchema,
  /** Whole minutes that remain, rounded down. */
  departMinutes: z.number().int(),
  /** « Nomade Temps Réel »: a live estimate, not the planned time. */
  ntr: z.boolean(),
  annule: z.boolean().default(false),
  nomDestination: z.string().default(''),
  jour: dateSchema.optional().meta(
    described({
      fr: 'La journée de service à laquelle appartient le départ, quand ce n’est pas celle de la borne\u00A0: après le dernier départ du jour, les premiers du lendemain.',
      en: 'The service day the departure belongs to, when it is not that of the board: after the last departure of the day come the first ones of the next day.',
    }),
  ),
});
export type PassageJson = z.infer<typeof passageSchema>;

/** A departure board: one line and direction at one stop. The last three members are our own. */
const borneVirtuelleSchema = z.object({
  parcours: parcoursDirectionSchema,
  arret: arretSchema,
  arretNonDesservi: z.boolean(),
  descenteSeulement: z.boolean().default(false),
  /** `PP` is the only value ever seen. */
  typeParcours: z.string().default('PP'),
  parcoursX: z.boolean().default(false),
  parcoursDetour: z.boolean().default(false),
  /** Not always in order of time. */
  horaires: z.array(passageSchema),
  etatService: etatServiceSchema.optional(),
  /** The next departure, where `horaires` is empty. */
  prochainDepart: instantSchema.nullable().optional(),
  tempsReel: tempsReelSchema.optional(),
});
export type BorneVirtuelleJson = z.infer<typeof borneVirtuelleSchema>;

/** The answer for a stop that is not on the line, or a direction the line does not have. */
const borneVirtuelleVideSchema = z.object({
  parcours: parcoursDirectionSchema.nullable().default(null),
  arret: arretSchema.nullable().default(null),
  arretNonDesservi: z.boolean().nullable().default(null),
  descenteSeulement: z.boolean().nullable().default(null),
  typeParcours: z.string().nullable().default(null),
  parcoursX: z.boolean().nullable().default(null),
  parcoursDetour: z.boolean().nullable().default(null),
  horaires: z.null(),
});
export const borneVirtuelleVide = borneVirtuelleVideSchema.parse({ horaires: null });

/** `horaire/BorneVirtuelle_ArretParcours`: `horaires` tells the two apart. */
export const reponseBorneVirtuelleSchema = z.union([borneVirtuelleSchema, borneVirtuelleVideSchema]);

/** `horaire/ListeBorneVirtuelle_Arret` and `horaire/ListeBorneVirtuelle_Arrets`. */
export const listeBorneVirtuelleSchema = z.array(borneVirtuelleSchema);
