import { z } from 'zod';

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
  .pipe(z.string().regex(/^\d{8}$/));

/** Seconds after the origin of the service day, which is noon minus twelve hours: 90 000 is one in the morning. */
export const secondesSchema = z.number().int().min(0);

/** Line or stop numbers in one text: `800;801`. */
export const numerosSchema = z.string();

/** A text of ours in both languages, where the wire has no words of its own. */
export const textesSchema = z.object({ fr: z.string(), en: z.string() });

/** How far the times of an answer are live. */
export const tempsReelSchema = z.object({
  /**
   * `enDirect`: estimates come in. `planifie`: there is no real time here, times are the planned ones.
   * `interrompu`: there is, and it has stopped coming.
   */
  etat: z.enum(['enDirect', 'planifie', 'interrompu']),
  /** When the feed was made, by its own word. */
  miseAJour: instantSchema.nullable(),
});
export type TempsReelJson = z.infer<typeof tempsReelSchema>;
