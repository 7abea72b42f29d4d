import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

/** Takes the language prefix off; a path without one is in the first language. */
export function splitPrefix(
  pathname: string,
  firstLanguage: Locale = defaultLocale,
): { readonly locale: Locale; readonly path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { locale: firstLanguage, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}

export const hasPrefix = (pathname: string): boolean => splitPrefix(pathname).path !== pathname;
