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

/** The language of a browser's Accept-Language header: the best-ranked one that the site speaks. */
export function preferredLocale(acceptLanguage = ''): Locale | undefined {
  const spoken = acceptLanguage.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.toLowerCase().split(';');
    const [language] = tag.trim().split('-');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0;
    return isLocale(language) && weight > 0 ? [{ language, weight }] : [];
  });
  return spoken.sort((a, b) => b.weight - a.weight)[0]?.language;
}
