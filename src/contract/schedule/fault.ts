import { z } from 'zod';
import { dateSchema } from './fields.ts';
import { described, wordsOfIssue, type Words } from './words.ts';

/** The body of every refusal. */
export const faultSchema = z.object({
  message: z.string().meta(
    described({
      fr: 'Une phrase, dans la langue de la réponse.',
      en: 'A sentence, in the language of the answer.',
    }),
  ),
  parametres: z
    .array(z.string())
    .optional()
    .meta(
      described({
        fr: 'Les paramètres en cause, chacun une fois.',
        en: 'The parameters at fault, each once.',
      }),
    ),
});

/** No schedule is published for the day asked for: an answer of its own, not an empty list. */
export const aucunHoraireSchema = z.object({
  message: z.string(),
  code: z.literal('aucunHoraire'),
  dateFinHoraire: dateSchema.nullable().meta(
    described({
      fr: 'Le dernier jour dont l’horaire est publié, AAAAMMJJ.',
      en: 'The last day whose schedule is published, YYYYMMDD.',
    }),
  ),
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
