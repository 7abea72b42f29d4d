import { sortLines } from '#domain/line-groups.ts';
import type { LineSummary } from '#domain/line.ts';
import type { MenuItem } from '#domain/menu.ts';
import { findWorst, type Notice } from '#domain/notices/notice.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import { loadNoticesInForce } from '#site/pages/notices/load-notices.server.ts';
import { noticesBelow } from '#site/routing/notice-paths.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';

export interface HomeData extends ContentData {
  /** The tools riders use most. */
  readonly quick: readonly MenuItem[];
  /** The lines of the operator's first service type, for whoever has no stops of their own yet. */
  readonly firstLines: readonly LineSummary[];
  /** The worst notice in force. */
  readonly worst?: HomeNotice;
}

export interface HomeNotice extends Pick<Notice, 'title' | 'severity' | 'summary' | 'cause'> {
  readonly href: string;
}

/** The content at `/`, and beside it what riders come for; each part may be missing, and the page still stands. */
export const loadHome: PageLoader<HomeData> = async (context) => {
  const [loaded, menus, firstLines, { notices, trueUntilMs }] = await Promise.all([
    loadContent(context),
    context.content.loadMenus(context.locale).catch(() => undefined),
    loadFirstLines(context),
    loadNoticesInForce(context),
  ]);
  if (loaded.kind !== 'page') return loaded;
  const worst = describeWorst(notices, context);
  const data = { ...loaded.data, quick: menus?.quick.items ?? [], firstLines, ...(worst && { worst }) };
  return { ...loaded, data, trueUntilMs };
};

async function loadFirstLines({ schedule, operator, locale, log }: LoaderContext): Promise<LineSummary[]> {
  const code = operator.serviceTypes[0]?.code;
  try {
    return sortLines((await schedule.loadLines(locale)).filter((line) => line.serviceTypeCode === code));
  } catch (err) {
    log.warn({ err }, 'the home page is drawn without lines');
    return [];
  }
}

function describeWorst(notices: readonly Notice[], context: LoaderContext): HomeNotice | undefined {
  const worst = findWorst(notices, context.now);
  if (!worst) return undefined;
  const { title, severity, summary, cause } = worst;
  const all = context.table.pathOf('notices', context.locale) ?? '/';
  // The list of all of them, for one without a page of its own.
  const href = noticesBelow(all)(worst) ?? all;
  return { title, severity, summary, cause, href };
}
