import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHeld } from '#platform/http/forms/entity-tag.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import { noCookies, parseCookieHeader, readCookies } from '../http/cookies.ts';
import { localeRedirect, rootVary, type LocaleRedirectOptions } from '../http/locale-redirect.ts';
import { pageKey, readyBody, type PageCache } from './page-cache.ts';

interface KeptPageOptions {
  readonly cache: PageCache;
  readonly locales: LocaleRedirectOptions;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** `PUBLIC_URL`; without it the origin is read from `Host`. */
  readonly origin: string | undefined;
  /** Who has one of this name may be signed in. */
  readonly sessionCookie: string;
  version(): string;
}

/** Answers a page that is kept, ready to be sent, to a visitor who is not signed in; says whether it did. */
export type AnswerKeptPage = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The way of most requests on a busy day: from the socket to the kept page and back, past the framework.
 * Whatever is unusual about a request is left to the whole application, which gives the same answer.
 */
export function createKeptPage(options: KeptPageOptions): AnswerKeptPage {
  const { cache, headers } = options;
  return (request, response) => {
    const { method, url = '/', headers: asked } = request;
    if (method !== 'GET' || asked.host === undefined) return false;
    const cookies = asked.cookie === undefined ? {} : parseCookieHeader(asked.cookie);
    if (options.sessionCookie in cookies) return false;
    const isData = url.startsWith('/_data/');
    const root = !isData && (url === '/' || url.startsWith('/?'));
    if (root && localeRedirect({ url, headers: asked, cookies }, options.locales) !== undefined) return false;

    const origin = options.origin ?? `http://${asked.host}`;
    const key = pageKey({
      version: options.version(),
      kind: isData ? 'data' : 'document',
      origin,
      url,
      cookies: asked.cookie === undefined ? noCookies : readCookies(cookies),
    });
    const answer = cache.find(key);
    const ready = answer && readyBody(answer, asked['accept-encoding']);
    if (!answer || !ready) return false;

    const vary =
      root && options.locales.rootRedirect ? { vary: `${rootVary}, ${answer.headers['vary']}` } : {};
    const own = {
      ...headers,
      ...answer.headers,
      ...vary,
      etag: answer.etag,
      'x-request-id': requestIdOf(request),
    };
    if (answer.status === 200 && isHeld(asked['if-none-match'], answer.etag)) {
      response.writeHead(304, own).end();
      return true;
    }
    const encoding = ready.encoding ? { 'content-encoding': ready.encoding } : {};
    response
      .writeHead(answer.status, { ...own, ...encoding, 'content-length': String(ready.body.length) })
      .end(ready.body);
    return true;
  };
}
