import { createHash } from 'node:crypto';
import { z } from 'zod';
import { withoutTrailing } from '#lib/without-trailing.ts';

/** Segments of the service's own addresses, which a key may therefore not be. */
const reservedKeys: readonly string[] = ['purge', 'proxy'];

export const routesKey = 'router-routes';

export const cacheKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9._~-]{1,200}$/, 'a key is 1 to 200 of A-Z a-z 0-9 . _ ~ -')
  .refine((key) => !reservedKeys.includes(key), 'this key is reserved');

export const keyParamsSchema = z.object({ key: cacheKeySchema });

export const upstreamNames = ['cms-api', 'schedule-api', 'itinerary-api'] as const;
export type UpstreamName = (typeof upstreamNames)[number];

type Scalar = string | number | boolean;

/** One question to an upstream, as far as its answer depends on it. */
export interface CacheQuestion {
  readonly upstream: UpstreamName;
  readonly method?: 'GET' | 'POST';
  /** Without language prefix and without query. */
  readonly path: string;
  readonly locale?: 'fr' | 'en';
  readonly query?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  readonly data?: unknown;
}

const longestSlug = 150;

/**
 * The key of an answer: `cms-api-clientsettings-` in French, `cms-api-clientsettings-en` in English,
 * `cms-api-news-<hash>` with a query or a body. A path that does not fit the key grammar is hashed too.
 */
export function cacheKey(question: CacheQuestion): string {
  const slug = withoutTrailing(question.path.replace(/^\/(api\/)?/, ''), '/')
    .toLowerCase()
    .replaceAll('/', '_');
  const fitting = slug.replaceAll(/[^a-z0-9._~-]/g, '~').slice(0, longestSlug);
  const plain = fitting === slug && isPlain(question);
  return `${question.upstream}-${fitting}-${plain ? plainSuffix(question) : hashOf(question)}`;
}

/** Tells two questions apart even where their keys are alike (`/api/a/b` and `/api/a_b`). */
export function questionIdentity(question: CacheQuestion): string {
  const { upstream, method = 'GET', path, locale = 'fr', query = {}, data = null } = question;
  return stableJson([upstream, method, path, locale, query, data]);
}

export const menusKey = (locale: 'fr' | 'en'): string => `menus-${locale}`;

export const settingsKey = (locale: 'fr' | 'en'): string =>
  cacheKey({ upstream: 'cms-api', path: '/api/clientSettings', locale });

function isPlain({ method = 'GET', query = {}, data }: CacheQuestion): boolean {
  return method === 'GET' && data === undefined && Object.keys(query).length === 0;
}

function plainSuffix({ locale = 'fr' }: CacheQuestion): string {
  return locale === 'fr' ? '' : locale;
}

function hashOf(question: CacheQuestion): string {
  return createHash('sha256').update(questionIdentity(question)).digest('hex').slice(0, 32);
}

/** JSON with the members of objects in alphabetical order, so that equal values give equal text. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
