import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Hexadecimal, as proxies and services make them: nothing can be said in it. */
const wellFormed = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/** The caller's own id for a request when it is one that a log can hold, else a new one. */
export function readRequestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/** The id of a request, which carries it from then on: whoever asks later is told the same. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const id = readRequestId(headers);
  headers['x-request-id'] = id;
  return id;
}
