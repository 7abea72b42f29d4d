import { z } from 'zod';
import { entreArretsParcoursSchema, surDemandeSchema } from './acces.ts';
import { arretSchema } from './arret.ts';
import { listeAvisResumesSchema, remplacementSchema } from './avis-reseau.ts';
import {
  avisConcernesSchema,
  dateSchema,
  descenteSeulementSchema,
  instantSchema,
  numeroSchema,
  tempsReelSchema,
  versionHoraireSchema,
} from './fields.ts';
import { parcoursCourtSchema, parcoursSchema } from './parcours.ts';
import { date, moment, noParcours } from './queries.ts';
import { described } from './words.ts';

export const ficheParcoursQuerySchema = z.object({ noParcours, date, moment });

/** What riders call the day. */
export const genreJourSchema = z.enum(['semaine', 'samedi', 'dimanche', 'ferie', 'congeScolaire']).meta(
  described({
    fr: 'semaine, samedi, dimanche\u00A0: le service habituel de ces jours. ferie\u00A0: un jour férié, qui suit l’horaire d’un autre jour. congeScolaire\u00A0: un jour de semaine où les parcours scolaires ne circulent pas.',
    en: 'semaine, samedi, dimanche: the usual weekday, Saturday or Sunday service. ferie: a holiday, which runs as another day does. congeScolaire: a weekday without the routes that serve schools.',
  }),
);
export type GenreJour = z.infer<typeof genreJourSchema>;

const arretParcoursSchema = arretSchema.extend({
  arretNonDesservi: z.boolean().meta(
    described({
      fr: 'Aucun autobus du parcours n’y arrête ce jour-là.',
      en: 'No bus of the route stops there that day.',
    }),
  ),
  remplacement: remplacementSchema.nullable().meta(
    described({
      fr: 'Où monter quand un avis dit que l’arrêt n’est pas desservi\u00A0; null autrement.',
      en: 'Where to board when a notice says that the stop is not served; null otherwise.',
    }),
  ),
  descenteSeulement: descenteSeulementSchema,
  surDemande: surDemandeSchema.optional(),
  parcours: z.array(parcoursCourtSchema).meta(
    described({
      fr: 'Les autres parcours qui y arrêtent dans la semaine à partir de la date.',
      en: 'The other routes that stop here in the week from the date on.',
    }),
  ),
  prochainDepart: instantSchema.nullable().meta(
    described({
      fr: 'Le prochain départ de ce parcours et de cette direction ici, si la date est celle de la journée en cours\u00A0; null sinon.',
      en: 'The next departure of this route and direction here, if the date is the current day; null otherwise.',
    }),
  ),
});

const periodeSchema = z.object({
  dateDebut: dateSchema,
  dateFin: dateSchema,
  debutCertain: z.boolean().meta(
    described({
      fr: 'false si les données commencent ce jour-là\u00A0: la période peut être plus ancienne.',
      en: 'false where the data begin there: the period may be older.',
    }),
  ),
  finCertaine: z.boolean().meta(
    described({
      fr: 'false si les données finissent ce jour-là\u00A0: la période peut se prolonger.',
      en: 'false where the data end there: the period may go on.',
    }),
  ),
});

/** A way that trips of the day take, by its stops in order. */
const varianteSchema = z.object({
  nombreVoyages: z.number().int().min(1),
  destinations: z
    .array(z.string())
    .meta(described({ fr: 'Où vont ses voyages.', en: 'Where its trips go.' })),
  arrets: z.array(numeroSchema).meta(
    described({
      fr: 'Les numéros de ses arrêts, dans l’ordre du trajet.',
      en: 'The numbers of its stops, in the order of travel.',
    }),
  ),
});

const directionSchema = z.object({
  codeDirection: numeroSchema,
  description: z.string(),
  origine: z
    .string()
    .meta(
      described({ fr: 'Le premier arrêt de son voyage habituel.', en: 'The first stop of its usual trip.' }),
    ),
  terminus: z
    .string()
    .meta(
      described({ fr: 'Le dernier arrêt de son voyage habituel.', en: 'The last stop of its usual trip.' }),
    ),
  nombreVoyages: z.number().int().min(0),
  premierDepart: instantSchema.nullable().meta(
    described({
      fr: 'Quand commence le premier voyage de la journée\u00A0; null s’il n’y en a pas.',
      en: 'When the first trip of the day begins; null where none runs.',
    }),
  ),
  dernierDepart: instantSchema.nullable().meta(
    described({
      fr: 'Quand commence le dernier voyage de la journée\u00A0; null s’il n’y en a pas.',
      en: 'When the last trip of the day begins; null where none runs.',
    }),
  ),
  empreinte: z.string().meta(
    described({
      fr: 'La même tant que la fiche de ce parcours, de cette direction et de ce jour ne change pas\u00A0: une impression ou une copie qui en porte une autre est périmée.',
      en: 'The same as long as the sheet of this route, direction and day does not change: a print or a copy that carries another one is out of date.',
    }),
  ),
  arrets: z.array(arretParcoursSchema),
  variantes: z.array(varianteSchema).meta(
    described({
      fr: 'La plus fréquente d’abord\u00A0; plus d’une si des voyages sont plus courts ou passent par d’autres rues.',
      en: 'The most frequent one first; more than one where some trips are shorter or take other streets.',
    }),
  ),
});

/** `parcours`: a line on a day, everything but its grid; `null` for a line that does not exist. */
export const ficheParcoursSchema = z.object({
  parcours: parcoursSchema,
  date: dateSchema,
  genreJour: genreJourSchema,
  periode: periodeSchema.nullable().meta(
    described({
      fr: 'Les jours pour lesquels vaut l’horaire\u00A0; null s’ils ne sont pas connus.',
      en: 'The days for which the schedule holds; null if they are not known.',
    }),
  ),
  tempsReel: tempsReelSchema,
  directions: z.array(directionSchema),
  versionHoraire: versionHoraireSchema,
  exploitant: z
    .object({ nom: z.string(), telephone: z.string(), site: z.string() })
    .optional()
    .meta(
      described({
        fr: 'Qui l’exploite, là où plusieurs sociétés se partagent le réseau.',
        en: 'Who runs it, where several agencies share the network.',
      }),
    ),
  precisions: z
    .string()
    .optional()
    .meta(
      described({
        fr: 'Ce que l’exploitant en dit de plus que son nom.',
        en: 'What its agency says of it besides its name.',
      }),
    ),
  site: z
    .string()
    .optional()
    .meta(described({ fr: 'Sa page chez l’exploitant.', en: 'Its page at its agency.' })),
  velos: z
    .enum(['tous', 'certains', 'aucun'])
    .optional()
    .meta(
      described({
        fr: 'Les voyages qui prennent les vélos\u00A0; absent si l’horaire ne le dit pas.',
        en: 'Which trips take bikes; absent where the schedule does not say.',
      }),
    ),
  entreArrets: entreArretsParcoursSchema,
  avis: avisConcernesSchema,
  listeAvis: listeAvisResumesSchema,
});
export type FicheParcoursJson = z.infer<typeof ficheParcoursSchema>;
