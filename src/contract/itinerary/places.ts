import { z } from 'zod';
import { optional, required } from '#contract/schedule/arguments.ts';
import { wholeRule } from '#contract/schedule/argument-rules.ts';
import { coordSchema, rootParts } from './parts.ts';
import { languageRule, lonLatRule, oneOfRule, several, wordsRule } from './query-rules.ts';

/** `GET /coverage/{region}/places`. */
export const placeTypes = ['stop_area', 'stop_point', 'address', 'poi', 'administrative_region'] as const;
export type PlaceType = (typeof placeTypes)[number];

export const placesPath = '/coverage/default/places';

export const placesQuerySchema = z.object({
  q: required('q', wordsRule),
  'type[]': several('type[]', {
    most: placeTypes.length,
    rule: oneOfRule(placeTypes, {
      fr: 'Une sorte de lieu, donnée autant de fois qu’il en faut\u00A0; toutes par défaut.',
      en: 'A kind of place, given as often as needed; all of them by default.',
    }),
  }),
  from: optional('from', lonLatRule),
  count: optional(
    'count',
    wholeRule(
      { least: 1, most: 50, otherwise: 10 },
      { fr: 'Nombre de lieux au plus', en: 'Number of places at most' },
    ),
  ),
  language: optional('language', languageRule),
});
export type PlacesQuery = z.infer<typeof placesQuerySchema>;

const adminSchema = z.looseObject({
  id: z.string().optional(),
  name: z.string(),
  label: z.string().optional(),
  /** A city is 8. */
  level: z.number().optional(),
  zip_code: z.string().optional(),
  insee: z.string().optional(),
  coord: coordSchema.optional(),
});

/** What addresses, stops and points of interest have in common. */
const pointParts = {
  id: z.string(),
  name: z.string(),
  label: z.string().optional(),
  coord: coordSchema,
  administrative_regions: z.array(adminSchema).optional(),
};

export const addressSchema = z.looseObject({
  ...pointParts,
  /** 0 where there is none. */
  house_number: z.number().optional(),
});
export type AddressJson = z.infer<typeof addressSchema>;

export const stopPointSchema = z.looseObject({
  ...pointParts,
  /** The number on the pole: ours always, of others where they know it. */
  codes: z.array(z.looseObject({ type: z.string(), value: z.string() })).optional(),
  equipments: z.array(z.string()).optional(),
  /** The platform of its station, where its name does not say it. */
  platform_code: z.string().optional(),
});
export type StopPointJson = z.infer<typeof stopPointSchema>;

export const poiSchema = z.looseObject({
  ...pointParts,
  poi_type: z.looseObject({ id: z.string(), name: z.string().optional() }).optional(),
});

/** A place holds what it is under the name of its `embedded_type`. */
export const placeSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  quality: z.number().optional(),
  embedded_type: z.string(),
  address: addressSchema.optional(),
  stop_point: stopPointSchema.optional(),
  stop_area: stopPointSchema.optional(),
  poi: poiSchema.optional(),
  administrative_region: z.looseObject({ ...pointParts, coord: coordSchema.optional() }).optional(),
  /** In metres, where `from` was given. */
  distance: z.string().optional(),
});
export type PlaceJson = z.infer<typeof placeSchema>;

export const placesSchema = z.looseObject({ places: z.array(placeSchema).optional(), ...rootParts });
export type PlacesJson = z.infer<typeof placesSchema>;
