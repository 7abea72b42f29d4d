/** The two languages of the site; French is the default one. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

/** The language tag of `lang`, `hreflang` and Intl. */
export const languageTags = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return value === 'fr' || value === 'en';
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'fr' ? 'en' : 'fr';
}

/** `prefix-except-default`: French has no prefix; `prefix`: every language has one. */
export type LocaleStrategy = 'prefix-except-default' | 'prefix';

/** A path with its language prefix. `path` starts with a slash and has none yet. */
export function withPrefix(
  path: string,
  locale: Locale,
  strategy: LocaleStrategy = 'prefix-except-default',
): string {
  if (strategy === 'prefix-except-default' && locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A text in both languages. */
export type Bilingual<T = string> = Readonly<Record<Locale, T>>;
