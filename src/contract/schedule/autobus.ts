import { z } from 'zod';
import { dateSchema, instantSchema, numeroSchema, tempsReelSchema } from './fields.ts';
import { anyParcours } from './queries.ts';

/** A bus and where it is. */
export const autobusSchema = z.object({
  idAutobus: numeroSchema,
  latitude: z.number(),
  longitude: z.number(),
  /** `0`, `1` or `2`; undocumented, not for display. */
  etatProgression: numeroSchema,
  /** `0` for a bus that is not on a trip. */
  idVoyage: numeroSchema,
  /** Local time without offset, alone on this wire: `2026-10-07T01:02:58`. */
  dateMiseJour: z.iso.datetime({ local: true, offset: true }),
});
export type AutobusJson = z.infer<typeof autobusSchema>;

/** `horaire/ListeAutobus_Parcours`. */
export const listeAutobusSchema = z.array(autobusSchema);

/** What a bus says of the place where it is. */
export const lieuAutobus = {
  idAutobus: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Degrees clockwise from the north; `null` where the bus does not say. */
  cap: z.number().nullable(),
  estArrete: z.boolean(),
  /** The part of the way from the stop before that it has made, 0 to 1; `null` where it is not known. */
  progression: z.number().min(0).max(1).nullable(),
  /** When the bus said so. */
  miseAJour: instantSchema,
};

export const autobusQuerySchema = z.object({ noParcours: anyParcours });

export const autobusEnServiceSchema = z.object({
  ...lieuAutobus,
  noParcours: numeroSchema,
  codeDirection: numeroSchema,
  nomDestination: z.string(),
  /** With `date` it names the trip. */
  idVoyage: z.string(),
  date: dateSchema,
  /** The number of the stop it stands at or comes to next; `null` where it is not known. */
  prochainArret: numeroSchema.nullable(),
  /** Seconds late there, negative when early; `null` where nothing is known. */
  retard: z.number().int().nullable(),
});
export type AutobusEnServiceJson = z.infer<typeof autobusEnServiceSchema>;

/** `autobus`: every bus on a trip of the schedule, or those of one line. */
export const autobusEnServiceListeSchema = z.object({
  heure: instantSchema,
  tempsReel: tempsReelSchema,
  autobus: z.array(autobusEnServiceSchema),
});
