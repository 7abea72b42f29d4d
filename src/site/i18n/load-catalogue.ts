import type { Locale } from '#domain/locale.ts';
import type { Catalogue } from './catalogue.ts';

const loaders: Record<Locale, () => Promise<Catalogue>> = {
  fr: async () => (await import('./fr/index.ts')).fr,
  en: async () => (await import('./en/index.ts')).en,
};

export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return loaders[locale]();
}
