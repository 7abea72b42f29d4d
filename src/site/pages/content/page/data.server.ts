import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import type { PageOutcome } from '#clients/content/content-client.ts';
import type { Block } from '#domain/block.ts';
import type { Menu } from '#domain/menu.ts';
import type { NoticeFacts } from '#domain/notice.ts';
import type { Page, PageInfo } from '#domain/page.ts';
import type { SiteRoute } from '#site/routing/route.ts';
import { tellBuiltIn } from '#site/pages/built-in-words.server.ts';
import { homeAndTitle } from '#site/pages/home-and-title.server.ts';
import { itemPath } from '#site/pages/item-path.server.ts';
import { infoOfPage } from '#site/pages/page-info.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';

export interface ContentData {
  readonly blocks: readonly Block[];
  /** Of a notice only. */
  readonly notice?: NoticeFacts;
}

export function contentOfPage({ blocks, notice }: Page): ContentData {
  return { blocks, ...(notice ? { notice } : {}) };
}

/** A page of the content backend: the module's own by its uuid, any other by its path. */
export const loadContent: PageLoader<ContentData> = async (context) => {
  const found = findContent(context);
  const outcome = await (isBuiltIn(context.route) ? found.catch(tellBuiltIn(context)) : found);
  if (outcome === undefined)
    return { kind: 'page', status: 200, info: builtInInfo(context), data: { blocks: [] } };
  if (outcome.kind === 'redirect') return outcome;
  const { page } = outcome;
  const { locale, table } = context;
  const info = infoOfPage(page, locale);
  const breadcrumbs =
    page.breadcrumbs.length > 0 ? page.breadcrumbs : homeAndTitle(page.title, locale, table);
  const sidebar = page.sidebar ?? (await landingMenu(page.kind, context));
  return {
    kind: 'page',
    status: 200,
    info: { ...info, breadcrumbs, ...(sidebar ? { sidebar } : {}) },
    data: contentOfPage(page),
  };
};

/** Landing pages lead to each other. */
async function landingMenu(kind: string, { content, locale }: LoaderContext): Promise<Menu | undefined> {
  if (kind !== 'landingPages') return undefined;
  const menus = await content.loadMenus(locale).catch(() => undefined);
  return menus?.['landing-pages-menu'];
}

async function findContent(context: LoaderContext): Promise<PageOutcome> {
  const { route, locale, content } = context;
  if (!route.uuid) return content.findPage(itemPath(context), locale);
  return { kind: 'page', page: await content.loadPage(kindOf(route.moduleKey), route.uuid, locale) };
}

/** The one module that has a route although the content backend never named it. */
function isBuiltIn({ moduleKey, uuid }: SiteRoute): boolean {
  return moduleKey === 'schedules' && uuid === undefined;
}

function kindOf(moduleKey: string | undefined): string {
  return moduleKey === undefined ? 'pagesPromo' : 'pageModule';
}

/** What the built-in schedules page says while the content backend has nothing to say. */
function builtInInfo({ locale, table }: Pick<LoaderContext, 'locale' | 'table'>): PageInfo {
  const title = { fr, en }[locale].pages.schedules;
  return { title, metas: [], breadcrumbs: homeAndTitle(title, locale, table) };
}
