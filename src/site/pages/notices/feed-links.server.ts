import type { FeedLink } from '#domain/page.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { linkFeeds } from '#site/pages/feeds/feed.ts';
import { noticesAtStop } from '#site/routing/notice-paths.ts';

type Place = Pick<LoaderContext, 'table' | 'locale'>;

/** The notices of a line, for its page. */
export function feedsOfLine({ table, locale }: Place, number: string): readonly FeedLink[] {
  const list = table.pathOf('notices-route', locale, { parcours: number });
  return list === undefined ? [] : linkFeeds(list, catalogues[locale].notices.titleOf(number));
}

/** The notices felt at a stop, for its page. */
export function feedsAtStop({ table, locale }: Place, code: string): readonly FeedLink[] {
  const list = table.pathOf('notices', locale);
  if (list === undefined) return [];
  return linkFeeds(noticesAtStop(list, code), catalogues[locale].notices.titleAt(code));
}
