import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { dateSchema, descenteSeulementSchema, instantSchema, tempsReelSchema } from './fields.ts';
import { parcoursDirectionSchema } from './parcours.ts';
import { described } from './words.ts';

/** Why a board is as it is: an empty list alone would not say. */
const etatsService = [
  'departs',
  'nonDebute',
  'termine',
  'aucunService',
  'arretNonDesservi',
  'aucunHoraire',
] as const;
export const etatServiceSchema = z.enum(etatsService).meta(
  described({
    fr: 'departs\u00A0: il y a des départs. nonDebute\u00A0: le premier de la journée est dans plus d’une heure. termine\u00A0: ceux de la journée sont passés et le suivant est dans plus d’une heure. aucunService\u00A0: il n’y en a pas de la journée et le suivant est dans plus d’une heure. arretNonDesservi\u00A0: les autobus n’arrêtent pas ici. aucunHoraire\u00A0: aucun horaire n’est publié pour ce jour.',
    en: 'departs: there are departures. nonDebute: the first one of the day is more than an hour away. termine: those of the day have left and the next one is more than an hour away. aucunService: there are none all day and the next one is more than an hour away. arretNonDesservi: buses do not stop here. aucunHoraire: no schedule is published for this day.',
  }),
);
export type EtatService = z.infer<typeof etatServiceSchema>;

/** One departure on a board. The oldest versions of the wire lack `annule` and `nomDestination`; `jour` is our own. */
const passageSchema = z.object({
  depart: instantSchema.meta(
    described({
      fr: 'L’heure attendue si ntr est vrai, sinon celle de l’horaire.',
      en: 'The expected time if ntr is true, otherwise the planned one.',
    }),
  ),
  departMinutes: z
    .number()
    .int()
    .meta(
      described({
        fr: 'Les minutes entières qui restent, arrondies vers le bas.',
        en: 'The whole minutes that remain, rounded down.',
      }),
    ),
  ntr: z.boolean().meta(
    described({
      fr: 'Nomade temps réel\u00A0: l’heure est une estimation en direct, et non celle de l’horaire.',
      en: 'The time is a live estimate, not the planned one.',
    }),
  ),
  annule: z.boolean().default(false),
  nomDestination: z.string().default(''),
  jour: dateSchema.optional().meta(
    described({
      fr: 'La journée de service à laquelle appartient le départ, quand ce n’est pas celle de la borne\u00A0: après le dernier départ du jour, les premiers du lendemain.',
      en: 'The service day the departure belongs to, when it is not that of the board: after the last departure of the day come the first ones of the next day.',
    }),
  ),
});
export type PassageJson = z.infer<typeof passageSchema>;

/** A departure board: one line and direction at one stop. The last three members are our own. */
const borneVirtuelleSchema = z.object({
  parcours: parcoursDirectionSchema,
  arret: arretSchema,
  arretNonDesservi: z.boolean().meta(
    described({
      fr: 'Les autobus de ce parcours n’arrêtent pas ici en ce moment.',
      en: 'Buses of this route do not stop here at the moment.',
    }),
  ),
  descenteSeulement: descenteSeulementSchema.default(false),
  typeParcours: z
    .string()
    .default('PP')
    .meta(described({ fr: 'Toujours PP.', en: 'Always PP.' })),
  parcoursX: z
    .boolean()
    .default(false)
    .meta(
      described({
        fr: 'Toujours false\u00A0; gardé pour les clients de l’exploitant.',
        en: 'Always false; kept for the operator’s clients.',
      }),
    ),
  parcoursDetour: z
    .boolean()
    .default(false)
    .meta(
      described({
        fr: 'Au moins un des prochains départs passe sans arrêter ici.',
        en: 'At least one of the next departures passes without stopping here.',
      }),
    ),
  horaires: z.array(passageSchema).meta(
    described({
      fr: 'Les prochains départs, au plus 5\u00A0; pas toujours en ordre chronologique.',
      en: 'The next departures, 5 at most; not always in order of time.',
    }),
  ),
  etatService: etatServiceSchema.optional(),
  prochainDepart: instantSchema
    .nullable()
    .optional()
    .meta(
      described({
        fr: 'Le prochain départ, quand horaires est vide.',
        en: 'The next departure, where horaires is empty.',
      }),
    ),
  tempsReel: tempsReelSchema.optional(),
});
export type BorneVirtuelleJson = z.infer<typeof borneVirtuelleSchema>;

/** The answer for a stop that is not on the line, or a direction the line does not have. */
const borneVirtuelleVideSchema = z.object({
  parcours: parcoursDirectionSchema.nullable().default(null),
  arret: arretSchema.nullable().default(null),
  arretNonDesservi: z.boolean().nullable().default(null),
  descenteSeulement: z.boolean().nullable().default(null),
  typeParcours: z.string().nullable().default(null),
  parcoursX: z.boolean().nullable().default(null),
  parcoursDetour: z.boolean().nullable().default(null),
  horaires: z.null().meta(
    described({
      fr: 'null\u00A0: l’arrêt n’est pas sur ce parcours, ou le parcours n’a pas cette direction.',
      en: 'null: the stop is not on this route, or the route does not have this direction.',
    }),
  ),
});
export const borneVirtuelleVide = borneVirtuelleVideSchema.parse({ horaires: null });

/** `horaire/BorneVirtuelle_ArretParcours`: `horaires` tells the two apart. */
export const reponseBorneVirtuelleSchema = z.union([borneVirtuelleSchema, borneVirtuelleVideSchema]);

/** `horaire/ListeBorneVirtuelle_Arret` and `horaire/ListeBorneVirtuelle_Arrets`. */
export const listeBorneVirtuelleSchema = z.array(borneVirtuelleSchema);
