import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { tempsReelSchema } from './etat-temps-reel.ts';
import { instantSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours-direction.ts';
import { passageSchema } from './passage.ts';

/** Why a board is as it is: an empty list alone would not say. */
export const etatsService = [
  'departs',
  'nonDebute',
  'termine',
  'aucunService',
  'arretNonDesservi',
  'aucunHoraire',
] as const;
export type EtatService = (typeof etatsService)[number];

/** A departure board: one line and direction at one stop. The last three members are our own. */
export const borneVirtuelleSchema = z.object({
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
  etatService: z.enum(etatsService).optional(),
  /** The next departure after today's last, or before today's first. */
  prochainDepart: instantSchema.nullable().optional(),
  tempsReel: tempsReelSchema.optional(),
});
export type BorneVirtuelleJson = z.infer<typeof borneVirtuelleSchema>;

/** The answer for a stop that is not on the line, or a direction the line does not have. */
export const borneVirtuelleVideSchema = z.object({
  parcours: parcoursDirectionSchema.nullable().default(null),
  arret: arretSchema.nullable().default(null),
  arretNonDesservi: z.boolean().nullable().default(null),
  descenteSeulement: z.boolean().nullable().default(null),
  typeParcours: z.string().nullable().default(null),
  parcoursX: z.boolean().nullable().default(null),
  parcoursDetour: z.boolean().nullable().default(null),
  horaires: z.null(),
});
export type BorneVirtuelleVideJson = z.infer<typeof borneVirtuelleVideSchema>;

export const borneVirtuelleVide: BorneVirtuelleVideJson = {
  parcours: null,
  arret: null,
  arretNonDesservi: null,
  descenteSeulement: null,
  typeParcours: null,
  parcoursX: null,
  parcoursDetour: null,
  horaires: null,
};

/** `horaire/BorneVirtuelle_ArretParcours`: `horaires` tells the two apart. */
export const reponseBorneVirtuelleSchema = z.union([borneVirtuelleSchema, borneVirtuelleVideSchema]);

/** `horaire/ListeBorneVirtuelle_Arret` and `horaire/ListeBorneVirtuelle_Arrets`. */
export const listeBorneVirtuelleSchema = z.array(borneVirtuelleSchema);
