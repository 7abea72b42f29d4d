import { defaultLocale, isLocale, locales, type Locale } from '#domain/locale.ts';

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
export function preferredLocale(acceptLanguage: string | undefined): Locale | undefined {
  if (!acceptLanguage) return undefined;
  const ranked = acceptLanguage
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => parameter.trim())
        .find((parameter) => parameter.startsWith('q='));
      const weight = quality ? Number(quality.slice(2)) : 1;
      return { language: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0, position };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  return locales.find((locale) => locale === ranked.find(({ language }) => isLocale(language))?.language);
}
