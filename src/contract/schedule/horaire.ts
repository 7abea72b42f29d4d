import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { descenteSeulementSchema, instantSchema } from './fields.ts';
import { described } from './words.ts';

/**
 * `horaire/ListeHoraire_ArretParcours`: the departures of the day at a stop, in order of time. After midnight one keeps
 * the day asked for and carries the next date.
 */
export const listeHoraireArretSchema = z.array(
  z.object({
    horaire: instantSchema.meta(
      described({
        fr: 'Après minuit, porte la date du lendemain, même si le voyage est de la journée demandée.',
        en: 'After midnight it carries the next date, though the trip is of the day asked for.',
      }),
    ),
    horaireMinutes: z
      .number()
      .int()
      .meta(
        described({
          fr: 'Les minutes entières qui restent, arrondies vers le bas\u00A0; négatif une fois le départ passé.',
          en: 'The whole minutes that remain, rounded down; negative once it has left.',
        }),
      ),
    ntr: z
      .boolean()
      .default(false)
      .meta(
        described({
          fr: 'Toujours false\u00A0: les heures sont celles de l’horaire.',
          en: 'Always false: times are the planned ones.',
        }),
      ),
    annule: z.boolean().default(false),
    descenteSeulement: descenteSeulementSchema.default(false),
    nomDestination: z.string().default(''),
    idVoyage: z.string(),
  }),
);

/** `horaireMinutes` of a stop the bus has left behind. */
export const arretPasse = -1;

/** A trip at one of its stops: when it leaves there, or arrives at its last. */
const horaireVoyageSchema = z.object({
  horaire: instantSchema.meta(
    described({
      fr: 'Le départ de l’arrêt, ou l’arrivée au dernier.',
      en: 'The departure from the stop, or the arrival at the last one.',
    }),
  ),
  horaireMinutes: z
    .number()
    .int()
    .min(arretPasse)
    .meta(
      described({
        fr: 'Les minutes entières qui restent\u00A0; -1 pour un arrêt déjà passé.',
        en: 'The whole minutes that remain; -1 for a stop already passed.',
      }),
    ),
  ntr: z.boolean().meta(
    described({
      fr: 'Nomade temps réel\u00A0: l’heure est une estimation en direct, et non celle de l’horaire.',
      en: 'The time is a live estimate, not the planned one.',
    }),
  ),
  arret: arretSchema,
});
export type HoraireVoyageJson = z.infer<typeof horaireVoyageSchema>;

/** `horaire/ListeHoraire_Voyage` (planned) and `horaire/ListeHoraire_Autobus` (live): in the order of stops. */
export const listeHoraireVoyageSchema = z.array(horaireVoyageSchema);
