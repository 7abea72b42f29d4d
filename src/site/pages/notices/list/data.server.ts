import { concernsLine, concernsStop, type ServedStop } from '#domain/notices/concerns.ts';
import {
  effectivePeriod,
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
import { homeAndTitle, tellBuiltIn } from '#site/pages/page-info.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { feedFormats, feedParameter } from './feeds/feed.ts';
import { loadFeed } from './feeds/load-feed.server.ts';
import { noticesBelow } from '#site/routing/notice-paths.ts';
import { loadAllNotices, withKinds } from '../load-notices.server.ts';
import type { NoticeRow } from '../notice-row.ts';
import { readQuestion, type NoticeQuestion } from './notice-question.ts';

export interface NoticesData {
  readonly at: number;
  readonly question: NoticeQuestion;
  /** What the number that was typed turned out to be. */
  readonly about?: { readonly line: string } | { readonly stop: string } | { readonly unknown: string };
  /** How many there are at each moment, of those the other choices leave. */
  readonly counts: Readonly<Record<Phase, number>>;
  readonly rows: readonly NoticeRow[];
  readonly pageCount: number;
  /** Some could not be read. */
  readonly isPartial: boolean;
}

/** So many on a page. */
const perPage = 20;
/** Somebody who looks again has what was published meanwhile. */
const keep = { serverS: 60, browserS: 0 } as const;

export const loadNoticeList: PageLoader<NoticesData> = async (context) => {
  const { locale, table, now, params, url } = context;
  const question = readQuestion(url.searchParams, params['parcours']);
  const [{ notices, isPartial }, about, title] = await Promise.all([
    loadAllNotices(context),
    findAbout(context, question.number),
    loadTitle(context),
  ]);
  const posted = notices.filter((notice) => isPosted(notice, now));
  const chosen = posted.filter((notice) => isChosen(notice, question, about));
  const line = params['parcours'];
  const words = catalogues[locale].notices;
  const heading = line === undefined ? title : words.titleOf(line);
  const format = feedFormats.find((each) => each === url.searchParams.get(feedParameter));
  if (format) {
    const told = chosen.filter((notice) => phaseOf(notice, now) !== 'ended');
    return loadFeed(context, {
      format,
      title: heading,
      notices: told,
      rowOf: (notice) => rowOf(notice, context),
    });
  }
  const ofPhase = Map.groupBy(chosen, (notice) => phaseOf(notice, now));
  const shown = ofPhase.get(question.phase) ?? [];
  const pageCount = Math.max(1, Math.ceil(shown.length / perPage));
  const page = Math.min(question.page, pageCount);
  const rows = await withKinds(context, shown.slice((page - 1) * perPage, page * perPage));
  const description = { tag: 'meta', attributes: { name: 'description', content: words.summary } } as const;
  return {
    kind: 'page',
    status: 200,
    info: { title: heading, metas: [description], breadcrumbs: homeAndTitle(heading, locale, table) },
    data: {
      at: now,
      question: { ...question, page },
      ...(about && { about: tellAbout(about) }),
      counts: countPhases(ofPhase),
      rows: rows.map((notice) => rowOf(notice, context)),
      pageCount,
      isPartial,
    },
    keep: isPartial ? 'never' : keep,
    trueUntilMs: nextChange(notices, now),
  };
};

type About =
  | { readonly kind: 'line'; readonly number: string }
  | { readonly kind: 'stop'; readonly stop: ServedStop }
  | { readonly kind: 'unknown'; readonly text: string };

function tellAbout(about: About): NonNullable<NoticesData['about']> {
  if (about.kind === 'line') return { line: about.number };
  return about.kind === 'stop' ? { stop: about.stop.code } : { unknown: about.text };
}

/** A number is that of a line, else of a stop. While nobody knows the lines it is taken for a line. */
async function findAbout(
  { schedule, locale, log }: LoaderContext,
  number: string | undefined,
): Promise<About | undefined> {
  if (number === undefined) return undefined;
  try {
    const lines = await schedule.loadLines(locale);
    if (lines.some((line) => line.number === number)) return { kind: 'line', number };
    const [board] = /^\d{1,6}$/.test(number) ? await schedule.loadBoards({ codes: [number], locale }) : [];
    return board
      ? { kind: 'stop', stop: { code: board.stop.code, lines: board.lines } }
      : { kind: 'unknown', text: number };
  } catch (err) {
    log.warn({ err }, 'a number is looked for among lines alone');
    return { kind: 'line', number };
  }
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
