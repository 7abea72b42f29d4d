import { numberKindOf, searchWords, type QuickTarget } from '#domain/quick-select.ts';
import { linePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';

/** The address of a search: the words are a part of the path, and nothing is added when there are none. */
export function searchPath(search: string, typed: string): string {
  const words = searchWords(typed);
  return words === '' ? search : `${search}/${encodeURIComponent(words)}`;
}

/** Where what was typed is sent: the server leads on from a number to its page, and from words to their search. */
export function sentPath(search: string, typed: string): string {
  const words = searchWords(typed);
  return numberKindOf(words)
    ? `${search}?${new URLSearchParams({ terms: words })}`
    : searchPath(search, words);
}

export function quickTargetPath(place: SchedulePlace, target: QuickTarget): string {
  return target.kind === 'line' ? linePath(place, target) : stopPath(place, target.code);
}
