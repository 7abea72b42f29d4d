import { AppError } from '#lib/errors.ts';
import type { CacheQuestion, UpstreamName } from '#contract/cache/key.ts';
import type { ProxyRequestJson } from '#contract/cache/proxy.ts';

interface UpstreamRules {
  readonly paths: RegExp;
  /** Questions that only read although they are posted. */
  readonly posts: RegExp;
  /** Tokens, members and forms: never kept. */
  readonly never: RegExp;
  readonly hasLocales: boolean;
  ttlSeconds(path: string): number;
}

const nothing = /(?!)/;
const liveBoards = /^\/horaire\/(liste)?(bornevirtuelle|autobus|horaire_autobus)/i;

const rules: Readonly<Record<UpstreamName, UpstreamRules>> = {
  'cms-api': {
    paths: /^\/(api\/.+|router\/translate-path\/?|subrequests\/?)$/,
    posts: /^\/subrequests\/?$/,
    never:
      /\/(oauth|user|activate|file)\/|\/api\/(di|webform_jsonschema|users|customerProfile|newsletter)(\/|$|\?)/i,
    hasLocales: true,
    ttlSeconds: () => 300,
  },
  'schedule-api': {
    paths: /^\/(horaire|avis|pointsVente|parcOBus)\/.+$/i,
    posts: nothing,
    never: nothing,
    hasLocales: false,
    ttlSeconds: (path) => (liveBoards.test(path) ? 10 : 300),
  },
  'itinerary-api': {
    paths: /^\/coverage\/.+$/,
    posts: nothing,
    never: nothing,
    hasLocales: false,
    ttlSeconds: () => 30,
  },
};

/** No upstream may bind the cache for longer. */
const longestTtlSeconds = 3600;

/** The question behind a proxy call, or a refusal: the proxy reaches nothing but what is listed here. */
export function requireQuestion(upstream: UpstreamName, request: ProxyRequestJson): CacheQuestion {
  const { paths, posts, hasLocales } = rules[upstream];
  const { method, query, data } = request;
  const english = hasLocales && request.path.startsWith('/en/');
  const path = english ? request.path.slice('/en'.length) : request.path;
  if (!isSafePath(path) || !paths.test(path)) throw refusal(path);
  if (method === 'POST' && !(posts.test(path) && onlyReads(data))) throw refusal(path);
  if (method === 'GET' && data !== undefined) throw new AppError('bad-request', 'a GET has no data');
  const locale = hasLocales && (english || request.locale === 'en') ? 'en' : 'fr';
  return { upstream, method, path, locale, query: query ?? {}, ...(method === 'POST' ? { data } : {}) };
}

export function mayKeep({ upstream, path, query, data }: CacheQuestion): boolean {
  const { never } = rules[upstream];
  // A blueprint carries paths and headers of its own, in its body or in its query.
  const inner = JSON.stringify([query, data]).replaceAll('%2F', '/');
  return !never.test(decodeURIComponent(path)) && !never.test(inner) && !/authorization|cookie/i.test(inner);
}

/** Whether an answer is for whoever asked, and nobody else. */
export const isPrivate = (cacheControl: string): boolean => /\bprivate\b/.test(cacheControl);

/** Milliseconds to keep an answer: as the upstream says, else as its kind wants. A caller may ask for less, not for more. */
export function keepMs(
  { upstream, path }: CacheQuestion,
  askedSeconds = Infinity,
  cacheControl = '',
): number {
  if (isPrivate(cacheControl)) return 0;
  const told = /\bmax-age=(\d+)/.exec(cacheControl)?.[1];
  const seconds = told === undefined ? rules[upstream].ttlSeconds(path) : Number(told);
  return Math.min(askedSeconds, seconds, longestTtlSeconds) * 1000;
}

/** The path and query to ask the upstream for. */
export function upstreamAddress({ path, locale, query = {} }: CacheQuestion): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return (locale === 'en' ? '/en' : '') + path + (search.size > 0 ? `?${search}` : '');
}

function isSafePath(path: string): boolean {
  if (!/^\/[\x21-\x7e]*$/.test(path) || /\/\/|[\\?#]/.test(path)) return false;
  try {
    return path
      .split('/')
      .map(decodeURIComponent)
      .every((segment) => segment !== '.' && segment !== '..' && !/[/\\]/.test(segment));
  } catch {
    return false;
  }
}

function onlyReads(blueprint: unknown): boolean {
  return (
    Array.isArray(blueprint) &&
    blueprint.every((part: unknown) => (part as { action?: unknown } | null)?.action === 'view')
  );
}

function refusal(path: string): AppError {
  return new AppError('bad-request', `the proxy does not reach ${path}`);
}
