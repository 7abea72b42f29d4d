import { z } from 'zod';
import { entreArretsVoyageSchema, surDemandeSchema } from './acces.ts';
import { arretSchema } from './arret.ts';
import { listeAvisResumesSchema, remplacementSchema } from './avis-reseau.ts';
import { dateRule, idVoyageRule } from './argument-rules.ts';
import { required } from './arguments.ts';
import { lieuAutobus } from './autobus.ts';
import { heureSchema } from './depart.ts';
import {
  avisConcernesSchema,
  dateSchema,
  descenteSeulementSchema,
  frequenceSchema,
  heureReponseSchema,
  tempsReelSchema,
} from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { moment } from './queries.ts';
import { described } from './words.ts';

export const voyageQuerySchema = z.object({
  idVoyage: required('idVoyage', idVoyageRule),
  date: required('date', dateRule),
  moment,
});

/** A trip at one of its stops: its departure, or its arrival at the last one. */
const passageVoyageSchema = heureSchema.extend({
  arret: arretSchema,
  estPasse: z.boolean(),
  nonDesservi: z
    .boolean()
    .meta(
      described({ fr: 'L’autobus passe ici sans arrêter.', en: 'The bus passes here without stopping.' }),
    ),
  remplacement: remplacementSchema.nullable().meta(
    described({
      fr: 'Où monter quand un avis dit que l’arrêt n’est pas desservi\u00A0; null autrement.',
      en: 'Where to board when a notice says that the stop is not served; null otherwise.',
    }),
  ),
  descenteSeulement: descenteSeulementSchema,
  approximatif: z.boolean().meta(
    described({
      fr: 'L’horaire ne donne pas d’heure exacte ici.',
      en: 'The schedule gives no exact time here.',
    }),
  ),
  frequence: frequenceSchema.optional(),
  surDemande: surDemandeSchema.optional(),
});
export type PassageVoyageJson = z.infer<typeof passageVoyageSchema>;

/** The bus of a trip and where it is between two of its stops. */
const positionSchema = z.object({
  ...lieuAutobus,
  prochain: z
    .number()
    .int()
    .min(0)
    .nullable()
    .meta(
      described({
        fr: 'Le rang dans passages, compté à partir de 0, de l’arrêt où il se trouve ou du prochain\u00A0; null s’il n’est pas connu.',
        en: 'Which of passages, counted from 0, is the stop it is at or the next one; null if it is not known.',
      }),
    ),
});
export type PositionJson = z.infer<typeof positionSchema>;

/** `voyage`: one trip on one service date; `null` when it does not run that day. */
export const voyageSchema = z.object({
  heure: heureReponseSchema,
  idVoyage: z.string(),
  date: dateSchema,
  parcours: parcoursDirectionSchema,
  nomDestination: z.string(),
  annule: z.boolean(),
  tempsReel: tempsReelSchema,
  passages: z.array(passageVoyageSchema).meta(
    described({
      fr: 'Les arrêts dans l’ordre\u00A0: le départ de chacun, et l’arrivée au dernier.',
      en: 'The stops in order: the departure from each, and the arrival at the last one.',
    }),
  ),
  entreArrets: entreArretsVoyageSchema,
  autobus: positionSchema.nullable().meta(
    described({
      fr: 'L’autobus du voyage et sa position\u00A0; null s’ils ne sont pas connus.',
      en: 'The bus of the trip and its position; null if they are not known.',
    }),
  ),
  avis: avisConcernesSchema,
  listeAvis: listeAvisResumesSchema,
});
export type VoyageJson = z.infer<typeof voyageSchema>;
