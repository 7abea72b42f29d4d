import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defaultLanguages, type Locale } from '#domain/locale.ts';
import type { Catalogue, CatalogueWith } from './catalogue.ts';
import { areaOf, type TextGroup } from './text-groups.ts';

interface Language {
  readonly locale: Locale;
  readonly texts: Catalogue;
  /** The language tag of the names of the network, where the operator says it. */
  readonly names?: string | undefined;
}

const LanguageContext = createContext<Language | undefined>(undefined);

export function LanguageProvider({ locale, texts, names, children }: Language & { children: ReactNode }) {
  const language = useMemo(() => ({ locale, texts, names }), [locale, texts, names]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('a component that shows text stands outside LanguageProvider');
  return language;
}

/** The texts of every page, and those of the groups that it names. */
export function useTexts<Group extends TextGroup = never>(...groups: Group[]): CatalogueWith<Group> {
  const { texts } = useLanguage();
  for (const group of groups)
    if (!(areaOf(group) in texts)) throw new Error(`the texts of the group ${group} are not loaded`);
  return texts as CatalogueWith<Group>;
}

export function useLocale(): Locale {
  return useLanguage().locale;
}

export function useNamesLanguage(): string {
  return useLanguage().names ?? defaultLanguages.names;
}
