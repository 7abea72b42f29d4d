import { z } from 'zod';
import { numeroSchema } from './fields.ts';

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

/** `horaire/ListeParcoursCorrespondance_ArretParcours`: the other lines of the stop. */
export const listeParcoursDirectionSchema = z.array(parcoursDirectionSchema);
