import { STATUS_CODES } from 'node:http';
import type { Language } from '../wording.ts';

/** What documents and pages say of answers, whatever the service. */
interface AnswerWords {
  readonly statuses: Readonly<Record<string, string>>;
  readonly retryAfter: string;
  /** The events of a stream, each with the schema of its data. */
  events(names: readonly { readonly event: string; readonly schema: string }[]): string;
}

const fr: AnswerWords = {
  statuses: {
    200: 'réussite',
    201: 'créé',
    204: 'réussite, sans corps',
    207: 'plusieurs réponses',
    304: 'inchangé',
    400: 'demande refusée',
    401: 'non autorisé',
    403: 'interdit',
    404: 'introuvable',
    405: 'méthode refusée',
    406: 'aucune forme acceptable',
    413: 'corps trop volumineux',
    429: 'trop de demandes',
    500: 'erreur du service',
    502: 'mauvaise réponse en amont',
    503: 'service indisponible',
    504: 'aucune réponse en amont',
  },
  retryAfter: 'Le nombre de secondes à attendre avant de redemander.',
  events: (names) =>
    `Les événements, et le schéma de leurs données en JSON\u00A0: ${names.map(({ event, schema }) => `${event} (${schema})`).join(', ')}.`,
};

const en: AnswerWords = {
  statuses: {
    200: 'success',
    201: 'created',
    204: 'success, no body',
    207: 'several answers',
    304: 'not modified',
    400: 'request refused',
    401: 'not authorized',
    403: 'forbidden',
    404: 'not found',
    405: 'method refused',
    406: 'no acceptable format',
    413: 'body too large',
    429: 'too many requests',
    500: 'service error',
    502: 'bad answer upstream',
    503: 'service unavailable',
    504: 'no answer upstream',
  },
  retryAfter: 'The number of seconds to wait before asking again.',
  events: (names) =>
    `The events, and the schema of their data in JSON: ${names.map(({ event, schema }) => `${event} (${schema})`).join(', ')}.`,
};

export const answerWords: Readonly<Record<Language, AnswerWords>> = { fr, en };

/** The word for a status as a sentence begins; the English of HTTP where we have none. */
export function sayStatus(status: string, language: Language): string {
  const word = answerWords[language].statuses[status] ?? STATUS_CODES[status] ?? status;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
