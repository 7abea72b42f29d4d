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
import { feedParameter, type FeedFormat, type FeedItem, type NoticeFeed } from './feed.ts';
import { writeAgenda } from './write-agenda.ts';
import { jsonFeedType, writeJsonFeed } from './write-json-feed.ts';
import { rssType, writeRss } from './write-rss.ts';

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
  rowOf(notice: Notice): NoticeRow;
}

/** The list that was asked for, for programs that follow it. */
export function loadFeed(context: LoaderContext, material: FeedMaterial): LoadedFile {
  const { url, locale, operator, now } = context;
  const page = new URL(url);
  page.searchParams.delete(feedParameter);
  const { type, write } = writers[material.format];
  const today = dayOf(momentIn(operator.timeZone, now));
  const items = material.notices.map((notice): FeedItem => {
    const row = material.rowOf(notice);
    const when = formatPeriod(row.period, today, locale);
    const published = notice.postedFromMs ?? notice.createdMs;
    return {
      id: notice.id,
      title: notice.title,
      sentences: [notice.summary ?? '', when === '' ? '' : capitalize(when)].filter(Boolean).map(asSentence),
      lines: notice.lines.map(({ number }) => number),
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
    page: page.href,
    self: url.href,
    writtenAt: now,
    items,
  };
  const filename = material.format === 'ics' ? `${slugOf(feed.title)}.ics` : undefined;
  return { kind: 'file', type, body: write(feed), keep, ...(filename !== undefined && { filename }) };
}

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
