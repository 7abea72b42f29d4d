import type { FastifyRequest } from 'fastify';
import { everyQuerySchema } from '#contract/schedule/queries.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { languageBy } from '#platform/http/accept-language.ts';

type Asked = Pick<FastifyRequest, 'query' | 'headers'>;

/** The language of a request: the one it asks for by `langue`, else the one its caller prefers, else French. */
export function requireLocale({ query, headers }: Asked): Locale {
  const { langue } = query as { readonly langue?: unknown };
  if (langue === undefined) return languageBy(headers['accept-language']);
  const asked = everyQuerySchema.safeParse({ langue });
  if (asked.success) return asked.data.langue ?? languageBy(headers['accept-language']);
  throw new AppError('bad-request', 'no such language', { facts: { issues: asked.error.issues } });
}

/** The same for a refusal, which is told in some language whatever was asked for. */
export function localeOf({ query, headers }: Asked): Locale {
  // An address that cannot be read has no query.
  const { langue } = (query ?? {}) as { readonly langue?: unknown };
  return isLocale(langue) ? langue : languageBy(headers['accept-language']);
}
