import { usualNumbers, type Numbers } from '#domain/numbers.ts';
import { mayBeNumber, searchWords, type QuickTarget } from '#domain/quick-select.ts';
import { linePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';

/** Words that no path can hold: whoever reads an address takes them for steps in it, encoded or not. */
export const isSteps = (words: string): boolean => words === '.' || words === '..';

/**
 * The address of a search: the words are a part of the path, and nothing is added when there are none. Words that would
 * be steps in the path stand in the query, as the form sends them. `all` names a kind of which everything is shown.
 */
export function searchPath(search: string, typed: string, all?: string): string {
  const words = searchWords(typed);
  const hasSteps = isSteps(words);
  const path = words === '' || hasSteps ? search : `${search}/${encodeURIComponent(words)}`;
  const query = new URLSearchParams({ ...(hasSteps && { terms: words }), ...(all && { all }) });
  return query.size === 0 ? path : `${path}?${query}`;
}

interface SearchPlace {
  readonly params: Readonly<Record<string, string>>;
  /** With its query. */
  readonly url: string;
}

/** The words that an address made by `searchPath` is about; empty where there are none. */
export function searchedWords({ params, url }: SearchPlace): string {
  const sent = searchWords(new URLSearchParams(url.replace(/^[^?]*/, '')).get('terms') ?? '');
  return isSteps(sent) ? sent : searchWords(params['terms'] ?? '');
}

/** Where what was typed is sent: the server leads on from a number to its page, and from words to their search. */
export function sentPath(search: string, typed: string, numbers: Numbers = usualNumbers): string {
  const words = searchWords(typed);
  return mayBeNumber(words, numbers)
    ? `${search}?${new URLSearchParams({ terms: words })}`
    : searchPath(search, words);
}

export function quickTargetPath(place: SchedulePlace, target: QuickTarget): string {
  return target.kind === 'line' ? linePath(place, target) : stopPath(place, target.code);
}
