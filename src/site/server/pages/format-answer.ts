import { languageTags } from '#domain/locale.ts';
import type { Clock } from '#platform/clock.ts';
import type { Lifetime } from '#site/pages/screen.server.ts';
import type { PageView } from '#site/view.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { keepOfferHeaders } from './keep-offer.ts';
import { cacheControlOf, lifetimeOf } from './lifetimes.ts';
import { readyAnswer, type AnswerKind, type ReadyAnswer } from './page-cache.ts';
import type { Resolution } from './page-request.ts';

export interface FormatOptions {
  readonly security: SecurityHeaders;
  readonly clock: Clock;
  draw(view: PageView, origin: string): Promise<Buffer>;
}

/** An answer, and how long this process may keep it. */
export interface Drawn {
  readonly answer: ReadyAnswer;
  readonly lifeMs: number;
}

const contentTypes = {
  document: 'text/html; charset=utf-8',
  data: 'application/json; charset=utf-8',
} as const satisfies Record<AnswerKind, string>;

/** A redirection for good may change all the same. */
const redirectionS = 300;

/** What a path came to, ready to be sent. */
export async function formatAnswer(
  { security, clock, draw }: FormatOptions,
  resolution: Resolution,
  { kind, origin }: { readonly kind: AnswerKind; readonly origin: string },
): Promise<Drawn> {
  if (resolution.kind === 'file') return formatFile(resolution, { kind, origin, now: clock.now() });
  const { view } = resolution;
  const { policy, offline } = resolution.kind === 'view' ? resolution : {};
  const hasAgreed = view.shell.consent === 'granted';
  const lifetime = resolution.kind === 'view' ? lifetimeOf(view, resolution.keep) : redirectLifetime(view);
  const headers = {
    'content-type': contentTypes[kind],
    'cache-control': cacheControlOf(lifetime),
    vary: 'cookie, accept-encoding',
    'content-language': languageTags[view.route.locale],
    ...(view.status >= 500 ? { 'retry-after': '120' } : {}),
    ...keepOfferHeaders({ view, lifetime, offline, now: clock.now() }),
    ...(hasAgreed || policy ? security.forPage(policy, hasAgreed) : {}),
    ...(resolution.kind === 'redirect' && kind === 'document' && { location: formatLocation(resolution.to) }),
  };
  const { trueUntilMs = Infinity } = resolution.kind === 'view' ? resolution : {};
  const endMs = Math.min(trueUntilMs, view.shell.alert?.untilMs ?? Infinity);
  const lifeMs = lifeOf(lifetime, endMs, clock.now());
  if (kind === 'data') return { answer: formatData(resolution, headers, origin), lifeMs };
  return { answer: readyAnswer(view.status, headers, await draw(view, origin)), lifeMs };
}

/** How long this process may keep it: no longer than it is true. */
function lifeOf(lifetime: Lifetime | undefined, trueUntilMs: number | undefined, now: number): number {
  return Math.max(0, Math.min((lifetime?.serverS ?? 0) * 1000, (trueUntilMs ?? Infinity) - now));
}

/** For a navigation by script. A redirection is told with 200: `fetch` would follow a 3xx without a word to the script. */
function formatData(
  resolution: Exclude<Resolution, { kind: 'file' }>,
  headers: ReadyAnswer['headers'],
  origin: string,
): ReadyAnswer {
  if (resolution.kind === 'redirect') return formatElsewhere(resolution.to, headers);
  const { kind, view } = resolution;
  if (view.still) return formatElsewhere(origin + view.route.url, headers);
  return readyAnswer(
    view.status,
    headers,
    JSON.stringify({ kind, view: { ...view, structured: undefined } }),
  );
}

/** A script follows a path by itself, and loads a whole address as a document. */
function formatElsewhere(to: string, headers: ReadyAnswer['headers']): ReadyAnswer {
  return readyAnswer(200, headers, JSON.stringify({ kind: 'redirect', to }));
}

function formatFile(
  { file, url }: Extract<Resolution, { kind: 'file' }>,
  { kind, origin, now }: { readonly kind: AnswerKind; readonly origin: string; readonly now: number },
): Drawn {
  const { type, body, filename, keep, trueUntilMs } = file;
  const lifetime = keep === 'never' ? undefined : keep;
  const shared = { 'cache-control': cacheControlOf(lifetime), vary: 'cookie, accept-encoding' };
  const lifeMs = lifeOf(lifetime, trueUntilMs, now);
  if (kind === 'data') {
    const headers = { ...shared, 'content-type': contentTypes.data };
    return { answer: formatElsewhere(origin + url, headers), lifeMs };
  }
  const saved = filename && {
    'content-disposition': `attachment; filename="${filename.replaceAll(/[^\w.-]/g, '-')}"`,
  };
  return {
    answer: readyAnswer(200, { ...shared, 'content-type': type, ...saved, ...file.headers }, body),
    lifeMs,
  };
}

/** Its page holds the whole view, so a member's may be kept nowhere. */
function redirectLifetime({ status, shell }: PageView): Lifetime | undefined {
  const isShared = status === 301 && shell.visitor.kind === 'anonymous';
  return isShared ? { serverS: 0, browserS: redirectionS } : undefined;
}

/** Proxies and clients take 16 KB of headers together. */
const longestLocation = 8192;

/** What a header may hold: whatever is encoded already stays as it is. An address that is too long loses its query. */
export function formatLocation(to: string): string {
  const location = encodeURI(to).replaceAll('%25', '%');
  return location.length > longestLocation ? location.replace(/[?#].*/s, '') : location;
}
