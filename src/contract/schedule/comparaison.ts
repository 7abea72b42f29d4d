import { z } from 'zod';
import { codeDirectionRule, dateRule, noArretRule, noParcoursRule } from './argument-rules.ts';
import { missing, optional, required } from './arguments.ts';
import { dateSchema, secondesSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { described, issueIn } from './words.ts';

/** What changes for a line, a stop, or a line at a stop, between two days. */
export const comparaisonQuerySchema = z
  .object({
    noParcours: optional('noParcours', {
      ...noParcoursRule,
      description: {
        fr: 'Numéro du parcours, par exemple 800 ou 3A. Il faut noParcours, noArret ou les deux.',
        en: 'Route number, such as 800 or 3A. One of noParcours and noArret is needed, or both.',
      },
    }),
    noArret: optional('noArret', {
      ...noArretRule,
      description: {
        fr: 'Numéro de l’arrêt, par exemple 1025\u00A0; sans lui, la comparaison porte sur tout le parcours.',
        en: 'Stop number, such as 1025; without it the whole route is compared.',
      },
    }),
    codeDirection: optional('codeDirection', {
      ...codeDirectionRule,
      description: {
        fr: 'Code de direction, tel que le donne le parcours\u00A0; toutes les directions par défaut.',
        en: 'Direction code, as given by the route; all directions by default.',
      },
    }),
    dateAvant: required('dateAvant', {
      ...dateRule,
      description: {
        fr: 'Date de service dont on part, AAAAMMJJ.',
        en: 'Service date compared from, YYYYMMDD.',
      },
    }),
    dateApres: required('dateApres', {
      ...dateRule,
      description: {
        fr: 'Date de service à laquelle on la compare, AAAAMMJJ.',
        en: 'Service date compared to, YYYYMMDD.',
      },
    }),
  })
  .superRefine(({ noParcours, noArret }, context) => {
    if (noParcours === undefined && noArret === undefined)
      context.addIssue({ ...issueIn(missing('noParcours')), path: ['noParcours'] });
  });

const voyageSchema = z.object({
  idVoyage: z.string(),
  heure: secondesSchema.meta(
    described({
      fr: 'À l’arrêt demandé, sinon au premier du voyage\u00A0: secondes depuis l’origine de la journée de service, soit midi moins douze heures.',
      en: 'At the stop asked for, otherwise at the first of the trip: seconds after the origin of the service day, which is noon minus twelve hours.',
    }),
  ),
  nomDestination: z.string(),
});

/** One thing on both days; `null` on a day without it. */
const lesDeux = <Value extends z.ZodType>(value: Value) =>
  z.object({ avant: value.nullable(), apres: value.nullable() });

const changementSchema = z.object({
  parcours: parcoursDirectionSchema,
  nombreVoyages: z.object({ avant: z.number().int().min(0), apres: z.number().int().min(0) }),
  ajoutes: z.array(voyageSchema),
  retires: z.array(voyageSchema),
  deplaces: z.array(
    z.object({
      avant: voyageSchema,
      apres: voyageSchema,
      minutes: z
        .number()
        .int()
        .meta(
          described({
            fr: 'De combien de minutes il part plus tard\u00A0; négatif s’il part plus tôt.',
            en: 'How many minutes later it leaves; negative if it leaves earlier.',
          }),
        ),
      minutesDeTrajet: z
        .number()
        .int()
        .meta(
          described({
            fr: 'De combien de minutes il dure plus longtemps\u00A0; négatif s’il dure moins.',
            en: 'How many minutes longer it takes; negative if it takes less.',
          }),
        ),
      autresArrets: z
        .boolean()
        .meta(
          described({ fr: 'Il ne dessert pas les mêmes arrêts.', en: 'It does not serve the same stops.' }),
        ),
    }),
  ),
  arretsAjoutes: z.array(z.string()).meta(described({ fr: 'Par leurs numéros.', en: 'By their numbers.' })),
  arretsRetires: z.array(z.string()).meta(described({ fr: 'Par leurs numéros.', en: 'By their numbers.' })),
  premierDepart: lesDeux(secondesSchema).meta(
    described({ fr: 'null un jour où rien ne circule.', en: 'null on a day when nothing runs.' }),
  ),
  dernierDepart: lesDeux(secondesSchema).meta(
    described({ fr: 'null un jour où rien ne circule.', en: 'null on a day when nothing runs.' }),
  ),
});
export type ChangementJson = z.infer<typeof changementSchema>;

export const comparaisonSchema = z.object({
  noParcours: z.string().nullable(),
  noArret: z.string().nullable(),
  dateAvant: dateSchema,
  dateApres: dateSchema,
  identique: z.boolean().meta(described({ fr: 'Rien ne change.', en: 'Nothing changes.' })),
  changements: z.array(changementSchema).meta(
    described({
      fr: 'Par parcours et direction\u00A0; ceux qui ne changent pas n’y sont pas.',
      en: 'By route and direction; those without change are left out.',
    }),
  ),
});
export type ComparaisonJson = z.infer<typeof comparaisonSchema>;
