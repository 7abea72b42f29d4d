import type { FeedLink } from '#domain/page.ts';
import type { Locale } from '#domain/locale.ts';

/** A list as other programs take it: what the page says, no more and no less. */
export interface Feed<Item extends FeedItem = FeedItem> {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** The page, and the feed itself. */
  readonly page: string;
  readonly self: string;
  /** When it was written (ms). */
  readonly writtenAt: number;
  readonly items: readonly Item[];
}

export interface FeedItem {
  readonly id: string;
  readonly title: string;
  /** The language of its words, where it is not that of the feed. */
  readonly locale?: Locale;
  /** What it means, a sentence each. */
  readonly sentences: readonly string[];
  /** Its own page, where it has one. */
  readonly url?: string;
  readonly publishedMs?: number;
  readonly changedMs?: number;
  /** What it is about: the numbers of its lines, its category. */
  readonly tags: readonly string[];
}

/** How an address asks for the list as a feed. */
export const feedParameter = 'format';

/** The forms that readers of feeds look for in the head of a page. */
const followed = [
  { format: 'rss', type: 'application/rss+xml', name: 'RSS' },
  { format: 'json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;

/** Where a list is read as a feed, given its address. */
function feedAddress(address: string, format: string): string {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(feedParameter, format);
  return `${path}?${parameters}`;
}

/** A list as feeds, given its address and what it is called. */
export function linkFeeds(address: string, title: string): readonly FeedLink[] {
  return followed.map(({ format, type, name }) => ({
    type,
    title: `${title} (${name})`,
    href: feedAddress(address, format),
  }));
}

/** The address of the page that a feed is of. */
export function pageOfFeed(url: URL): string {
  const page = new URL(url);
  page.searchParams.delete(feedParameter);
  return page.href;
}

export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
