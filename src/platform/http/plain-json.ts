import { z } from 'zod';
import { AppError } from '#lib/errors.ts';

/** The query of a call that answers in plain JSON: it may be asked for by name. */
export const formatQuerySchema = z.object({ _format: z.string().default('json') });
export type FormatQuery = z.infer<typeof formatQuerySchema>;

/** Refuses whoever asks for another format than there is. */
export function requireJsonFormat({ _format: format }: FormatQuery): void {
  if (format !== 'json') throw new AppError('not-acceptable', `No answer in the format ${format}.`);
}
