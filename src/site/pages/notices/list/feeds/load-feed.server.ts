import { effectivePeriod, type Notice } from '#domain/notices/notice.ts';
import { calendarType } from '#lib/calendar/format-calendar.ts';
import { capitalize } from '#lib/capitalize.ts';
import { slugOf } from '#lib/slug.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatPeriod } from '#site/i18n/format-period.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';
import type { NoticeRow } from '#site/pages/notices/notice-row.ts';
import { asSentence, pageOfFeed } from '#site/pages/feeds/feed.ts';
import { jsonFeedType, writeJsonFeed } from '#site/pages/feeds/write-json-feed.ts';
import { rssType, writeRss } from '#site/pages/feeds/write-rss.ts';
import type { FeedFormat, NoticeFeed, NoticeFeedItem } from './feed.ts';
import { writeAgenda } from './write-agenda.ts';

const writers: Readonly<Record<FeedFormat, { readonly type: string; write(feed: NoticeFeed): string }>> = {
  rss: { type: rssType, write: writeRss },
  json: { type: jsonFeedType, write: writeJsonFeed },
  ics: { type: calendarType, write: writeAgenda },
};

/** Readers ask every few minutes, and are told at once that nothing changed. */
const keep = { serverS: 60, browserS: 0 } as const;

interface FeedMaterial {
  readonly format: FeedFormat;
  readonly title: string;
  readonly notices: readonly Notice[];
  /** Some could not be read. */
  readonly isPartial: boolean;
  /** When it will say something else by itself (ms). */
  readonly trueUntilMs: number | undefined;
  rowOf(notice: Notice): NoticeRow;
}

/** The list that was asked for, for programs that follow it. */
export function loadFeed(context: LoaderContext, material: FeedMaterial): LoadedFile {
  const { url, locale, operator, now } = context;
  const { type, write } = writers[material.format];
  const today = dayOf(momentIn(operator.timeZone, now));
  const items = material.notices.map((notice): NoticeFeedItem => {
    const row = material.rowOf(notice);
    const when = formatPeriod(row.period, today, locale);
    const published = notice.postedFromMs ?? notice.createdMs;
    return {
      id: notice.id,
      title: notice.title,
      ...(notice.locale !== undefined && notice.locale !== locale && { locale: notice.locale }),
      sentences: [notice.summary ?? '', when === '' ? '' : capitalize(when)].filter(Boolean).map(asSentence),
      tags: notice.lines.map(({ number }) => number),
      period: effectivePeriod(notice),
      ...(row.href !== undefined && { url: url.origin + row.href }),
      ...(published !== undefined && { publishedMs: published }),
      ...(notice.changedMs !== undefined && { changedMs: notice.changedMs }),
    };
  });
  const feed: NoticeFeed = {
    title: `${material.title}, ${operator.shortName}`,
    description: catalogues[locale].notices.summary,
    locale,
    page: pageOfFeed(url),
    self: url.href,
    writtenAt: now,
    items,
  };
  const filename = material.format === 'ics' ? `${slugOf(feed.title)}.ics` : undefined;
  return {
    kind: 'file',
    type,
    body: write(feed),
    keep: material.isPartial ? 'never' : keep,
    trueUntilMs: material.trueUntilMs,
    ...(filename !== undefined && { filename }),
  };
}
