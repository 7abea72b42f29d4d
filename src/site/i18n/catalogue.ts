import type { Locale } from '#domain/locale.ts';
import type { fr } from './fr/index.ts';

/** French is the type: a text is a string, or a function that gives one. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer A) => string
      ? (...values: A) => string
      : Texts<T[K]>;
};

export type Catalogue = Texts<typeof fr>;

const loaders: Record<Locale, () => Promise<Catalogue>> = {
  fr: async () => (await import('./fr/index.ts')).fr,
  en: async () => (await import('./en/index.ts')).en,
};

export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return loaders[locale]();
}
