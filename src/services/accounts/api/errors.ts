import type { AppError } from '#lib/errors.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { formatMessage } from '#platform/http/http-app.ts';
import { jsonApiErrorOf } from '#platform/http/json-api-error.ts';
import { httpStatus } from '#platform/http/status.ts';

const jsonApiPath = /^(\/en)?\/api\/(users|customerProfile)(\/|\?|$)/;
const retryAfterSeconds = '5';

/** Users and profiles by JSON:API answer with `errors`, the other calls with `{message}`. */
export function formatError(
  error: AppError,
  request: { readonly href: string; readonly url: string },
): Answer {
  const status = httpStatus(error);
  if (status === 503) return { ...formatMessage(error), headers: { 'retry-after': retryAfterSeconds } };
  const answer =
    jsonApiPath.test(request.url) && status < 500
      ? jsonApiErrorOf(error, request.href)
      : formatMessage(error);
  const { fault } = error.facts;
  const body = typeof fault === 'string' ? { ...(answer.body as object), details: fault } : answer.body;
  return {
    ...answer,
    body,
    headers: { ...answer.headers, ...(status === 401 && { 'www-authenticate': 'Bearer realm="accounts"' }) },
  };
}
