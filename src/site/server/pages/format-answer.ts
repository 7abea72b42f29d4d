import { languageTags } from '#domain/locale.ts';
import type { PageView } from '#site/view.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { cacheControlOf, lifetimeOf } from './lifetimes.ts';
import { readyAnswer, type AnswerKind, type ReadyAnswer } from './page-cache.ts';
import type { Resolution } from './page-request.ts';

export interface FormatOptions {
  readonly security: SecurityHeaders;
  draw(view: PageView, origin: string): Buffer;
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

/** What a path came to, ready to be sent. */
export function formatAnswer(
  { security, draw }: FormatOptions,
  resolution: Resolution,
  { kind, origin }: { readonly kind: AnswerKind; readonly origin: string },
): Drawn {
  const { view } = resolution;
  if (resolution.kind === 'redirect') {
    const body = kind === 'document' ? draw(view, origin) : '';
    return { answer: formatRedirect(resolution, kind, body), lifeMs: 0 };
  }
  const lifetime = lifetimeOf(view, resolution.keep);
  const hasAgreed = view.shell.consent === 'granted';
  const headers = {
    'content-type': contentTypes[kind],
    'cache-control': cacheControlOf(lifetime),
    vary: 'cookie, accept-encoding',
    'content-language': languageTags[view.route.locale],
    ...(view.status === 503 ? { 'retry-after': '120' } : {}),
    ...(hasAgreed || resolution.policy ? security.forPage(resolution.policy, hasAgreed) : {}),
  };
  const body = kind === 'document' ? draw(view, origin) : JSON.stringify({ kind: 'view', view });
  return { answer: readyAnswer(view.status, headers, body), lifeMs: (lifetime?.serverS ?? 0) * 1000 };
}

/** A document gets the 3xx, `Location` and a page with the link; a navigation by script gets `to` as data, with 200. */
export function formatRedirect(
  { status, to }: Resolution & { kind: 'redirect' },
  kind: AnswerKind,
  page: string | Buffer,
): ReadyAnswer {
  const headers = {
    'cache-control': status === 301 ? 'public, max-age=300' : 'no-store',
    vary: 'cookie',
    'content-type': contentTypes[kind],
  };
  if (kind === 'data') return readyAnswer(200, headers, JSON.stringify({ kind: 'redirect', to }));
  return readyAnswer(status, { ...headers, location: formatLocation(to) }, page);
}

/** What a header may hold: whatever is encoded already stays as it is. */
function formatLocation(to: string): string {
  return encodeURI(to).replaceAll('%25', '%');
}
