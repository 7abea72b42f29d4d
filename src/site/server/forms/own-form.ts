import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';

/** Lets through a form that was sent from a page of this site; anything else is `forbidden`. */
export function requireOwnForm(request: FastifyRequest, origin: string): void {
  if (!isOwnOrigin(request, origin)) throw new AppError('forbidden', 'the form was sent from another site');
}

/** Browsers send `Origin` or `Sec-Fetch-Site` with every POST; a request that has neither is refused. */
function isOwnOrigin({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return headers.origin === origin;
  return site === 'same-origin';
}
