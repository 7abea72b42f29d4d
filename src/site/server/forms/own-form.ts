import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { textFields, type Fields } from '#site/forms/form.ts';
import type { FormTokens } from '../http/form-token.ts';

/** Lets through a form that this site drew and that was sent from one of its pages; anything else is `forbidden`. */
export function requireOwnForm(request: FastifyRequest, tokens: FormTokens, origin: string): Fields {
  if (!isOwnOrigin(request, origin)) throw new AppError('forbidden', 'the form was sent from another site');
  const fields = textFields(Object.entries(Object(request.body)));
  if (!tokens.accepts(fields['_token'])) throw new AppError('forbidden', 'the form has no valid token');
  return fields;
}

/** Browsers send `Origin` or `Sec-Fetch-Site` with every POST; a request that has neither is refused. */
function isOwnOrigin({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return headers.origin === origin;
  return site === 'same-origin';
}
