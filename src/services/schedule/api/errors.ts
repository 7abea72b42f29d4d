import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { formatQueryFault } from '#contract/schedule/fault.ts';
import type { Bilingual, Locale } from '#domain/locale.ts';
import type { AppError, ErrorCode } from '#lib/errors.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { formatMessage } from '#platform/http/http-app.ts';
import { languageHeaders } from '#platform/http/mount.ts';
import { httpStatus } from '#platform/http/status.ts';
import { localeOf } from './request-locale.ts';

/** In place of what the framework and the house say for the log. */
const words: Partial<Record<ErrorCode, Bilingual>> = {
  'bad-request': { fr: 'La requête est illisible.', en: 'The request cannot be read.' },
  'not-found': { fr: 'Il n’y a rien à cette adresse.', en: 'There is nothing at this address.' },
  'method-not-allowed': {
    fr: 'Cette adresse ne répond qu’à la méthode GET.',
    en: 'This address answers the GET method only.',
  },
  // How many seconds that is, the header says.
  'too-many-requests': {
    fr: 'Trop de demandes\u00A0: réessayez après le délai que donne l’en-tête Retry-After.',
    en: 'Too many requests: try again after the delay given in the Retry-After header.',
  },
  unavailable: {
    fr: 'Ces données ne sont pas disponibles pour le moment.',
    en: 'This data is not available at the moment.',
  },
};

const noSchedule: Bilingual = {
  fr: 'Aucun horaire n’est publié pour cette date.',
  en: 'No schedule is published for this date.',
};

const retryAfterSeconds = '5';

/** Refusals in the words of this wire: which argument is wrong, or that no schedule is published yet. */
export function formatError(error: AppError, request: FastifyRequest): Answer {
  const locale = localeOf(request);
  const answer = formatIn(locale, error);
  const headers = languageHeaders(locale);
  if (answer.status !== 503) return { ...answer, headers };
  return { ...answer, headers: { ...headers, 'retry-after': retryAfterSeconds } };
}

function formatIn(locale: Locale, error: AppError): Pick<Answer, 'status' | 'body'> {
  const { issues, aucunHoraire, dateFinHoraire } = error.facts;
  const status = httpStatus(error);
  if (Array.isArray(issues)) {
    return { status, body: formatQueryFault({ issues: issues as z.core.$ZodIssue[] }, locale) };
  }
  if (aucunHoraire === true) {
    return { status: 404, body: { message: noSchedule[locale], code: 'aucunHoraire', dateFinHoraire } };
  }
  const message = words[error.code]?.[locale];
  if (message !== undefined) return { status, body: { message } };
  return locale === 'en' && status >= 500
    ? { status, body: { message: 'Server error' } }
    : formatMessage(error);
}
