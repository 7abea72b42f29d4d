import { z } from 'zod';
import { dateSchema, numeroSchema } from './fields.ts';

/** A line: an item of `horaire/ListeParcours`, and the answer of `horaire/Parcours` and `horaire/Parcours_Periode`. */
export const parcoursSchema = z.object({
  noParcours: numeroSchema,
  description: z.string(),
  codeDirectionPrincipale: numeroSchema,
  /** `null` on a line that runs one way only; the code is given all the same. */
  descriptionDirectionPrincipale: z.string().nullable(),
  codeDirectionRetour: numeroSchema,
  descriptionDirectionRetour: z.string().nullable(),
  codeTypeService: z.number().int(),
  accessible: z.boolean(),
  /** The days it runs, Sunday first: `0111110` is Monday to Friday. */
  jours: z.string().regex(/^[01]{7}$/),
  urlTraceGIF: z.string().optional(),
  urlTracePDF: z.string().optional(),
});
export type ParcoursJson = z.infer<typeof parcoursSchema>;

/** `horaire/ListeParcours`: in no useful order, readers sort. */
export const listeParcoursSchema = z.array(parcoursSchema);

/** `horaire/Parcours`, `horaire/Parcours_Periode`: `null` for a line that does not exist. */
export const parcoursOuNullSchema = parcoursSchema.nullable();

/** One direction of a line, as boards, stops and connections name it. */
export const parcoursDirectionSchema = z.object({
  noParcours: numeroSchema,
  description: z.string(),
  codeDirection: numeroSchema,
  descriptionDirection: z.string(),
  codeTypeService: z.number().int(),
  accessible: z.boolean(),
});
export type ParcoursDirectionJson = z.infer<typeof parcoursDirectionSchema>;

/** A line at a stop in short: its number, where it goes and its kind. */
export const parcoursCourtSchema = parcoursDirectionSchema.pick({
  noParcours: true,
  codeDirection: true,
  descriptionDirection: true,
  codeTypeService: true,
});
export type ParcoursCourtJson = z.infer<typeof parcoursCourtSchema>;

/** `horaire/ListeParcoursCorrespondance_ArretParcours`: the other lines of the stop. */
export const listeParcoursDirectionSchema = z.array(parcoursDirectionSchema);

/** `horaire/ListePeriodeApplication`: the weeks for which a timetable holds, in the order of their first days. */
export const listePeriodeSchema = z.array(
  z.object({
    idPeriode: z.string(),
    description: z.string(),
    dateDebutPeriode: dateSchema,
    dateFinPeriode: dateSchema,
  }),
);

/** `horaire/ListeParcoursTypeTrace_ParcoursPeriode`: the way of each pattern; the last is the one to draw alone. */
export const listeTraceSchema = z.array(
  z.object({
    idParcoursType: z.string(),
    /** Google's encoded polyline at precision 5, latitude before longitude. */
    polyligne: z.string(),
  }),
);
