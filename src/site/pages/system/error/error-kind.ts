import type { Catalogue } from '#site/i18n/catalogue.ts';

/** The three error pages of the site. */
export type ErrorKind = 'unauthorized' | 'not-found' | 'technical';

export function errorKind(status: number): ErrorKind {
  if (status === 401) return 'unauthorized';
  return status >= 400 && status < 500 ? 'not-found' : 'technical';
}

/** The title of the page and of the document. */
export function errorTitle(status: number, texts: Catalogue['errors']): string {
  const titles = {
    unauthorized: texts.unauthorizedTitle,
    'not-found': texts.notFoundTitle,
    technical: texts.technicalTitle,
  };
  return titles[errorKind(status)];
}
