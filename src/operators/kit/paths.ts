import { withPrefix, type Bilingual, type Locale } from '#domain/locale.ts';

/** Addresses by key, without language prefix: French, then English. */
export type PathTable = Readonly<Record<string, readonly [fr: string, en: string]>>;

/** The addresses of a table as content names them. */
export interface Paths<Key extends string> {
  alias(key: Key, locale: Locale): string;
  /** The same in both languages. */
  aliases(key: Key): Bilingual;
  /** As they stand in a text of each language, with the prefix that the content service gives English ones. */
  readonly inText: Bilingual<Readonly<Record<Key, string>>>;
}

export function createPaths<Table extends PathTable>(table: Table): Paths<keyof Table & string> {
  type Key = keyof Table & string;
  const alias = (key: Key, locale: Locale): string =>
    (table[key] as PathTable[string])[locale === 'fr' ? 0 : 1];
  const inText = (locale: Locale) =>
    Object.fromEntries(
      Object.keys(table).map((key) => [key, withPrefix(alias(key as Key, locale), locale)]),
    ) as Record<Key, string>;
  return {
    alias,
    aliases: (key) => ({ fr: alias(key, 'fr'), en: alias(key, 'en') }),
    inText: { fr: inText('fr'), en: inText('en') },
  };
}
