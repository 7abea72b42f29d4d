import type { Locale } from './locale.ts';
import type { SearchKind } from './search-kind.ts';

/** What somebody looks for in the content, and which page of the answer they read. */
export interface SiteSearchQuestion {
  readonly text: string;
  /** Undefined for all. */
  readonly kind?: SearchKind | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly locale: Locale;
}

/** A stretch of an excerpt, and whether it is what was looked for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Something that was found. */
export interface FoundItem {
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
  readonly excerpt: readonly ExcerptPart[];
  /** The day that it bears itself, `2026-11-18`. */
  readonly date?: string;
}

export interface SiteSearchAnswer {
  readonly items: readonly FoundItem[];
  readonly count: number;
  /** How much there is of each kind, whichever is shown. */
  readonly kinds: readonly { readonly kind: SearchKind; readonly count: number }[];
  /** What was looked for, where nothing had the words that were typed. */
  readonly corrected?: string;
}
