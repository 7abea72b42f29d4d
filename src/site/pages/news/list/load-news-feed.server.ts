import type { NewsItem, NewsListing } from '#domain/news.ts';
import { AppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { asSentence, pageOfFeed, type Feed, type FeedItem } from '#site/pages/feeds/feed.ts';
import { jsonFeedType, writeJsonFeed } from '#site/pages/feeds/write-json-feed.ts';
import { rssType, writeRss } from '#site/pages/feeds/write-rss.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';

const writers = {
  rss: { type: rssType, write: writeRss },
  json: { type: jsonFeedType, write: writeJsonFeed },
} as const;

export const feedFormats = ['rss', 'json'] as const;

/** Readers ask every few minutes, and are told at once that nothing changed. */
const keep = { serverS: 60, browserS: 0 } as const;
const mostItems = 20;

interface FeedMaterial {
  readonly format: keyof typeof writers;
  readonly title: string;
  readonly listing: NewsListing;
  /** Somebody has the name of the organization. */
  readonly isKnown: boolean;
}

/** The newest of the list, for programs that follow it. */
export async function loadNewsFeed(context: LoaderContext, material: FeedMaterial): Promise<LoadedFile> {
  const { url, locale, operator, now, content } = context;
  const { listing, title, format, isKnown } = material;
  // Who follows a feed keeps what it had, and would lose it to an empty answer.
  if (!isKnown) throw new AppError('not-found', 'a feed of nobody', { words: catalogues[locale].news.none });
  const { items } = await content.loadNewsList({ ...listing, locale, page: 1, perPage: mostItems });
  const feed: Feed = {
    title: `${title}, ${operator.shortName}`,
    description: title,
    locale,
    page: pageOfFeed(url),
    self: url.href,
    writtenAt: now,
    items: items.map((item) => feedItemOf(item, url)),
  };
  const { type, write } = writers[format];
  return { kind: 'file', type, body: write(feed), keep };
}

function feedItemOf(item: NewsItem, { origin }: URL): FeedItem {
  const { id, title, summary, path, day, createdMs, changedMs, category } = item;
  return {
    id,
    title,
    sentences: summary === undefined ? [] : [asSentence(summary)],
    url: path && origin + path,
    // An item is dated by a day; noon of UTC is that day wherever the operator is.
    publishedMs: day === undefined ? createdMs : Date.parse(`${day}T12:00:00Z`),
    changedMs,
    tags: category ? [category.name] : [],
  };
}
