import { isSteps, searchPath } from '#site/quick-search/search-path.ts';

/** Which part of what was found is shown. */
export interface ResultsPart {
  /** A kind, alone. */
  readonly kind?: string | undefined;
  /** From 1. */
  readonly page?: number;
}

/** What names a kind in the address of a search. */
export const kindField = 'type';

/** The address of a part of what was found: the page is a part of the path, as the words are. */
export function resultsPath(search: string, words: string, { kind, page = 1 }: ResultsPart): string {
  const [path = search, query = ''] = searchPath(search, words).split('?');
  const named = new URLSearchParams(query);
  if (kind !== undefined) named.set(kindField, kind);
  // Words that would be steps in the path leave no room in it for a page.
  if (page > 1 && isSteps(words)) named.set('page', String(page));
  const whole = page > 1 && !isSteps(words) ? `${path}/${page}` : path;
  return named.size === 0 ? whole : `${whole}?${named}`;
}
