import type { Locale } from '#domain/locale.ts';

export const languageCookieName = 'parcours_lang';

const yearSeconds = 31_536_000;

/** Remembers the language a visitor chose; set on the choice alone, never before it. */
export function languageCookie(locale: Locale, secure: boolean): string {
  return `${languageCookieName}=${locale}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
