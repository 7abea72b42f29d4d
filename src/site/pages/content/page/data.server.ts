import type { PageOutcome } from '#clients/content/pages.ts';
import type { Block } from '#domain/block.ts';
import type { Menu } from '#domain/menu.ts';
import type { NoticeDetail } from '#domain/notices/notice.ts';
import type { Page } from '#domain/page.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { itemPath } from '#site/pages/item-path.server.ts';
import { homeAndTitle, infoOfPage, tellBuiltIn } from '#site/pages/page-info.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import type { SiteRoute } from '#site/routing/route.ts';

export interface ContentData {
  readonly blocks: readonly Block[];
  /** Of a notice only. */
  readonly notice?: NoticeDetail;
}

export function contentOfPage({ blocks, notice }: Page): ContentData {
  return { blocks, notice };
}

/** A page of the content backend: the module's own by its uuid, any other by its path. */
export const loadContent: PageLoader<ContentData> = async (context) => {
  const { route, locale, table, operator } = context;
  const found = findContent(context);
  const outcome = await (isBuiltIn(route) ? found.catch(tellBuiltIn(context)) : found);
  if (outcome === undefined) {
    const title = catalogues[locale].answers.schedules(operator.fleet);
    const info = { title, metas: [], breadcrumbs: homeAndTitle(title, locale, table) };
    return { kind: 'page', status: 200, info, data: { blocks: [] } };
  }
  if (outcome.kind === 'redirect') return outcome;
  const { page } = outcome;
  const breadcrumbs =
    page.breadcrumbs.length > 0 ? page.breadcrumbs : homeAndTitle(page.title, locale, table);
  const sidebar = page.sidebar ?? (await landingMenu(page.kind, context));
  return {
    kind: 'page',
    status: 200,
    info: {
      ...infoOfPage(page, locale),
      breadcrumbs,
      sidebar,
      // The page of the anniversary is a module as well.
      ...(route.moduleKey === 'anniversary_page' && { look: 'anniversary' }),
    },
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
  const kind = route.moduleKey === undefined ? 'pagesPromo' : 'pageModule';
  return { kind: 'page', page: await content.loadPage({ kind, id: route.uuid, locale }) };
}

/** The one module that has a route although the content backend never named it. */
function isBuiltIn({ moduleKey, uuid }: SiteRoute): boolean {
  return moduleKey === 'schedules' && uuid === undefined;
}
