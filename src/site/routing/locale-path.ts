import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

/** `prefix-except-default`: French has no prefix; `prefix`: every language has one. */
export type LocaleStrategy = 'prefix-except-default' | 'prefix';

/** The path of a page with its language prefix. `path` starts with a slash and has none yet. */
export function withPrefix(path: string, locale: Locale, strategy: LocaleStrategy): string {
  if (strategy === 'prefix-except-default' && locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Takes the language prefix off; a path without one is in the default language. */
export function splitPrefix(pathname: string): { readonly locale: Locale; readonly path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}
