import type { z } from 'zod';
import { formatQueryFault } from '#contract/schedule/fault.ts';
import type { AppError, ErrorCode } from '#lib/errors.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { formatMessage } from '#platform/http/http-app.ts';
import { httpStatus } from '#platform/http/status.ts';

/** What the framework and the house say in English, where this wire has no better word. */
const words: Partial<Record<ErrorCode, string>> = {
  'bad-request': 'La requête est illisible.',
  'not-found': 'Il n’y a rien à cette adresse.',
  'method-not-allowed': 'Cette adresse ne répond qu’à la méthode GET.',
  unavailable: 'Ces données ne sont pas disponibles pour le moment.',
};

/** Refusals in the words of this wire: which argument is wrong, or that no schedule is published yet. */
export function formatError(error: AppError): Answer {
  const { issues, aucunHoraire, dateFinHoraire } = error.facts;
  if (Array.isArray(issues)) {
    return { status: httpStatus(error), body: formatQueryFault({ issues: issues as z.core.$ZodIssue[] }) };
  }
  if (aucunHoraire === true) {
    return { status: 404, body: { message: error.message, code: 'aucunHoraire', dateFinHoraire } };
  }
  const message = words[error.code];
  return message === undefined ? formatMessage(error) : { status: httpStatus(error), body: { message } };
}
