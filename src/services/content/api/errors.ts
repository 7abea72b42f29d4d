import { jsonApiErrorOf } from '#platform/http/json-api-error.ts';
import { fileDefaults } from '#contract/content/web-form.ts';
import type { AppError } from '#lib/errors.ts';
import { tooLarge } from '#services/content/web-forms/judge-upload.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { formatMessage } from '#platform/http/http-app.ts';
import { httpStatus } from '#platform/http/status.ts';

const jsonApiPath =
  /^(\/en)?\/api(?!\/(menus|menuFiles|clientSettings|auditLog|search-stops|solr-search|search-points-of-sale|jobs|webform_jsonschema)(\/|\?|$))(\/|\?|$)/;

const filesPath = /^(\/en)?\/file\/upload\//;
const retryAfterSeconds = '5';

/** JSON:API addresses answer with `errors`, the others with `{message}`. */
export function formatError(
  error: AppError,
  request: { readonly href: string; readonly url: string },
): Answer {
  // A file that is not even read to its end is refused in the words of one that was (contract, section 4.3).
  const [isFile, english] = filesPath.exec(request.url) ?? [];
  if (error.code === 'too-large' && isFile !== undefined)
    return formatMessage(tooLarge(english === undefined ? 'fr' : 'en', fileDefaults.maxBytes));
  const status = httpStatus(error);
  if (status === 503) return { ...formatMessage(error), headers: { 'retry-after': retryAfterSeconds } };
  if (!jsonApiPath.test(request.url) || status >= 500) return formatMessage(error);
  const answer = jsonApiErrorOf(error, request.href);
  return { ...answer, headers: { ...answer.headers, ...(status === 405 && { allow: 'GET, HEAD' }) } };
}
