import { jsonApiMediaType } from '#contract/content/json-api.ts';
import type { AppError } from '#lib/errors.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { formatMessage } from '#platform/http/http-app.ts';
import { httpStatus } from '#platform/http/status.ts';
import { jsonApiMember } from './document.ts';

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

const jsonApiPath =
  /^(\/en)?\/api(?!\/(menus|menuFiles|clientSettings|auditLog|search-stops|solr-search|search-points-of-sale|jobs)(\/|\?|$))(\/|\?|$)/;

const retryAfterSeconds = '5';

/** JSON:API addresses answer with `errors`, the others with `{message}`. */
export function formatError(
  error: AppError,
  request: { readonly href: string; readonly url: string },
): Answer {
  const status = httpStatus(error);
  if (status === 503) return { ...formatMessage(error), headers: { 'retry-after': retryAfterSeconds } };
  if (!jsonApiPath.test(request.url) || status >= 500) return formatMessage(error);
  const { parameter, pointer } = error.facts;
  const one = {
    title: titles[status] ?? 'Error',
    status: String(status),
    detail: error.message,
    ...(typeof parameter === 'string' && { source: { parameter } }),
    ...(typeof pointer === 'string' && { source: { pointer } }),
    // A refused value says where it stands; the others say which call it was.
    ...(status !== 422 && {
      links: {
        via: { href: request.href },
        info: { href: `https://httpwg.org/specs/rfc9110.html#status.${status}` },
      },
    }),
  };
  return {
    status,
    body: { jsonapi: jsonApiMember, errors: [one] },
    headers: { 'content-type': jsonApiMediaType, ...(status === 405 && { allow: 'GET, HEAD' }) },
  };
}
