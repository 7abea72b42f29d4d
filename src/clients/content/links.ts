import { defaultLocale, type Locale } from '#domain/locale.ts';

/** The content API of a language: French has no prefix, English has `/en` before the whole path. */
export function basePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** How a path of the content backend becomes a path of the site in a language. */
export type LocalizePath = (path: string, locale: Locale) => string;

const filePath = /^\/(?:sites|files|media|services)\//;

/**
 * A link of the content becomes one of the site: `/en/…` is English there, a path without a prefix is in the language of
 * its text. Files and other addresses stay as they are, and so does `/fr/…`, which the content never writes by itself.
 */
export function localizeHref(uri: string, locale: Locale, localizePath: LocalizePath): string {
  const path = uri.replace(/^internal:/, '');
  if (!path.startsWith('/') || path.startsWith('//') || filePath.test(path)) return path;
  const [pathname, rest] = splitAt(path);
  if (/^\/fr(?:\/|$)/.test(pathname)) return path;
  const english = /^\/en(?<plain>\/.*|$)/s.exec(pathname)?.groups;
  return (english ? localizePath(english['plain'] || '/', 'en') : localizePath(pathname, locale)) + rest;
}

function splitAt(path: string): [string, string] {
  const end = path.search(/[?#]/);
  return end === -1 ? [path, ''] : [path.slice(0, end) || '/', path.slice(end)];
}
