import { sortLines } from '#domain/line-groups.ts';
import type { LineSummary } from '#domain/line.ts';
import type { MenuItem } from '#domain/menu.ts';
import { findWorst, type Notice } from '#domain/notice.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import { noticePath } from '#site/pages/notice-path.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';

export interface HomeData extends ContentData {
  /** The tools riders use most. */
  readonly quick: readonly MenuItem[];
  /** The lines of the operator's first service type, for whoever has no stops of their own yet. */
  readonly firstLines: readonly LineSummary[];
  /** The worst notice in force. */
  readonly worst?: HomeNotice;
}

export interface HomeNotice extends Pick<Notice, 'title' | 'severity' | 'effect'> {
  readonly href: string;
}

/** The content at `/`, and beside it what riders come for; each part may be missing, and the page still stands. */
export const loadHome: PageLoader<HomeData> = async (context) => {
  const [loaded, menus, firstLines, worst] = await Promise.all([
    loadContent(context),
    context.content.loadMenus(context.locale).catch(() => undefined),
    loadFirstLines(context),
    loadWorstNotice(context),
  ]);
  if (loaded.kind !== 'page') return loaded;
  const data = { ...loaded.data, quick: menus?.quick.items ?? [], firstLines, ...(worst && { worst }) };
  return { ...loaded, data };
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

async function loadWorstNotice(context: LoaderContext): Promise<HomeNotice | undefined> {
  const { content, locale, now, log } = context;
  const lists = (['notices', 'notices_v2'] as const).map((version) =>
    content.loadNotices({ version, selection: 'promoted', locale }).catch((err: unknown) => {
      log.warn({ err, version }, 'the home page is drawn without some notices');
      return [];
    }),
  );
  const worst = findWorst((await Promise.all(lists)).flat(), now);
  if (!worst) return undefined;
  const { title, severity, effect } = worst;
  // The list of all of them, where the content gives it no address.
  const href = noticePath(worst, context) ?? context.table.pathOf('notices', locale) ?? '/';
  return { title, severity, effect, href };
}
