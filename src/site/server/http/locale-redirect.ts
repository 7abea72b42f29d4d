import type { IncomingHttpHeaders } from 'node:http';
import {
  bareLocale,
  firstLocale,
  locales,
  withPrefix,
  type Locale,
  type LocaleStrategy,
} from '#domain/locale.ts';
import { preferredLanguage } from '#platform/http/accept-language.ts';
import { cookieNames, readCookies } from './cookies.ts';

export interface LocaleRedirectOptions {
  readonly strategy: LocaleStrategy;
  readonly rootRedirect: boolean;
}

/** What the language of the bare `/` depends on besides cookies. */
export const rootVary = 'accept-language, sec-fetch-site, referer';

/** The part of a request that tells a visitor's language. */
interface LanguageRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/**
 * Where the bare `/` sends a visitor: to the language chosen before, else the browser's.
 * Someone who comes from a page of the site chose this address, so that the first language stays reachable without a cookie.
 */
export function localeRedirect(request: LanguageRequest, options: LocaleRedirectOptions): string | undefined {
  const { strategy, rootRedirect } = options;
  const [pathname, search = ''] = request.url.split(/(?=\?)/, 2);
  if (pathname !== '/') return undefined;
  if (bareLocale(strategy) && (!rootRedirect || comesFromSite(request))) return undefined;
  const home = withPrefix('/', chosen(request) ?? firstLocale(strategy), strategy);
  return home === '/' ? undefined : home + search;
}

/** Where English has no prefix, who asks for `/en` chooses English: the bare `/` has to know, or it would lead elsewhere. */
export function asksForEnglish(url: string, { strategy, rootRedirect }: LocaleRedirectOptions): boolean {
  return rootRedirect && bareLocale(strategy) === 'en' && /^\/en\/?(?:\?|$)/.test(url);
}

function chosen(request: LanguageRequest): Locale | undefined {
  const cookie = request.headers.cookie?.includes(cookieNames.language)
    ? readCookies(request.cookies).language
    : undefined;
  return cookie ?? preferredLanguage(request.headers['accept-language'], locales);
}

/** By the text alone: to read the host of an address takes time with the square of its letters, and this runs before any count. */
function comesFromSite({ headers }: LanguageRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { referer = '', host } = headers;
  return ['http', 'https'].some((scheme) => `${referer}/`.startsWith(`${scheme}://${host}/`));
}
