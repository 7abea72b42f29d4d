import { defaultLocale, type Locale } from '#domain/locale.ts';

/** The content API of a language: French has no prefix, English has `/en` before the whole path. */
export function basePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}
