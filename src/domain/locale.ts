/** The two languages of the site. French is first where nobody says otherwise, and on the wire. */
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

/** What an operator's site and feed are in. */
export interface OperatorLanguages {
  /** Has the addresses without a prefix, and is shown to who reads neither language. */
  readonly first: Locale;
  /** The language tag (BCP 47) of the names of stops, lines and headsigns. */
  readonly names: string;
}

export const defaultLanguages: OperatorLanguages = { first: defaultLocale, names: defaultLocale };

/** `prefix-except-default`: the first language has no prefix; `prefix`: every language has one. */
export type PrefixRule = 'prefix-except-default' | 'prefix';

/** How languages stand in addresses: the rule, and the first language where that is not French. */
export type LocaleStrategy = PrefixRule | `${PrefixRule}:en`;

export function localeStrategy(rule: PrefixRule, first: Locale): LocaleStrategy {
  return first === 'en' ? `${rule}:en` : rule;
}

/** The language of the bare `/`. */
export function firstLocale(strategy: LocaleStrategy): Locale {
  return strategy.endsWith(':en') ? 'en' : defaultLocale;
}

/** The language whose addresses have no prefix, if there is one. */
export function bareLocale(strategy: LocaleStrategy): Locale | undefined {
  return strategy.startsWith('prefix-except-default') ? firstLocale(strategy) : undefined;
}

/** A path with its language prefix, as on the wire unless told. `path` starts with a slash and has none yet. */
export function withPrefix(
  path: string,
  locale: Locale,
  strategy: LocaleStrategy = 'prefix-except-default',
): string {
  if (locale === bareLocale(strategy)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A text in both languages. */
export type Bilingual<T = string> = Readonly<Record<Locale, T>>;
