import { z } from 'zod';
import { descenteSeulementSchema, numeroSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { described } from './words.ts';

export const arretSchema = z.object({
  noArret: numeroSchema.meta(
    described({ fr: 'Le numéro sur le poteau de l’arrêt.', en: 'The number on the pole of the stop.' }),
  ),
  nom: z.string(),
  description: z.string().meta(
    described({
      fr: 'La rue et la rue transversale, par exemple Charest Est / Saint-Dominique.',
      en: 'The street and the cross street, such as Charest Est / Saint-Dominique.',
    }),
  ),
  latitude: z.number(),
  longitude: z.number(),
  accessible: z.boolean().meta(
    described({
      fr: 'L’arrêt est accessible en fauteuil roulant.',
      en: 'The stop is wheelchair accessible.',
    }),
  ),
  quai: z
    .string()
    .optional()
    .meta(
      described({
        fr: 'Le quai de sa station, par exemple 2, là où ni nom ni description ne le dit.',
        en: 'The platform of its station, such as 2, where neither nom nor description says it.',
      }),
    ),
  nombreQuais: z
    .number()
    .int()
    .optional()
    .meta(
      described({
        fr: 'D’une station, qui réunit les départs de ses quais\u00A0: combien elle en a.',
        en: 'Of a station, which joins the departures of its platforms: how many it has.',
      }),
    ),
  fuseau: z
    .string()
    .optional()
    .meta(
      described({
        fr: 'Le fuseau de ses heures, là où il est autre que celui du réseau.',
        en: 'The zone of its times, where it is another than that of the network.',
      }),
    ),
});
export type ArretJson = z.infer<typeof arretSchema>;

/** `horaire/Arret`: with the lines that serve it; `null` for a stop that does not exist. */
export const arretOuNullSchema = arretSchema
  .extend({ parcours: z.array(parcoursDirectionSchema).optional() })
  .nullable();

/** `horaire/ListeArret_Parcours` and `horaire/ListeArret_ParcoursPeriode`: of one day, in the order of travel. */
export const listeArretSchema = z.array(
  arretSchema.extend({
    arretNonDesservi: z
      .boolean()
      .optional()
      .meta(
        described({
          fr: 'Aucun autobus du parcours n’y arrête ce jour-là.',
          en: 'No bus of the route stops there that day.',
        }),
      ),
    descenteSeulement: descenteSeulementSchema.optional(),
  }),
);
