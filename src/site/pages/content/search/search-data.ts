import type { LineRef, LineSummary } from '#domain/line.ts';
import type { Severity } from '#domain/notices/severity.ts';
import type { SearchKind } from '#domain/search-kind.ts';
import type { FoundItem } from '#domain/site-search.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import type { ContentData } from '../page/data.server.ts';

/** A line that was found, with what tells it from others. */
export type FoundLine = LineRef & Pick<LineSummary, 'ends'> & Partial<Pick<LineSummary, 'days'>>;

/** Something else that was found; of a notice also how grave it is and whether it holds. */
export interface FoundResult extends FoundItem {
  readonly notice?: { readonly severity: Severity; readonly isInForce: boolean };
}

export interface Counted<T> {
  readonly shown: readonly T[];
  readonly count: number;
}

/** A place that the words name, and the stops around it, the nearest first. */
export interface FoundPlace {
  readonly id: string;
  readonly name: string;
  readonly city?: string;
  readonly stops: readonly StopNearby[];
}

/** What was found for some words; only what is shown of it, with how many there are. */
export type SearchResults =
  | { readonly kind: 'failed'; readonly words: string }
  | {
      readonly kind: 'found';
      readonly words: string;
      /** Of everything but the place, whichever kind is shown: the same on every page. */
      readonly count: number;
      /** On the first page of everything alone. */
      readonly place?: FoundPlace;
      readonly lines: Counted<FoundLine>;
      readonly stops: Counted<StopNearby>;
      readonly items: Counted<FoundResult>;
      readonly kinds: readonly { readonly kind: SearchKind; readonly count: number }[];
      /** The kind that is shown alone. */
      readonly chosen?: SearchKind;
      /** From 1. */
      readonly page: number;
      readonly pageCount: number;
      /** What was looked for on the site, where nothing there had the words that were typed. */
      readonly corrected?: string;
      /** What could not be searched. */
      readonly missing?: 'schedules' | 'items';
    };

export interface SearchData extends ContentData {
  readonly results?: SearchResults;
}
