import { z } from 'zod';
import { numeroSchema } from './fields.ts';

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
