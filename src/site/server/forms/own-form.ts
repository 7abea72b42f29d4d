import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Fields } from '#site/forms/form.ts';
import type { FormTokens } from '../http/form-token.ts';

/** Lets through a form that this site drew and that was sent from one of its pages; anything else is `forbidden`. */
export function requireOwnForm(request: FastifyRequest, tokens: FormTokens, origin: string): Fields {
  if (!isOwnOrigin(request, origin)) throw new AppError('forbidden', 'the form was sent from another site');
  const fields = fieldsOf(request.body);
  if (!tokens.accepts(fields['_token'])) throw new AppError('forbidden', 'the form has no valid token');
  return fields;
}

/** Browsers name the origin of every POST; one that says where it comes from in neither way is not a browser. */
function isOwnOrigin({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined) return headers.origin === origin;
  return site === 'same-origin';
}

function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
