import { languageTags } from '#domain/locale.ts';
import type { Feed, FeedItem } from './feed.ts';

export const jsonFeedType = 'application/feed+json; charset=utf-8';

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: languageTags[feed.locale],
    items: feed.items.map(formatItem),
  });
}

function formatItem({ id, title, locale, sentences, url, publishedMs, changedMs, tags }: FeedItem) {
  const instant = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
  return {
    id,
    url,
    title,
    content_text: sentences.join(' '),
    language: locale && languageTags[locale],
    date_published: instant(publishedMs),
    date_modified: instant(changedMs),
    tags: tags.length > 0 ? tags : undefined,
  };
}
