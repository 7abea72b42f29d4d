import type { AppError, ErrorCode } from '#lib/errors.ts';

/** The only place where a fault becomes an HTTP status. */
const statuses: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  invalid: 422,
  'too-many-requests': 429,
  internal: 500,
  'bad-answer': 502,
  unavailable: 503,
  'timed-out': 504,
  'bad-setting': 500,
  'port-in-use': 500,
  'folder-unusable': 500,
};

export function httpStatus(error: AppError): number {
  return error.status ?? statuses[error.code];
}

export function codeOfStatus(status: number): ErrorCode {
  const exact = Object.entries(statuses).find(([, value]) => value === status);
  if (exact) return exact[0] as ErrorCode;
  return status >= 500 ? 'internal' : 'bad-request';
}
