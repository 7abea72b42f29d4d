import { z } from 'zod';

const texte = z.string().nullable().optional();

/** Where fares are sold. Only the first four members are certain on the operator's own service. */
export const pointVenteSchema = z.object({
  nom: z.string(),
  adresse: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  id: z.number().int().optional(),
  ville: texte,
  codePostal: texte,
  telephone: texte,
  type: texte,
  heuresOuverture: texte,
  titres: texte,
});
export type PointVenteJson = z.infer<typeof pointVenteSchema>;

/** `pointsVente/ListePointsVente`. */
export const listePointVenteSchema = z.array(pointVenteSchema);
