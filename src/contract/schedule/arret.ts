import { z } from 'zod';
import { numeroSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours-direction.ts';

export const arretSchema = z.object({
  /** The number on the pole. */
  noArret: numeroSchema,
  nom: z.string(),
  /** Street and cross street: `Charest Est / Saint-Dominique`. */
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  accessible: z.boolean(),
});
export type ArretJson = z.infer<typeof arretSchema>;

/** `horaire/Arret`: with the lines that serve it. */
export const arretDesserviSchema = arretSchema.extend({
  parcours: z.array(parcoursDirectionSchema).optional(),
});
export type ArretDesserviJson = z.infer<typeof arretDesserviSchema>;

/** `horaire/Arret`: `null` for a stop that does not exist. */
export const arretOuNullSchema = arretDesserviSchema.nullable();

/** A stop of a line on a day. */
export const arretParcoursSchema = arretSchema.extend({
  arretNonDesservi: z.boolean().optional(),
  descenteSeulement: z.boolean().optional(),
});
export type ArretParcoursJson = z.infer<typeof arretParcoursSchema>;

/** `horaire/ListeArret_Parcours` and `horaire/ListeArret_ParcoursPeriode`: in the order of travel. */
export const listeArretSchema = z.array(arretParcoursSchema);
