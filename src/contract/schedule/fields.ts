import { z } from 'zod';
import { described } from './words.ts';

/** Field shapes shared by the resources of the schedule wire (contract, section 1). */

/** Line, stop and bus numbers are texts; some versions of the wire send them as numbers. */
export const numeroSchema = z.union([z.string(), z.number()]).transform(String).pipe(z.string());

/** `2026-10-06T22:46:57-04:00`. */
export const instantSchema = z.iso.datetime({ offset: true });

/** A service date, `20261006`; the ISO form is read too. */
export const dateSchema = z
  .string()
  .regex(/^(\d{8}|\d{4}-\d{2}-\d{2}(T.*)?)$/)
  .transform((text) => text.slice(0, 10).replaceAll('-', ''))
  .pipe(z.string().regex(/^\d{8}$/))
  .meta(described({ fr: 'Date de service, AAAAMMJJ.', en: 'Service date, YYYYMMDD.' }));

export const heureReponseSchema = instantSchema.meta(
  described({
    fr: 'L’instant pour lequel la réponse est vraie.',
    en: 'The instant for which the answer is true.',
  }),
);

export const secondesSchema = z
  .number()
  .int()
  .min(0)
  .meta(
    described({
      fr: 'Secondes depuis l’origine de la journée de service, soit midi moins douze heures\u00A0: 90\u00A0000 est 1\u00A0h du matin.',
      en: 'Seconds after the origin of the service day, which is noon minus twelve hours: 90,000 is 1\u00A0a.m.',
    }),
  );

/** Whole numbers, checked in one loop: a list of times may hold tens of thousands of them. */
export const entiersSchema = z
  .custom<readonly number[]>((value) => Array.isArray(value) && value.every(Number.isInteger))
  .meta({ type: 'array', items: { type: 'integer' } });

export const numerosSchema = z.string().meta(
  described({
    fr: 'Des numéros séparés par des points-virgules, par exemple 800;801.',
    en: 'Numbers separated by semicolons, such as 800;801.',
  }),
);

export const descenteSeulementSchema = z.boolean().meta(
  described({
    fr: 'On peut y descendre, mais pas y monter.',
    en: 'Riders may get off there, but not board.',
  }),
);

/** How often a bus comes, where the schedule gives no times. */
export const frequenceSchema = z
  .object({
    secondes: z
      .number()
      .int()
      .min(1)
      .meta(described({ fr: 'D’un départ au suivant.', en: 'From one departure to the next.' })),
    debut: instantSchema,
    fin: instantSchema,
  })
  .meta(
    described({
      fr: 'Là où l’horaire ne donne qu’une fréquence : de debut à fin, un passage toutes les tant de secondes, à aucune heure précise. Absent ailleurs.',
      en: 'Where the schedule gives a frequency alone: from debut to fin, a departure every so many seconds, at no exact time. Absent elsewhere.',
    }),
  );
export type FrequenceJson = z.infer<typeof frequenceSchema>;

export const avisConcernesSchema = z.array(z.string()).meta(
  described({
    fr: 'Les avis qui le concernent, par leurs identifiants.',
    en: 'The notices that concern it, by their identifiers.',
  }),
);

export const versionHoraireSchema = z.string().meta(
  described({
    fr: 'La version que se donnent les horaires en vigueur.',
    en: 'What the schedules in effect call their version.',
  }),
);

/** A text of ours in both languages, where the wire has no words of its own. */
export const textesSchema = z.object({ fr: z.string(), en: z.string() });

/** How far the times of an answer are live. */
export const tempsReelSchema = z.object({
  etat: z.enum(['enDirect', 'planifie', 'interrompu']).meta(
    described({
      fr: 'enDirect\u00A0: des estimations arrivent. planifie\u00A0: il n’y a pas de temps réel, les heures sont celles de l’horaire. interrompu\u00A0: il y en a, mais il n’arrive plus.',
      en: 'enDirect: estimates are coming in. planifie: there is no real time, times are the planned ones. interrompu: there is real time, but it has stopped coming in.',
    }),
  ),
  miseAJour: instantSchema.nullable().meta(
    described({
      fr: 'Le moment où le flux en temps réel dit avoir été produit\u00A0; null sans temps réel.',
      en: 'When the real-time feed says it was made; null without real time.',
    }),
  ),
});
export type TempsReelJson = z.infer<typeof tempsReelSchema>;
