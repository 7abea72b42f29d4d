import type { Image } from './image.ts';

/** What is told on a day and stands in a list by it. The names are the wire's. */
export const newsKinds = ['news', 'press_release', 'news_employe', 'activities_employe'] as const;
export type NewsKind = (typeof newsKinds)[number];

export function isNewsKind(value: unknown): value is NewsKind {
  return newsKinds.some((kind) => kind === value);
}

/** What those alone read who work for the operator: it has no feed. */
export function isForEmployees(kind: NewsKind): boolean {
  return kind === 'news_employe' || kind === 'activities_employe';
}

export interface NewsCategory {
  readonly name: string;
  /** As the editors chose it: `#0b4f8a`, or a word; black unless told. */
  readonly color: string;
}

/** An item of a list of news. */
export interface NewsItem {
  readonly id: string;
  readonly kind: NewsKind;
  readonly title: string;
  readonly summary?: string;
  /** Its own page, with its language prefix. */
  readonly path?: string;
  /** The day it is dated, `2026-11-12`. */
  readonly day?: string;
  readonly image?: Image;
  /** Editors put it before others. */
  readonly promoted: boolean;
  readonly category?: NewsCategory;
  /** Who tells it. */
  readonly organization?: string;
  readonly createdMs?: number;
  readonly changedMs?: number;
}

/** One page of a list. */
export interface NewsList {
  readonly items: readonly NewsItem[];
  /** How many there are on all pages. */
  readonly count: number;
}

/**
 * How a block shows its items (specification B2.4): one before the others, all alike, or as days to come. The wire names
 * a look and what it lists by one key.
 */
export type NewsLook = 'featured' | 'rows' | 'calendar';

/** What the module of a list says of it. */
export interface NewsListing {
  readonly kind: NewsKind;
  /** It lists the items of this organization alone. */
  readonly organization?: string;
}
