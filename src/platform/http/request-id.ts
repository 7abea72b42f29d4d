import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Hexadecimal, as proxies and services make them: nothing can be said in it. */
const wellFormed = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/**
 * The id of a request: the caller's own when it is one that a log can hold, else a new one. The request carries it from
 * then on, so that whoever asks, on the way in or at the end, is told the same.
 */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && wellFormed.test(given)) return given;
  const made = randomUUID();
  headers['x-request-id'] = made;
  return made;
}
