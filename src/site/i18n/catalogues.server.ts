import type { Locale } from '#domain/locale.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** The texts of both languages; a browser loads those of its page only. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { fr, en };
