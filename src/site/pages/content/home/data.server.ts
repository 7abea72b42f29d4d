import { sortLines } from '#domain/line-groups.ts';
import type { LineSummary } from '#domain/line.ts';
import type { MenuItem } from '#domain/menu.ts';
import type { NewsItem } from '#domain/news.ts';
import type { Promotion } from '#domain/promotion.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import {
  loadPromoted,
  type PromotedNotice,
  type PromotedRow,
} from '#site/pages/notices/promoted-notice.server.ts';
import { emptyQuery, nextQuarter, plannerForm } from '#site/planner/form-data.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import type { PlannerFormData } from '#site/planner/planner-form-data.ts';

export interface HomeData extends ContentData {
  /** The tools riders use most. */
  readonly quick: readonly MenuItem[];
  /** The lines of the operator's first service type, for whoever has no stops of their own yet. */
  readonly firstLines: readonly LineSummary[];
  /** What editors put before all else. */
  readonly featured: readonly NewsItem[];
  /** The list of all news. */
  readonly allNews?: string;
  /** What is offered at the moment. */
  readonly promotions: readonly Promotion[];
  /** The worst notice in force. */
  readonly worst?: PromotedNotice;
  /** The gravest of the others. */
  readonly notices: readonly PromotedRow[];
  /** The small form of the trip planner, where the content has its page. */
  readonly planner?: { readonly form: PlannerFormData; readonly action: string };
  /** The list of all notices. */
  readonly allNotices?: string;
}

/** The content at `/`, and beside it what riders come for; each part may be missing, and the page still stands. */
export const loadHome: PageLoader<HomeData> = async (context) => {
  const [loaded, menus, firstLines, featured, promotions, { worst, next, trueUntilMs }] = await Promise.all([
    loadContent(context),
    context.content.loadMenus(context.locale).catch(() => undefined),
    loadFirstLines(context),
    loadFeatured(context),
    loadPromotions(context),
    loadPromoted(context),
  ]);
  if (loaded.kind !== 'page') return loaded;
  const allNews = context.table.pathOf('news', context.locale);
  const allNotices = context.table.pathOf('notices', context.locale);
  const planner = context.table.pathOf('trip-planner', context.locale);
  const data = {
    ...loaded.data,
    quick: menus?.quick.items ?? [],
    firstLines,
    featured,
    ...(allNews !== undefined && { allNews }),
    promotions,
    notices: next,
    ...(allNotices !== undefined && { allNotices }),
    ...(worst && { worst }),
    ...(planner !== undefined && {
      planner: { form: plannerForm(context, emptyQuery), action: planner },
    }),
  };
  // The hour that the planner offers is another every quarter of an hour.
  return { ...loaded, data, trueUntilMs: Math.min(trueUntilMs ?? Infinity, nextQuarter(context.now + 1)) };
};

/** The list of all lines has the others: this page is also for what comes after them. */
const mostFirstLines = 12;

async function loadFirstLines({ schedule, operator, locale, log }: LoaderContext): Promise<LineSummary[]> {
  const code = operator.serviceTypes[0]?.code;
  try {
    const lines = await schedule.loadLines(locale);
    return sortLines(lines.filter((line) => line.serviceTypeCode === code)).slice(0, mostFirstLines);
  } catch (err) {
    log.warn({ err }, 'the home page is drawn without lines');
    return [];
  }
}

async function loadFeatured({ content, locale, log }: LoaderContext): Promise<readonly NewsItem[]> {
  try {
    return await content.loadFeatured(locale);
  } catch (err) {
    log.warn({ err }, 'the home page is drawn without its news');
    return [];
  }
}

async function loadPromotions({ content, locale, log }: LoaderContext): Promise<readonly Promotion[]> {
  try {
    return await content.loadPromotions(locale);
  } catch (err) {
    log.warn({ err }, 'the home page is drawn without its promotions');
    return [];
  }
}
