import { z } from 'zod';

/** The way one pattern of a line takes. */
export const traceSchema = z.object({
  idParcoursType: z.string(),
  /** Google's encoded polyline at precision 5, latitude before longitude. */
  polyligne: z.string(),
});
export type TraceJson = z.infer<typeof traceSchema>;

/** `horaire/ListeParcoursTypeTrace_ParcoursPeriode`: the last one is the one to draw alone. */
export const listeTraceSchema = z.array(traceSchema);
