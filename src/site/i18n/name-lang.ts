import type { Bilingual, Locale } from '#domain/locale.ts';

/** For `lang`: French, where the page's own language has no name for it and keeps the French one. */
export function nameLang(name: Bilingual, locale: Locale): string | undefined {
  return locale !== 'fr' && name[locale] === name.fr ? 'fr' : undefined;
}
