import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import './example-stage.css';

/** Draws an example in the language of the page around it, and keeps inside what would float over that page. */
export function ExampleStage({ children }: { readonly children: (locale: Locale) => ReactNode }) {
  return <div className="example-stage">{children(useLocale())}</div>;
}
