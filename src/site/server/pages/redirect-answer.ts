import type { AnswerKind } from './answer-kind.ts';
import { readyAnswer, type ReadyAnswer } from './page-cache.ts';
import type { Resolution } from './page-request.ts';

type Redirect = Resolution & { kind: 'redirect' };

/** A redirection: a status and a place for a browser, with a page for whoever is not carried there; data for one on the site. */
export function formatRedirect(
  { status, to }: Redirect,
  kind: AnswerKind,
  page: string | Buffer,
): ReadyAnswer {
  const headers = { 'cache-control': status === 301 ? 'public, max-age=300' : 'no-store', vary: 'cookie' };
  if (kind === 'data') {
    const body = JSON.stringify({ kind: 'redirect', to });
    return readyAnswer(200, { ...headers, 'content-type': 'application/json; charset=utf-8' }, body);
  }
  return readyAnswer(
    status,
    { ...headers, location: formatLocation(to), 'content-type': 'text/html; charset=utf-8' },
    page,
  );
}

/** What a header may hold: whatever is encoded already stays as it is. */
function formatLocation(to: string): string {
  return encodeURI(to).replaceAll('%25', '%');
}
