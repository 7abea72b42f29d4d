import type { SearchResultJson } from '#contract/content/solr-search.ts';
import type { SearchKind } from '#domain/search-kind.ts';
import type { EntryView } from './shown-now.ts';
import type { WholeAnswer } from './search-everything.ts';

/** What somebody looks for, and which part of it they want to see. */
export interface AskedSearch {
  readonly typed: string;
  readonly view: EntryView;
  /** Undefined for all. */
  readonly kinds: readonly SearchKind[] | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly withSchedules: boolean;
}

export interface SearchAnswer extends Pick<WholeAnswer, 'count' | 'counts' | 'corrected'> {
  readonly results: readonly SearchResultJson[];
  /** Lines and stops could not be asked: whoever asks again may be told more. */
  readonly isPartial?: boolean;
}
