import { z } from 'zod';
import { dateSchema, heureReponseSchema, instantSchema, numeroSchema, tempsReelSchema } from './fields.ts';
import { anyParcours } from './queries.ts';
import { described } from './words.ts';

/** A bus and where it is. */
export const autobusSchema = z.object({
  idAutobus: numeroSchema,
  latitude: z.number(),
  longitude: z.number(),
  etatProgression: numeroSchema.meta(
    described({
      fr: '0 avant son départ, 1 en route, 2 à son dernier arrêt.',
      en: '0 before its departure, 1 under way, 2 at its last stop.',
    }),
  ),
  idVoyage: numeroSchema.meta(
    described({
      fr: 'L’identifiant du voyage\u00A0; 0 pour un autobus qui n’en fait aucun.',
      en: 'The trip identifier; 0 for a bus that is not on a trip.',
    }),
  ),
  dateMiseJour: z.iso.datetime({ local: true, offset: true }).meta(
    described({
      fr: 'L’heure locale, sans décalage, à laquelle l’autobus a donné sa position.',
      en: 'The local time, without offset, at which the bus gave its position.',
    }),
  ),
});
export type AutobusJson = z.infer<typeof autobusSchema>;

/** `horaire/ListeAutobus_Parcours`. */
export const listeAutobusSchema = z.array(autobusSchema);

/** What a bus says of the place where it is. */
export const lieuAutobus = {
  idAutobus: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  cap: z
    .number()
    .nullable()
    .meta(
      described({
        fr: 'En degrés à partir du nord, dans le sens des aiguilles d’une montre\u00A0; null si l’autobus ne le dit pas.',
        en: 'In degrees clockwise from north; null if the bus does not say.',
      }),
    ),
  estArrete: z
    .boolean()
    .meta(described({ fr: 'L’autobus est à un arrêt.', en: 'The bus is standing at a stop.' })),
  progression: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta(
      described({
        fr: 'La part du chemin parcourue depuis l’arrêt précédent, de 0 à 1\u00A0; null si elle n’est pas connue.',
        en: 'The share of the way covered since the stop before, from 0 to 1; null if it is not known.',
      }),
    ),
  miseAJour: instantSchema.meta(
    described({ fr: 'Quand l’autobus a donné sa position.', en: 'When the bus gave its position.' }),
  ),
};

export const autobusQuerySchema = z.object({ noParcours: anyParcours });

export const autobusEnServiceSchema = z.object({
  ...lieuAutobus,
  noParcours: numeroSchema,
  codeDirection: numeroSchema,
  nomDestination: z.string(),
  idVoyage: z
    .string()
    .meta(described({ fr: 'Avec date, désigne le voyage.', en: 'With date, names the trip.' })),
  date: dateSchema,
  prochainArret: numeroSchema.nullable().meta(
    described({
      fr: 'Le numéro de l’arrêt où il se trouve ou du prochain\u00A0; null s’il n’est pas connu.',
      en: 'The number of the stop it is at, or of the next one; null if it is not known.',
    }),
  ),
  retard: z
    .number()
    .int()
    .nullable()
    .meta(
      described({
        fr: 'Son retard à cet arrêt, en secondes, négatif s’il est en avance\u00A0; null si rien n’est connu en temps réel.',
        en: 'How late it is at that stop, in seconds, negative when early; null where nothing live is known.',
      }),
    ),
});
export type AutobusEnServiceJson = z.infer<typeof autobusEnServiceSchema>;

/** `autobus`: every bus on a trip of the schedule, or those of one line. */
export const autobusEnServiceListeSchema = z.object({
  heure: heureReponseSchema,
  tempsReel: tempsReelSchema,
  autobus: z.array(autobusEnServiceSchema),
});
