import { withPrefix, type Locale } from '#domain/locale.ts';

/** Where this service and the site answer, and how their addresses are written. */
export interface Addresses {
  readonly locale: Locale;
  /** Root of this service, without a trailing slash. */
  readonly base: string;
  /** Root of the site, without a trailing slash. */
  readonly site: string;
}

/** Whether a path is English: `/en` stands before everything English, French has no prefix. */
export function hasPrefix(path: string): boolean {
  return path === '/en' || path.startsWith('/en/');
}

export function apiHref({ base, locale }: Addresses, path: string): string {
  return `${base}${withPrefix(`/api${path === '' ? '' : `/${path}`}`, locale)}`;
}

export function siteHref({ site }: Addresses, locale: Locale, path: string): string {
  return `${site}${withPrefix(path, locale)}`;
}
