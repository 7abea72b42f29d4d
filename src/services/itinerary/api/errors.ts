import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { errorIds } from '#contract/itinerary/parts.ts';
import { formatQueryFault } from '#contract/schedule/fault.ts';
import { isLocale, type Bilingual, type Locale } from '#domain/locale.ts';
import { AppError, type ErrorCode } from '#lib/errors.ts';
import { languageBy } from '#platform/http/accept-language.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { languageHeaders } from '#platform/http/mount.ts';
import { httpStatus } from '#platform/http/status.ts';

type ErrorId = (typeof errorIds)[keyof typeof errorIds];

/** Refusals that are about the question: what the wire calls them, and what they say. */
const words = {
  [errorIds.dateOutOfBounds]: {
    fr: 'Aucun horaire n’est publié pour cette date.',
    en: 'No schedule is published for this date.',
  },
  [errorIds.noOrigin]: {
    fr: 'Il n’y a aucun arrêt à distance de marche du départ.',
    en: 'There is no stop within walking distance of the origin.',
  },
  [errorIds.noDestination]: {
    fr: 'Il n’y a aucun arrêt à distance de marche de l’arrivée.',
    en: 'There is no stop within walking distance of the destination.',
  },
  [errorIds.noOriginNorDestination]: {
    fr: 'Il n’y a aucun arrêt à distance de marche du départ ni de l’arrivée.',
    en: 'There is no stop within walking distance of the origin or of the destination.',
  },
  [errorIds.unknownObject]: {
    fr: 'Ce lieu n’est pas connu.',
    en: 'This place is not known.',
  },
  [errorIds.noSolution]: {
    fr: 'Aucun trajet n’a été trouvé.',
    en: 'No journey was found.',
  },
} as const satisfies Partial<Record<ErrorId, Bilingual>>;

type Refusal = keyof typeof words;

/** Says that a question has no answer, and why. */
export const refuse = (id: Refusal): AppError =>
  new AppError('not-found', 'a question about journeys has no answer', { facts: { refusal: id } });

export const sayRefusal = (id: Refusal, locale: Locale) => ({ id, message: words[id][locale] });

const byCode: Partial<Record<ErrorCode, readonly [ErrorId, Bilingual]>> = {
  'bad-request': [errorIds.badFormat, { fr: 'La requête est illisible.', en: 'The request cannot be read.' }],
  'not-found': [
    errorIds.unknownApi,
    { fr: 'Il n’y a rien à cette adresse.', en: 'There is nothing at this address.' },
  ],
  'method-not-allowed': [
    errorIds.unknownApi,
    {
      fr: 'Cette adresse ne répond qu’à la méthode GET.',
      en: 'This address answers the GET method only.',
    },
  ],
  'too-many-requests': [
    errorIds.serviceUnavailable,
    {
      fr: 'Trop de demandes\u00A0: réessayez après le délai que donne l’en-tête Retry-After.',
      en: 'Too many requests: try again after the delay given in the Retry-After header.',
    },
  ],
  unavailable: [
    errorIds.serviceUnavailable,
    {
      fr: 'Ces données ne sont pas disponibles pour le moment.',
      en: 'This data is not available at the moment.',
    },
  ],
};
const fault = [errorIds.internalError, { fr: 'Erreur du serveur', en: 'Server error' }] as const;

/** The language of a request: `language`, else the one its caller prefers. */
export function localeOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Locale {
  const { language } = (query ?? {}) as { readonly language?: unknown };
  const asked = typeof language === 'string' ? language.slice(0, 2).toLowerCase() : undefined;
  return isLocale(asked) ? asked : languageBy(headers['accept-language']);
}

/** `{ error: { id, message } }`, in the language of the question. */
export function formatError(error: AppError, request: FastifyRequest): Answer {
  const locale = localeOf(request);
  const headers = languageHeaders(locale);
  const { issues, refusal } = error.facts;
  const status = httpStatus(error);
  if (Array.isArray(issues)) {
    const { message } = formatQueryFault({ issues: issues as z.core.$ZodIssue[] }, locale);
    return { status, body: { error: { id: errorIds.unableToParse, message } }, headers };
  }
  if (typeof refusal === 'string' && refusal in words)
    return { status, body: { error: sayRefusal(refusal as Refusal, locale) }, headers };
  const [id, message] = byCode[error.code] ?? fault;
  const body = { error: { id, message: message[locale] } };
  return { status, body, headers: status === 503 ? { ...headers, 'retry-after': '5' } : headers };
}
