import type { Locale } from '#domain/locale.ts';
import type { EffectPeriod } from '#domain/notices/effect-period.ts';

/** The notices of a list as other programs take them: what the page says, no more and no less. */
export interface NoticeFeed {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** The page, and the feed itself. */
  readonly page: string;
  readonly self: string;
  /** When it was written (ms). */
  readonly writtenAt: number;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly id: string;
  readonly title: string;
  /** What it means and when it holds, a sentence each. */
  readonly sentences: readonly string[];
  /** Its own page, where it has one. */
  readonly url?: string;
  readonly publishedMs?: number;
  readonly changedMs?: number;
  /** The numbers of its lines. */
  readonly lines: readonly string[];
  /** From when to when it holds. */
  readonly period: EffectPeriod;
}

/** How an address asks for the list as a feed. */
export const feedParameter = 'format';

export const feedFormats = ['rss', 'json', 'ics'] as const;
export type FeedFormat = (typeof feedFormats)[number];
