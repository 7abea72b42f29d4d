import { z } from 'zod';
import { numerosSchema } from './fields.ts';
import { described } from './words.ts';

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
    titres: texte.meta(
      described({ fr: 'Les titres de transport qu’on y vend.', en: 'The fares sold there.' }),
    ),
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
    nombrePlaces: z
      .number()
      .int()
      .min(0)
      .nullable()
      .meta(
        described({
          fr: 'Le nombre de places de stationnement\u00A0; null s’il n’est pas connu.',
          en: 'The number of parking spaces; null if it is not known.',
        }),
      ),
    parcours: numerosSchema.meta(
      described({
        fr: 'Les parcours qui y passent, par leurs numéros séparés par des points-virgules.',
        en: 'The routes that serve it, by their numbers separated by semicolons.',
      }),
    ),
    accessible: z.boolean(),
  }),
);
