import { AppError } from '#lib/errors.ts';
import type { AnswerKind } from './page-cache.ts';

export interface PageAddress {
  /** Always of this site, and its path begins with one slash: it may be linked to and led to. */
  readonly url: URL;
  /** Whether it was written so that a browser would take it for another site: no page has such an address. */
  readonly isOdd: boolean;
}

/** The page that a request asks for; `/_data` in front of it asks for the view alone. */
export function readPageAddress(asked: string, kind: AnswerKind, origin: string): PageAddress {
  const path = kind === 'data' ? asked.slice('/_data'.length) || '/' : asked;
  // A browser reads `//host` and `/\host` as another site; a client may also name one before the path.
  const tidy = path.replace(/^[a-z]+:\/\/[^/\\?#]*/i, '').replace(/^[/\\]*/, '/');
  const url = URL.parse(origin + tidy);
  if (!url) throw new AppError('bad-request', 'not an address of this site');
  // So is `/.//host`, once its dots are gone.
  const isOdd = tidy !== path || url.pathname.startsWith('//');
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return { url, isOdd };
}
