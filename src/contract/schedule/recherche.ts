import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { fermetureSchema } from './avis-reseau.ts';
import { latitudeRule, longitudeRule, texteRule, wholeRule } from './argument-rules.ts';
import { optional, required, sayingAlso } from './arguments.ts';
import { parcoursCourtSchema, parcoursDirectionSchema } from './parcours.ts';
import { described, issueIn } from './words.ts';

/** Unless asked otherwise. */
export const resultatsParDefaut = 10;
/** As far as a rider would walk without asking for more. */
export const rayonParDefaut = 1000;

const resultats = { least: 1, most: 50, otherwise: resultatsParDefaut };
const rayonMetres = { least: 1, most: 500_000 };

const withOther = { fr: 'Va avec l’autre coordonnée.', en: 'Goes with the other coordinate.' };

/** With a position, stops carry their distance; with a radius too, those beyond it are left out. */
export const rechercheQuerySchema = z
  .object({
    texte: required('texte', texteRule),
    latitude: optional('latitude', sayingAlso(latitudeRule, withOther)),
    longitude: optional('longitude', sayingAlso(longitudeRule, withOther)),
    rayon: optional(
      'rayon',
      wholeRule(rayonMetres, {
        fr: 'Rayon autour de la position, en mètres, au-delà duquel les arrêts sont laissés de côté',
        en: 'Radius around the position, in metres, beyond which stops are left out',
      }),
    ),
    limite: optional(
      'limite',
      wholeRule(resultats, {
        fr: 'Nombre de parcours et nombre d’arrêts au plus',
        en: 'Number of routes, and of stops, at most',
      }),
    ),
  })
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === undefined) === (longitude === undefined)) return;
    const path = [latitude === undefined ? 'latitude' : 'longitude'];
    const words = {
      fr: 'Les paramètres latitude et longitude vont ensemble.',
      en: 'The parameters latitude and longitude go together.',
    };
    context.addIssue({ ...issueIn(words), path });
  });

export const arretsProchesQuerySchema = z.object({
  latitude: required('latitude', latitudeRule),
  longitude: required('longitude', longitudeRule),
  rayon: optional(
    'rayon',
    wholeRule(
      { ...rayonMetres, otherwise: rayonParDefaut },
      { fr: 'Rayon autour de la position, en mètres', en: 'Radius around the position, in metres' },
    ),
  ),
  limite: optional(
    'limite',
    wholeRule(resultats, { fr: 'Nombre d’arrêts au plus', en: 'Number of stops at most' }),
  ),
});

/** Told of what was found, and only where it is so. */
const approximatif = z
  .boolean()
  .optional()
  .meta(
    described({
      fr: 'true si la graphie n’est pas exacte\u00A0; absent autrement.',
      en: 'true if the spelling is not exact; absent otherwise.',
    }),
  );

const arretTrouveSchema = arretSchema.extend({
  approximatif,
  distance: z
    .number()
    .min(0)
    .nullable()
    .meta(
      described({
        fr: 'En mètres, à vol d’oiseau\u00A0; null si la recherche n’a pas de position.',
        en: 'In metres, as the crow flies; null when the search had no position.',
      }),
    ),
  /** Two poles of the same name are told apart by them. */
  parcours: z.array(parcoursCourtSchema).meta(
    described({
      fr: 'Les parcours qui y arrêtent dans la semaine à venir.',
      en: 'The routes that stop there in the week to come.',
    }),
  ),
  fermeture: fermetureSchema
    .nullable()
    .default(null)
    .meta(
      described({
        fr: 'Si aucun autobus n’y arrête en ce moment ; null autrement.',
        en: 'If no bus stops there for now; null otherwise.',
      }),
    ),
});
export type ArretTrouveJson = z.infer<typeof arretTrouveSchema>;

/** Both lists, best first. */
export const rechercheSchema = z.object({
  parcours: z.array(
    parcoursDirectionSchema
      .pick({ noParcours: true, description: true, codeTypeService: true, typeTransport: true })
      .extend({ approximatif }),
  ),
  arrets: z.array(arretTrouveSchema).meta(described({ fr: 'Les meilleurs d’abord.', en: 'Best first.' })),
});

export type RechercheJson = z.infer<typeof rechercheSchema>;

/** The stops around a position, nearest first. */
export const arretsProchesSchema = z.array(arretTrouveSchema);
