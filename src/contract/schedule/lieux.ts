import { z } from 'zod';
import { numerosSchema } from './fields.ts';

const texte = z.string().nullable().optional();

/** `pointsVente/ListePointsVente`: where fares are sold. Only four members are certain on the operator's own service. */
export const listePointVenteSchema = z.array(
  z.object({
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
  }),
);

/** `parcOBus/ListeParcOBus`: the park-and-ride lots. */
export const listeParcOBusSchema = z.array(
  z.object({
    id: z.number().int(),
    nom: z.string(),
    adresse: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    nombrePlaces: z.number().int().min(0).nullable(),
    parcours: numerosSchema,
    accessible: z.boolean(),
  }),
);
