import type { Block } from '#domain/block.ts';
import type { AffectedStop } from '#domain/notices/effect.ts';
import { nextChange, type NoticeDetail } from '#domain/notices/notice.ts';
import { walkMinutesBetween, type Stop } from '#domain/stop.ts';
import { AppError } from '#lib/errors.ts';
import { homeAndTitle, infoOfPage } from '#site/pages/page-info.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { findNotice } from '../find-notice.server.ts';
import { rowOf } from '../list/data.server.ts';
import { withKinds } from '../load-notices.server.ts';
import type { NoticeRow } from '../notice-row.ts';

export interface NoticePageData {
  readonly notice: NoticeRow;
  /** When it holds, as the editors wrote it. */
  readonly dates?: string;
  readonly blocks: readonly Block[];
  readonly closures: readonly ClosedStop[];
  /** What was said of it, the latest first; its publication last. */
  readonly history: readonly HistoryEntry[];
  /** All notices. */
  readonly all?: string;
}

/** A stop that is not served, and where to board instead, as far as the timetables know them. */
export interface ClosedStop {
  readonly code: string;
  readonly name?: string;
  readonly instead?: { readonly code: string; readonly name?: string; readonly walkMinutes?: number };
}

export interface HistoryEntry {
  readonly atMs: number;
  /** Without words it is the publication itself. */
  readonly text?: string;
}

/** Somebody who looks again has what was said meanwhile. */
const keep = { serverS: 60, browserS: 0 } as const;

export const loadNoticeDetail: PageLoader<NoticePageData> = async (context) => {
  const outcome = await findNotice(context);
  if (outcome.kind === 'redirect') return outcome;
  const { page } = outcome;
  const { notice, blocks } = page;
  if (!notice) throw new AppError('not-found', 'what stands there is no notice');
  const { table, locale, now } = context;
  const [[kinds = notice], closures] = await Promise.all([
    withKinds(context, [notice]),
    describeClosures(context, notice),
  ]);
  const all = table.pathOf('notices', locale);
  const crumbs = page.breadcrumbs.length > 0 ? page.breadcrumbs : homeAndTitle(page.title, locale, table);
  return {
    kind: 'page',
    status: 200,
    info: { ...infoOfPage(page, locale), breadcrumbs: crumbs },
    data: {
      notice: rowOf(kinds, context),
      blocks,
      closures,
      history: historyOf(notice),
      ...(notice.dates !== undefined && { dates: notice.dates }),
      ...(all !== undefined && { all }),
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

/** As many stops as the timetables are asked about at once. */
const mostStops = 50;

async function describeClosures(context: LoaderContext, { effects }: NoticeDetail): Promise<ClosedStop[]> {
  const closing = effects.filter(({ kind }) => kind === 'stops-closed' || kind === 'detour');
  const stops = [
    ...new Map(closing.flatMap((effect) => effect.stops).map((stop) => [stop.code, stop])).values(),
  ];
  if (stops.length === 0) return [];
  const known = await loadStops(context, stops);
  return stops.map(({ code, replacement }) => {
    const [here, there] = [known.get(code), known.get(replacement ?? '')];
    return {
      code,
      ...(here && { name: here.name }),
      ...(replacement !== undefined && {
        instead: {
          code: replacement,
          ...(there && { name: there.name }),
          ...(here && there && { walkMinutes: walkMinutesBetween(here, there) }),
        },
      }),
    };
  });
}

/** The page stands without names: the numbers are on the poles. */
async function loadStops(
  { schedule, locale, log }: LoaderContext,
  stops: readonly AffectedStop[],
): Promise<ReadonlyMap<string, Stop>> {
  const codes = [...new Set(stops.flatMap(({ code, replacement }) => [code, replacement ?? code]))];
  try {
    const boards = await schedule.loadBoards({ codes: codes.slice(0, mostStops), locale });
    return new Map(boards.map(({ stop }) => [stop.code, stop]));
  } catch (err) {
    log.warn({ err }, 'the stops of a notice are shown by their numbers alone');
    return new Map();
  }
}
