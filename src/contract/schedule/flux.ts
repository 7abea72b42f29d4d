import { z } from 'zod';
import { arretsRule, dateRule, idVoyageRule, noParcoursRule } from './argument-rules.ts';
import { missing, optional } from './arguments.ts';
import { autobusEnServiceSchema } from './autobus.ts';
import { etatDepartSchema } from './departs.ts';
import { instantSchema, numeroSchema, tempsReelSchema } from './fields.ts';
import { issueIn, type Words } from './words.ts';

const oneOnly: Words = {
  fr: 'Il faut un seul des paramètres arrets, noParcours et idVoyage.',
  en: 'Exactly one of the parameters arrets, noParcours and idVoyage is needed.',
};

/** What is listened to: stops, a line, or a trip of a date. */
export const fluxQuerySchema = z
  .object({
    arrets: optional('arrets', arretsRule),
    noParcours: optional('noParcours', noParcoursRule),
    idVoyage: optional('idVoyage', idVoyageRule),
    date: optional('date', dateRule),
  })
  .superRefine(({ arrets, noParcours, idVoyage, date }, context) => {
    const given = [arrets, noParcours, idVoyage].filter((each) => each !== undefined);
    const refuse = (argument: string, words: Words) =>
      context.addIssue({ ...issueIn(words), path: [argument] });
    if (given.length !== 1) refuse('arrets', oneOnly);
    else if (idVoyage !== undefined && date === undefined) refuse('date', missing('date'));
  });

/** A line at one of its stops. */
const prochainSchema = z.object({
  noArret: numeroSchema,
  /** The next departure that runs; `null` where none is left today. */
  attendue: instantSchema.nullable(),
  retard: z.number().int().nullable(),
  etat: etatDepartSchema.nullable(),
});

/** The event `parcours`: what moves on a line; `null` for a line that does not exist. */
export const suiviParcoursSchema = z.object({
  heure: instantSchema,
  noParcours: numeroSchema,
  tempsReel: tempsReelSchema,
  autobus: z.array(autobusEnServiceSchema),
  directions: z.array(z.object({ codeDirection: numeroSchema, arrets: z.array(prochainSchema) })),
});
export type SuiviParcoursJson = z.infer<typeof suiviParcoursSchema>;

/** The event `pouls`, every fifteen seconds: the stream is there, and how fresh its times are. */
export const poulsSchema = z.object({ heure: instantSchema, tempsReel: tempsReelSchema });
