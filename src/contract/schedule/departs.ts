import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { avisResumesSchema, fermetureSchema } from './avis-reseau.ts';
import { arretsRule, wholeRule } from './argument-rules.ts';
import { optional, required } from './arguments.ts';
import { etatServiceSchema } from './borne-virtuelle.ts';
import { departSchema } from './depart.ts';
import {
  avisConcernesSchema,
  dateSchema,
  descenteSeulementSchema,
  heureReponseSchema,
  instantSchema,
  tempsReelSchema,
} from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { moment } from './queries.ts';
import { quaiStationSchema } from './quai.ts';
import { described } from './words.ts';

/** Departures of each line and direction, unless asked otherwise. */
export const departsParDefaut = 3;

export const departsQuerySchema = z.object({
  arrets: required('arrets', arretsRule),
  moment,
  limite: optional(
    'limite',
    wholeRule(
      { least: 1, most: 20, otherwise: departsParDefaut },
      {
        fr: 'Nombre de départs par parcours et direction',
        en: 'Number of departures per route and direction',
      },
    ),
  ),
});

/** A line and direction at the stop, with departures or without. */
const parcoursArretSchema = z.object({
  parcours: parcoursDirectionSchema,
  etatService: etatServiceSchema,
  tempsReel: tempsReelSchema.meta(
    described({
      fr: 'Celui de ce parcours\u00A0: un réseau peut avoir plusieurs flux.',
      en: 'That of this route: a network may have several feeds.',
    }),
  ),
  descenteSeulement: descenteSeulementSchema,
  prochainDepart: instantSchema.nullable().meta(
    described({
      fr: 'Le prochain départ, quand la liste n’en montre aucun.',
      en: 'The next departure, where the list shows none.',
    }),
  ),
  dernierPasse: instantSchema.nullable().meta(
    described({
      fr: 'Le dernier départ de la journée qui est passé\u00A0; null avant le premier.',
      en: 'The last departure of the day that has left; null before the first.',
    }),
  ),
  premierDemain: instantSchema.nullable().meta(
    described({
      fr: 'Le premier départ de la journée suivante\u00A0; null s’il n’y en a pas.',
      en: 'The first departure of the following day; null if there is none.',
    }),
  ),
  avis: avisConcernesSchema,
});
export type ParcoursArretJson = z.infer<typeof parcoursArretSchema>;

const departsArretSchema = z.object({
  arret: arretSchema,
  station: arretSchema
    .pick({ noArret: true, nom: true })
    .optional()
    .meta(
      described({
        fr: 'La station dont cet arrêt est un quai, si elle en réunit plusieurs.',
        en: 'The station this stop is a platform of, where it joins several.',
      }),
    ),
  quais: z
    .array(quaiStationSchema)
    .optional()
    .meta(
      described({
        fr: 'Ceux d’une station\u00A0: les 100 premiers.',
        en: 'Those of a station: the first 100.',
      }),
    ),
  parcours: z.array(parcoursArretSchema),
  departs: z.array(departSchema).meta(
    described({
      fr: 'De tous les parcours, en ordre chronologique\u00A0; d’une station, les 200 premiers.',
      en: 'Of all routes, in order of time; of a station, the first 200.',
    }),
  ),
  avis: avisConcernesSchema,
  fermeture: fermetureSchema.nullable().meta(
    described({
      fr: 'Quand aucun parcours n’y arrête en ce moment, selon un avis ; null autrement.',
      en: 'Where no route stops there for now, by a notice; null otherwise.',
    }),
  ),
});
export type DepartsArretJson = z.infer<typeof departsArretSchema>;

/** `departs`: everything a screen at a stop shows, for one stop or several. */
export const departsSchema = z.object({
  heure: heureReponseSchema,
  jour: dateSchema.meta(
    described({
      fr: 'La journée de l’usager à cet instant, AAAAMMJJ\u00A0: la nuit appartient à la veille.',
      en: 'The rider’s day at that instant, YYYYMMDD: the night belongs to the day before.',
    }),
  ),
  finPeriode: dateSchema.nullable().meta(
    described({
      fr: 'Le dernier jour de la période dont l’horaire est en vigueur, ou le dernier des horaires publiés quand ils ont pris fin, AAAAMMJJ\u00A0; null s’il n’est pas connu.',
      en: 'The last day of the period whose schedule is in effect, or the last one of the published schedules once they have ended, YYYYMMDD; null if it is not known.',
    }),
  ),
  tempsReel: tempsReelSchema,
  arrets: z
    .array(departsArretSchema)
    .meta(described({ fr: 'Dans l’ordre demandé.', en: 'In the order asked for.' })),
  listeAvis: avisResumesSchema.meta(
    described({
      fr: 'Les avis à montrer, les plus graves d’abord\u00A0: de chaque arrêt, au plus cinq, celui qui le ferme et le plus grave de chacun de ses parcours. Les autres, nommés aux arrêts et aux parcours, sont dans avisReseau.',
      en: 'The notices to show, the gravest first: of each stop, at most five, the one that closes it and the gravest of each of its routes. The others, named at stops and routes, are in avisReseau.',
    }),
  ),
  inconnus: z.array(z.string()).meta(
    described({
      fr: 'Les numéros demandés qu’aucun arrêt ne porte.',
      en: 'The numbers asked for that no stop has.',
    }),
  ),
});
export type DepartsJson = z.infer<typeof departsSchema>;
