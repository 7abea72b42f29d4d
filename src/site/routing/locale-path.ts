import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

/** Takes the language prefix off; a path without one is in the default language. */
export function splitPrefix(pathname: string): { readonly locale: Locale; readonly path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}
