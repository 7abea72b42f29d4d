import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { instantSchema } from './fields.ts';

/**
 * `horaire/ListeHoraire_ArretParcours`: the departures of the day at a stop, in order of time. After midnight one keeps
 * the day asked for and carries the next date.
 */
export const listeHoraireArretSchema = z.array(
  z.object({
    horaire: instantSchema,
    horaireMinutes: z.number().int(),
    ntr: z.boolean().default(false),
    annule: z.boolean().default(false),
    descenteSeulement: z.boolean().default(false),
    nomDestination: z.string().default(''),
    idVoyage: z.string(),
  }),
);

/** `horaireMinutes` of a stop the bus has left behind. */
export const arretPasse = -1;

/** A trip at one of its stops: when it leaves there, or arrives at its last. */
const horaireVoyageSchema = z.object({
  horaire: instantSchema,
  /** Whole minutes that remain; `-1` marks a stop already passed. */
  horaireMinutes: z.number().int().min(arretPasse),
  ntr: z.boolean(),
  arret: arretSchema,
});
export type HoraireVoyageJson = z.infer<typeof horaireVoyageSchema>;

/** `horaire/ListeHoraire_Voyage` (planned) and `horaire/ListeHoraire_Autobus` (live): in the order of stops. */
export const listeHoraireVoyageSchema = z.array(horaireVoyageSchema);
