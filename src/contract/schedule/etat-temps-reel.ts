import { z } from 'zod';
import { instantSchema } from './fields.ts';

/**
 * `enDirect`: estimates come in. `planifie`: there is no real time here, times are the planned ones.
 * `interrompu`: there is, and it has stopped coming.
 */
export const etatsTempsReel = ['enDirect', 'planifie', 'interrompu'] as const;
export type EtatTempsReel = (typeof etatsTempsReel)[number];

/** How far the times of an answer are live. */
export const tempsReelSchema = z.object({
  etat: z.enum(etatsTempsReel),
  /** When the feed was made, by its own word. */
  miseAJour: instantSchema.nullable(),
});
export type TempsReelJson = z.infer<typeof tempsReelSchema>;

/** One real-time feed, by its address without the part that may hold a key. */
export const fluxTempsReelSchema = tempsReelSchema.extend({
  nom: z.string(),
  derniereReussite: instantSchema.nullable(),
  echecsDeSuite: z.number().int().min(0),
  /** Why the last attempt gave nothing; `null` when it went well. */
  erreur: z.string().nullable(),
});
export type FluxTempsReelJson = z.infer<typeof fluxTempsReelSchema>;

/** The state of real time as a whole, and of each feed. */
export const etatTempsReelSchema = tempsReelSchema.extend({
  flux: z.array(fluxTempsReelSchema),
  nombreAutobus: z.number().int().min(0),
});
export type EtatTempsReelJson = z.infer<typeof etatTempsReelSchema>;
