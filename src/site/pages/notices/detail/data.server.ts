import type { Block } from '#domain/block.ts';
import { commonTimes, type EffectTimes } from '#domain/notices/effect-times.ts';
import { effectivePeriod, nextChange, type NoticeDetail } from '#domain/notices/notice.ts';
import { AppError } from '#lib/errors.ts';
import { feedParameter } from '#site/pages/feeds/feed.ts';
import { homeAndTitle, infoOfPage } from '#site/pages/page-info.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { findNotice } from '../find-notice.server.ts';
import { rowOf } from '../list/data.server.ts';
import { loadFeed } from '../list/feeds/load-feed.server.ts';
import { withKinds } from '../load-notices.server.ts';
import { noteAge } from '../note-age.server.ts';
import type { NoticeRow } from '../notice-row.ts';
import type { ClosedStop } from './closures.ts';
import type { DeparturesOfKind } from './departures.ts';
import { loadDepartures } from './load-departures.server.ts';
import { loadClosures } from './load-closures.server.ts';
import { loadNoticeMap, type NoticeMapData } from './load-notice-map.server.ts';

export interface NoticePageData {
  readonly notice: NoticeRow;
  /** When it holds, as the editors wrote it. */
  readonly dates?: string;
  /** On which days and at what hours, where that can be said of all it does. */
  readonly times?: EffectTimes;
  readonly blocks: readonly Block[];
  readonly closures: readonly ClosedStop[];
  /** The departures it touches, as the timetables count them. */
  readonly departures: readonly DeparturesOfKind[];
  /** Those stops on a map, where they have a place. */
  readonly map?: NoticeMapData;
  /** What was said of it, the latest first; its publication last. */
  readonly history: readonly HistoryEntry[];
  /** It has a day on which it begins: an agenda can take it. */
  readonly hasAgenda: boolean;
  /** All notices. */
  readonly all?: string;
  /** When it was read (ms). */
  readonly readAt?: number;
}

export interface HistoryEntry {
  readonly atMs: number;
  /** Without words it is the publication itself. */
  readonly text?: string;
}

/** Somebody who looks again has what was said meanwhile. */
const keep = { serverS: 60, browserS: 0 } as const;

export const loadNoticeDetail: PageLoader<NoticePageData> = async (context) => {
  const noted = noteAge(context);
  const outcome = await findNotice(noted.context);
  if (outcome.kind === 'redirect') return outcome;
  const { page } = outcome;
  const { notice, blocks } = page;
  if (!notice) throw new AppError('not-found', 'what stands there is no notice');
  const { table, locale, now, url } = context;
  const hasAgenda = effectivePeriod(notice).fromMs !== undefined;
  if (hasAgenda && url.searchParams.get(feedParameter) === 'ics')
    return loadFeed(context, {
      format: 'ics',
      title: notice.title,
      notices: [notice],
      isPartial: false,
      trueUntilMs: nextChange([notice], now),
      rowOf: (each) => rowOf(each, context),
    });
  const [[kinds = notice], found, departures] = await Promise.all([
    withKinds(context, [notice]),
    loadClosures(context, notice),
    loadDepartures(context, notice),
  ]);
  const map = await loadNoticeMap(context, notice, found);
  const [times, readAt, all] = [
    commonTimes(notice.effects),
    noted.oldestMs(),
    table.pathOf('notices', locale),
  ];
  const crumbs = page.breadcrumbs.length > 0 ? page.breadcrumbs : homeAndTitle(page.title, locale, table);
  return {
    kind: 'page',
    status: 200,
    info: { ...infoOfPage(page, locale), breadcrumbs: crumbs },
    data: {
      notice: rowOf(kinds, context),
      blocks,
      closures: found.closures,
      departures,
      history: historyOf(notice),
      hasAgenda,
      ...(notice.dates !== undefined && { dates: notice.dates }),
      ...(times && { times }),
      ...(map && { map }),
      ...(all !== undefined && { all }),
      ...(readAt !== undefined && { readAt }),
    },
    keep,
    trueUntilMs: nextChange([notice], now),
  };
};

function historyOf({ updates, createdMs, postedFromMs }: NoticeDetail): HistoryEntry[] {
  const published = postedFromMs ?? createdMs;
  const entries: HistoryEntry[] = updates.map(({ atMs, text }) => ({ atMs, text }));
  if (published !== undefined) entries.push({ atMs: published });
  return entries.toSorted((one, two) => two.atMs - one.atMs);
}
