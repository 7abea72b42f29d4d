import { z } from 'zod';
import { surDemandeSchema } from './acces.ts';
import { remplacementSchema } from './avis-reseau.ts';
import { dateSchema, frequenceSchema, instantSchema, numeroSchema } from './fields.ts';
import { quaiSchema } from './quai.ts';
import { described } from './words.ts';

/** How a departure stands, what matters most first. */
export const etatDepartSchema = z
  .enum(['annule', 'nonDesservi', 'descenteSeulement', 'enRetard', 'enDirect', 'planifie'])
  .meta(
    described({
      fr: 'annule\u00A0: le voyage ne circule pas. nonDesservi\u00A0: l’autobus passe sans arrêter. descenteSeulement\u00A0: on ne peut pas y monter. enRetard\u00A0: 2\u00A0minutes ou plus de retard, selon le temps réel. enDirect\u00A0: le temps réel le suit. planifie\u00A0: rien n’en est connu en temps réel.',
      en: 'annule: the trip does not run. nonDesservi: the bus passes without stopping. descenteSeulement: riders may not board. enRetard: 2 minutes late or more, by real time. enDirect: followed in real time. planifie: nothing live is known of it.',
    }),
  );
export type EtatDepart = z.infer<typeof etatDepartSchema>;

/** What a time says, and how much it is worth. */
export const heureSchema = z.object({
  prevue: instantSchema.meta(described({ fr: 'L’heure de l’horaire.', en: 'The planned time.' })),
  attendue: instantSchema.meta(
    described({
      fr: 'L’heure en temps réel, ou celle de l’horaire si rien n’est connu en temps réel.',
      en: 'The time by real time, or the planned one where nothing live is known.',
    }),
  ),
  retard: z
    .number()
    .int()
    .nullable()
    .meta(
      described({
        fr: 'En secondes, négatif en cas d’avance\u00A0; null si rien n’est connu en temps réel.',
        en: 'In seconds, negative when early; null where nothing live is known.',
      }),
    ),
  age: z
    .number()
    .int()
    .min(0)
    .nullable()
    .meta(
      described({
        fr: 'Secondes écoulées depuis que l’exploitant a parlé de ce voyage\u00A0; null si rien n’est connu en temps réel.',
        en: 'Seconds since the operator last spoke of this trip; null where nothing live is known.',
      }),
    ),
});
export type HeureJson = z.infer<typeof heureSchema>;

/** One bus at one stop. */
export const departSchema = heureSchema.extend({
  idVoyage: z.string(),
  noParcours: numeroSchema,
  codeDirection: numeroSchema,
  nomDestination: z.string(),
  minutes: z
    .number()
    .int()
    .meta(
      described({
        fr: 'Les minutes entières qui restent, arrondies vers le bas.',
        en: 'The whole minutes that remain, rounded down.',
      }),
    ),
  etat: etatDepartSchema,
  idAutobus: z
    .string()
    .nullable()
    .meta(described({ fr: 'null si l’autobus n’est pas connu.', en: 'null if the bus is not known.' })),
  jour: dateSchema.meta(
    described({
      fr: 'La journée de l’usager à laquelle il appartient, AAAAMMJJ\u00A0: après le dernier départ de ce soir viennent ceux de demain.',
      en: 'The rider’s day it belongs to, YYYYMMDD: after the last departure of tonight come those of tomorrow.',
    }),
  ),
  date: dateSchema.meta(
    described({
      fr: 'La date de service du voyage, AAAAMMJJ, qui peut être la veille de jour\u00A0; avec idVoyage, elle désigne le voyage.',
      en: 'The service date of the trip, YYYYMMDD, which may be the day before jour; with idVoyage it names the trip.',
    }),
  ),
  remplacement: remplacementSchema
    .extend({
      attendue: instantSchema.nullable().meta(
        described({
          fr: 'Quand ce voyage y passe\u00A0; null s’il n’y arrête pas.',
          en: 'When this trip calls there; null if it does not stop there.',
        }),
      ),
    })
    .nullable()
    .meta(
      described({
        fr: 'Où monter quand l’arrêt n’est pas desservi\u00A0; null si aucun avis ne le dit.',
        en: 'Where to board instead of a stop that is not served; null where no notice says so.',
      }),
    ),
  retardAnnonce: z
    .number()
    .int()
    .nullable()
    .meta(
      described({
        fr: 'Les minutes de plus qu’annonce un avis, quand le temps réel ne suit pas le voyage\u00A0; null autrement.',
        en: 'The extra minutes a notice announces, where real time does not follow the trip; null otherwise.',
      }),
    ),
  frequence: frequenceSchema.optional(),
  quai: quaiSchema.optional().meta(
    described({
      fr: 'Le quai d’où il part, au tableau d’une station.',
      en: 'The platform it leaves from, on the board of a station.',
    }),
  ),
  surDemande: surDemandeSchema.optional(),
});
export type DepartJson = z.infer<typeof departSchema>;
