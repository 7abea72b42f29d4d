import type { EffectPeriod } from '#domain/notices/effect-period.ts';
import type { Feed, FeedItem } from '#site/pages/feeds/feed.ts';

/** A notice in a feed; an agenda has to know its times. */
export interface NoticeFeedItem extends FeedItem {
  /** From when to when it holds. */
  readonly period: EffectPeriod;
}

export type NoticeFeed = Feed<NoticeFeedItem>;

export const feedFormats = ['rss', 'json', 'ics'] as const;
export type FeedFormat = (typeof feedFormats)[number];
