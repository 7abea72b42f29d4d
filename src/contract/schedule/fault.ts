import { z } from 'zod';
import { dateSchema } from './fields.ts';
import { wordsOfIssue, type Words } from './words.ts';

/** The body of every refusal. */
export const faultSchema = z.object({
  message: z.string(),
  /** The arguments the refusal is about, each once. */
  parametres: z.array(z.string()).optional(),
});

/** No schedule is published for the day asked for: an answer of its own, not an empty list. */
export const aucunHoraireSchema = z.object({
  message: z.string(),
  code: z.literal('aucunHoraire'),
  /** The last day that has one. */
  dateFinHoraire: dateSchema.nullable(),
});

/** What a query schema refused, in the words of the wire. */
export function formatQueryFault(
  error: Pick<z.ZodError, 'issues'>,
  language: keyof Words = 'fr',
): z.infer<typeof faultSchema> {
  const parametres = [...new Set(error.issues.flatMap(({ path }) => path.slice(0, 1).map(String)))];
  const message = [...new Set(error.issues.map((issue) => wordsOfIssue(issue)[language]))].join(' ');
  return parametres.length > 0 ? { message, parametres } : { message };
}
