import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { LanguageProvider } from '#site/i18n/texts.tsx';

/** The markup a component gives on the server, in a language. */
export function markupOf(element: ReactNode, locale: Locale = 'fr'): string {
  return renderToStaticMarkup(
    <LanguageProvider locale={locale} texts={catalogues[locale]}>
      {element}
    </LanguageProvider>,
  );
}

/** What is read aloud or seen: the markup without its tags. */
export function textOf(element: ReactNode, locale: Locale = 'fr'): string {
  return markupOf(element, locale)
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}
