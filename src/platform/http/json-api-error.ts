import type { AppError } from '#lib/errors.ts';
import type { Answer } from './endpoint.ts';
import { httpStatus } from './status.ts';

/** What every document of JSON:API says of itself. */
export const jsonApiMember = {
  version: '1.0',
  meta: { links: { self: { href: 'https://jsonapi.org/format/1.0/' } } },
} as const;

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
};

/** A refusal as JSON:API has it. One of a value says where it stands; the others say which call it was. */
export function jsonApiErrorOf(error: AppError, href: string): Answer {
  const status = httpStatus(error);
  const { parameter, pointer } = error.facts;
  const one = {
    title: titles[status] ?? 'Error',
    status: String(status),
    detail: error.message,
    ...(typeof parameter === 'string' && { source: { parameter } }),
    ...(typeof pointer === 'string' && { source: { pointer } }),
    ...(status !== 422 && {
      links: {
        via: { href },
        info: { href: `https://httpwg.org/specs/rfc9110.html#status.${status}` },
      },
    }),
  };
  return {
    status,
    body: { jsonapi: jsonApiMember, errors: [one] },
    headers: { 'content-type': 'application/vnd.api+json' },
  };
}
