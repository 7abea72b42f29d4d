import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { latitudeRule, longitudeRule, texteRule, wholeRule } from './argument-rules.ts';
import { optional, required } from './arguments.ts';
import { parcoursCourtSchema, parcoursDirectionSchema } from './parcours.ts';
import { issueIn } from './words.ts';

const limite = optional('limite', wholeRule(1, 50, { fr: 'Nombre de résultats.', en: 'Number of results.' }));
const rayon = optional(
  'rayon',
  wholeRule(1, 500_000, {
    fr: 'Rayon autour de la position, en mètres.',
    en: 'Radius around the position, in metres.',
  }),
);

/** With a position, stops carry their distance; with a radius too, those beyond it are left out. */
export const rechercheQuerySchema = z
  .object({
    texte: required('texte', texteRule),
    latitude: optional('latitude', latitudeRule),
    longitude: optional('longitude', longitudeRule),
    rayon,
    limite,
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
  rayon,
  limite,
});

/** `distance` in metres as the crow flies; `null` when the search had no position. */
const arretTrouveSchema = arretSchema.extend({
  distance: z.number().min(0).nullable(),
  /** The lines that stop there in the week to come: two poles of the same name are told apart by them. */
  parcours: z.array(parcoursCourtSchema),
});
export type ArretTrouveJson = z.infer<typeof arretTrouveSchema>;

/** Both lists, best first. */
export const rechercheSchema = z.object({
  parcours: z.array(
    parcoursDirectionSchema.pick({ noParcours: true, description: true, codeTypeService: true }),
  ),
  arrets: z.array(arretTrouveSchema),
});

/** The stops around a position, nearest first. */
export const arretsProchesSchema = z.array(arretTrouveSchema);
