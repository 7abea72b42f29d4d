import { z } from 'zod';
import { arretsRule, dateRule, idVoyageRule, noParcoursRule } from './argument-rules.ts';
import { missing, optional, sayingAlso } from './arguments.ts';
import { autobusEnServiceSchema } from './autobus.ts';
import { etatDepartSchema, heureSchema } from './depart.ts';
import { departsSchema } from './departs.ts';
import {
  frequenceSchema,
  heureReponseSchema,
  instantSchema,
  numeroSchema,
  tempsReelSchema,
} from './fields.ts';
import { moment, noParcours as requiredParcours } from './queries.ts';
import { voyageSchema } from './voyage.ts';
import { described, issueIn, type Words } from './words.ts';

const oneOnly: Words = {
  fr: 'Il faut un seul des paramètres arrets, noParcours et idVoyage.',
  en: 'Exactly one of the parameters arrets, noParcours and idVoyage is needed.',
};

/** What is listened to: stops, a line, or a trip of a date. */
export const fluxQuerySchema = z
  .object({
    arrets: optional('arrets', sayingAlso(arretsRule, oneOnly)),
    noParcours: optional('noParcours', sayingAlso(noParcoursRule, oneOnly)),
    idVoyage: optional('idVoyage', sayingAlso(idVoyageRule, oneOnly)),
    date: optional(
      'date',
      sayingAlso(dateRule, {
        fr: 'Requise avec idVoyage, et sans effet autrement.',
        en: 'Required with idVoyage, and without effect otherwise.',
      }),
    ),
  })
  .superRefine(({ arrets, noParcours: line, idVoyage, date }, context) => {
    const given = [arrets, line, idVoyage].filter((each) => each !== undefined);
    const refuse = (argument: string, words: Words) =>
      context.addIssue({ ...issueIn(words), path: [argument] });
    if (given.length !== 1) refuse('arrets', oneOnly);
    else if (idVoyage !== undefined && date === undefined) refuse('date', missing('date'));
  });

/** What whoever listens may say of what it saw before. */
export const fluxHeadersSchema = z.object({
  'Last-Event-ID': z
    .string()
    .optional()
    .meta(
      described({
        fr: 'L’id du dernier événement reçu, que les navigateurs envoient d’eux-mêmes en se reconnectant\u00A0: si rien n’a changé depuis, l’état présent n’est pas renvoyé.',
        en: 'The id of the last event received, which browsers send by themselves when they reconnect: if nothing has changed since, the present state is not sent again.',
      }),
    ),
});

/** A line at one of its stops. */
const prochainSchema = z.object({
  noArret: numeroSchema,
  attendue: instantSchema.nullable().meta(
    described({
      fr: 'L’heure attendue du prochain départ qui circule\u00A0; null s’il n’y en a pas.',
      en: 'The expected time of the next departure that runs; null if there is none.',
    }),
  ),
  retard: heureSchema.shape.retard,
  etat: etatDepartSchema.nullable(),
  frequence: frequenceSchema.optional(),
});

export const suiviParcoursQuerySchema = z.object({ noParcours: requiredParcours, moment });

/** What moves on a line. */
export const suiviParcoursSchema = z.object({
  heure: heureReponseSchema,
  noParcours: numeroSchema,
  tempsReel: tempsReelSchema,
  autobus: z.array(autobusEnServiceSchema),
  directions: z.array(z.object({ codeDirection: numeroSchema, arrets: z.array(prochainSchema) })),
});
export type SuiviParcoursJson = z.infer<typeof suiviParcoursSchema>;

/** That the stream is there, and how fresh its times are. */
export const poulsSchema = z.object({ heure: heureReponseSchema, tempsReel: tempsReelSchema });

/** What the data of each event is, by its name. */
export const fluxEvents = {
  departs: departsSchema.meta(
    described({
      fr: 'Avec arrets\u00A0: ce que répond /departs, d’emblée, puis à chaque changement.',
      en: 'With arrets: what /departs answers, at once, then at each change.',
    }),
  ),
  parcours: suiviParcoursSchema.nullable().meta(
    described({
      fr: 'Avec noParcours\u00A0: les autobus du parcours et le prochain départ à chacun de ses arrêts, d’emblée, puis à chaque changement\u00A0; null si le parcours n’existe pas.',
      en: 'With noParcours: the buses of the route and the next departure at each of its stops, at once, then at each change; null if the route does not exist.',
    }),
  ),
  voyage: voyageSchema.nullable().meta(
    described({
      fr: 'Avec idVoyage et date\u00A0: ce que répond /voyage, d’emblée, puis à chaque changement\u00A0; null si le voyage ne circule pas ce jour-là.',
      en: 'With idVoyage and date: what /voyage answers, at once, then at each change; null if the trip does not run that day.',
    }),
  ),
  pouls: poulsSchema.meta(
    described({
      fr: 'Toutes les 15 secondes, quoi qu’on écoute\u00A0: l’heure, et la fraîcheur du temps réel.',
      en: 'Every 15 seconds, whatever is listened to: the time, and how fresh real time is.',
    }),
  ),
};
