import type { Catalogue } from '#site/i18n/catalogue.ts';
import { errorKind } from './error-kind.ts';

/** The title of the page and of the document. */
export function errorTitle(status: number, texts: Catalogue['errors']): string {
  const titles = {
    unauthorized: texts.unauthorizedTitle,
    'not-found': texts.notFoundTitle,
    technical: texts.technicalTitle,
  };
  return titles[errorKind(status)];
}
