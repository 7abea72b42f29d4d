import { concernsLine, concernsStop } from '#domain/notices/concerns.ts';
import {
  effectivePeriod,
  isListed,
  isPosted,
  nextChange,
  phaseOf,
  phases,
  type Notice,
  type Phase,
} from '#domain/notices/notice.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { daysOf } from '#site/i18n/format-period.ts';
import { feedParameter, linkFeeds } from '#site/pages/feeds/feed.ts';
import { homeAndTitle, tellBuiltIn } from '#site/pages/page-info.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { feedFormats } from './feeds/feed.ts';
import { loadFeed } from './feeds/load-feed.server.ts';
import { noticesBelow } from '#site/routing/notice-paths.ts';
import { loadAllNotices, withKinds } from '../load-notices.server.ts';
import { noteAge } from '../note-age.server.ts';
import type { NoticeRow } from '../notice-row.ts';
import {
  findAbout,
  requireAbout,
  tellAbout,
  titleAbout,
  type About,
  type ToldAbout,
} from './notice-about.server.ts';
import { formatQuestion, readQuestion, type NoticeQuestion } from './notice-question.ts';

export interface NoticesData {
  readonly at: number;
  readonly question: NoticeQuestion;
  /** What the number that was typed turned out to be. */
  readonly about?: ToldAbout;
  /** How many there are at each moment, of those the other choices leave. */
  readonly counts: Readonly<Record<Phase, number>>;
  readonly rows: readonly NoticeRow[];
  readonly pageCount: number;
  /** Some could not be read. */
  readonly isPartial: boolean;
  /** When the oldest of those of staff were read (ms). */
  readonly readAt?: number;
}

/** So many on a page. */
const perPage = 20;
/** Somebody who looks again has what was published meanwhile. */
const keep = { serverS: 60, browserS: 0 } as const;

export const loadNoticeList: PageLoader<NoticesData> = async (context) => {
  const { locale, table, now, params, url } = context;
  const question = readQuestion(url.searchParams, {
    line: params['parcours'],
    addresses: context.operator.addresses,
  });
  const noted = noteAge(context);
  const [{ notices, isPartial }, about, title] = await Promise.all([
    loadAllNotices(noted.context),
    findAbout(context, question.number),
    loadTitle(context),
  ]);
  const posted = notices.filter((notice) => isPosted(notice, now));
  const chosen = posted.filter((notice) => isChosen(notice, question, about));
  const line = params['parcours'];
  const words = catalogues[locale].notices;
  const heading = line === undefined ? title : words.titleOf(line);
  const feedTitle = titleAbout(about, words) ?? title;
  const trueUntilMs = nextChange(notices, now);
  const format = feedFormats.find((each) => each === url.searchParams.get(feedParameter));
  if (format) {
    requireAbout(about, line, words);
    return loadFeed(context, {
      format,
      title: feedTitle,
      notices: chosen.filter((notice) => isListed(notice, now)),
      isPartial,
      trueUntilMs,
      rowOf: (notice) => rowOf(notice, context),
    });
  }
  const ofPhase = Map.groupBy(chosen, (notice) => phaseOf(notice, now));
  const shown = ofPhase.get(question.phase) ?? [];
  const pageCount = Math.max(1, Math.ceil(shown.length / perPage));
  const page = Math.min(question.page, pageCount);
  const rows = await withKinds(context, shown.slice((page - 1) * perPage, page * perPage));
  const readAt = noted.oldestMs();
  const description = { tag: 'meta', attributes: { name: 'description', content: words.summary } } as const;
  return {
    kind: 'page',
    status: 200,
    info: {
      title: heading,
      metas: [description],
      feeds: linkFeeds(feedBase(context, question, about), feedTitle),
      breadcrumbs: homeAndTitle(heading, locale, table),
    },
    data: {
      at: now,
      question: { ...question, page },
      ...(about && { about: tellAbout(about) }),
      counts: countPhases(ofPhase),
      rows: rows.map((notice) => rowOf(notice, context)),
      pageCount,
      isPartial,
      ...(readAt !== undefined && { readAt }),
    },
    keep: isPartial ? 'never' : keep,
    trueUntilMs,
  };
};

/** The list that a feed follows: of every phase and page, and all of it where the number is nobody's. */
function feedBase({ url, params, table, locale }: LoaderContext, question: NoticeQuestion, about?: About) {
  if (about?.kind === 'unknown') return table.pathOf('notices', locale) ?? url.pathname;
  const whole: NoticeQuestion = { ...question, phase: 'in-force', page: 1 };
  return formatQuestion(url.pathname, whole, params['parcours'] !== undefined);
}

function isChosen(notice: Notice, question: NoticeQuestion, about: About | undefined): boolean {
  if (question.severities.length > 0 && !question.severities.includes(notice.severity)) return false;
  if (question.isGeneral && !notice.general) return false;
  if (about?.kind === 'line') return concernsLine(notice, { number: about.number });
  if (about?.kind === 'stop') return concernsStop(notice, about.stop);
  return about === undefined;
}

function countPhases(ofPhase: ReadonlyMap<Phase, readonly Notice[]>): Record<Phase, number> {
  return Object.fromEntries(phases.map((phase) => [phase, ofPhase.get(phase)?.length ?? 0])) as Record<
    Phase,
    number
  >;
}

export function rowOf(notice: Notice, context: LoaderContext): NoticeRow {
  const { id, severity, title, summary, general, lines, source } = notice;
  const { fromMs, untilMs } = effectivePeriod(notice);
  const { timeZone } = context.operator;
  const momentAt = (at: number | undefined) => (at === undefined ? undefined : momentIn(timeZone, at));
  const base = context.table.pathOf('notices', context.locale);
  const href = base === undefined ? undefined : noticesBelow(base)(notice);
  return {
    id,
    severity,
    title,
    general,
    lines,
    source,
    ...(summary !== undefined && { summary }),
    ...(href !== undefined && { href }),
    period: daysOf({ from: momentAt(fromMs), until: momentAt(untilMs) }),
  };
}

/** What the content calls the page; the site's own word where it cannot be read. */
async function loadTitle(context: LoaderContext): Promise<string> {
  const { content, route, locale } = context;
  const own = catalogues[locale].notices.title;
  if (!route.uuid) return own;
  const page = await content
    .loadPage({ kind: 'pageModule', id: route.uuid, locale })
    .catch(tellBuiltIn(context));
  return page?.title ?? own;
}
