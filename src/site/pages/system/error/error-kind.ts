import type { Catalogue } from '#site/i18n/catalogue.ts';
import type { SceneName } from '#site/ui/drawing/scene.ts';

/** The three error pages of the site. */
export type ErrorKind = 'unauthorized' | 'not-found' | 'technical';

export function errorKind(status: number): ErrorKind {
  if (status === 401) return 'unauthorized';
  return status >= 400 && status < 500 ? 'not-found' : 'technical';
}

const scenes = { unauthorized: 'ramparts', 'not-found': 'lost', technical: undefined } as const;

/** What is drawn of an error that only the server knows of; the others are drawn without it, with a scene of every page. */
export function errorScene(status: number): SceneName | undefined {
  return scenes[errorKind(status)];
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
