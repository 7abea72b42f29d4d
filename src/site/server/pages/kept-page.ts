import { isHeld } from '#platform/http/forms/entity-tag.ts';
import type { Shortcut } from '#platform/http/listener/listener.ts';
import { noCookies, parseCookieHeader, readCookies } from '../http/cookies.ts';
import { localeRedirect, rootVary, type LocaleRedirectOptions } from '../http/locale-redirect.ts';
import { pageKey, readyBody, type EncodedBody, type PageCache, type ReadyAnswer } from './page-cache.ts';

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

/**
 * Answers a page that is kept, ready to be sent, to a visitor who is not signed in.
 * The way of most requests on a busy day: from the socket to the kept page and back, past the framework.
 * Whatever is unusual about a request is left to the whole application, which gives the same answer.
 */
export function createKeptPage(options: KeptPageOptions): Shortcut {
  const { cache, headers } = options;
  /** The heads that each answer was sent with: making one takes longer than finding the page. */
  const heads = new WeakMap<ReadyAnswer, Map<Buffer | boolean, string[]>>();

  /** Names and values in turn, as Node takes them quickest; the last one is for the id of the request. */
  function headOf(answer: ReadyAnswer, sent: EncodedBody | undefined, isByLanguage: boolean): string[] {
    const known = heads.get(answer) ?? new Map<Buffer | boolean, string[]>();
    heads.set(answer, known);
    // The root and another page never share an answer, so that the body tells all; without one, that it is the root.
    const key = sent?.body ?? isByLanguage;
    const head = known.get(key) ?? makeHead(answer, sent, isByLanguage);
    known.set(key, head);
    return head;
  }

  function makeHead(answer: ReadyAnswer, sent: EncodedBody | undefined, isByLanguage: boolean): string[] {
    const all = {
      ...headers,
      ...answer.headers,
      ...(isByLanguage && { vary: `${rootVary}, ${answer.headers['vary']}` }),
      etag: answer.etag,
      ...(sent?.encoding && { 'content-encoding': sent.encoding }),
      ...(sent && { 'content-length': String(sent.body.length) }),
    };
    return [...Object.entries(all).flat(), 'x-request-id', ''];
  }

  return (request, response, requestId) => {
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

    const isUnchanged = answer.status === 200 && isHeld(asked['if-none-match'], answer.etag);
    const head = headOf(answer, isUnchanged ? undefined : ready, root && options.locales.rootRedirect);
    head[head.length - 1] = requestId;
    if (isUnchanged) response.writeHead(304, head).end();
    else response.writeHead(answer.status, head).end(ready.body);
    return true;
  };
}
