import type { Locale } from '#domain/locale.ts';

/** Where this service and the site answer, and how their addresses are written. */
export interface Addresses {
  readonly locale: Locale;
  /** Root of this service, without a trailing slash. */
  readonly base: string;
  /** Root of the site, without a trailing slash. */
  readonly site: string;
}

/** `/en` before everything English; French has no prefix. */
export function withPrefix(locale: string, path: string): string {
  if (locale !== 'en') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

export function apiHref({ base, locale }: Addresses, path: string): string {
  return `${base}${withPrefix(locale, `/api${path === '' ? '' : `/${path}`}`)}`;
}

export function siteHref({ site }: Addresses, locale: string, path: string): string {
  return `${site}${withPrefix(locale, path)}`;
}
