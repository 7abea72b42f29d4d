import { z } from 'zod';
import { numeroSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';

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

/** `horaire/Arret`: with the lines that serve it; `null` for a stop that does not exist. */
export const arretOuNullSchema = arretSchema
  .extend({ parcours: z.array(parcoursDirectionSchema).optional() })
  .nullable();

/** `horaire/ListeArret_Parcours` and `horaire/ListeArret_ParcoursPeriode`: of one day, in the order of travel. */
export const listeArretSchema = z.array(
  arretSchema.extend({
    arretNonDesservi: z.boolean().optional(),
    descenteSeulement: z.boolean().optional(),
  }),
);
