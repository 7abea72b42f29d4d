import type { Locale } from '#domain/locale.ts';
import type { Catalogue, FullCatalogue } from './catalogue.ts';
import { areaOf, type TextGroup } from './text-groups.ts';

/** The texts of every page, which the browser fetches with the first page in a language. */
const files: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  fr: async () => (await import('./fr/index.ts')).fr,
  en: async () => (await import('./en/index.ts')).en,
};
const groupFiles = import.meta.glob<Partial<FullCatalogue>>(
  './*/{account,fares,forms,journeys,line-index,lists,map,notices,planner,print,routes,search,staff,web-forms}.ts',
);
const loaded = new Map<Locale, Catalogue>();

/** Brings the texts of a language, those of some groups among them. */
export async function loadTexts(locale: Locale, groups: readonly TextGroup[]): Promise<void> {
  const known = loaded.get(locale);
  const missing = groups.filter((group) => !known || !(areaOf(group) in known));
  if (known && missing.length === 0) return;
  const [common, ...more] = await Promise.all([
    known ?? files[locale](),
    ...missing.map((group) => groupFiles[`./${locale}/${group}.ts`]?.()),
  ]);
  // Another page may have brought a group meanwhile.
  loaded.set(locale, Object.assign({}, common, loaded.get(locale), ...more) as Catalogue);
}

/** The texts that were brought; asking for another language is a fault of ours. */
export function textsOf(locale: Locale): Catalogue {
  const texts = loaded.get(locale);
  if (!texts) throw new Error(`the texts of ${locale} are not loaded`);
  return texts;
}
