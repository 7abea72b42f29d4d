import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Catalogue } from './catalogue.ts';

interface Language {
  readonly locale: Locale;
  readonly texts: Catalogue;
}

const LanguageContext = createContext<Language | undefined>(undefined);

export function LanguageProvider({ locale, texts, children }: Language & { children: ReactNode }) {
  const language = useMemo(() => ({ locale, texts }), [locale, texts]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('a component that shows text stands outside LanguageProvider');
  return language;
}

export function useTexts(): Catalogue {
  return useLanguage().texts;
}

export function useLocale(): Locale {
  return useLanguage().locale;
}
