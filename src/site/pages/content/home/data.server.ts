import type { MenuItem } from '#domain/menu.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

export interface HomeData extends ContentData {
  /** The tools riders use most. */
  readonly quick: readonly MenuItem[];
}

/** The content at `/`, and the menu of tools; without that menu the page is still the home page. */
export const loadHome: PageLoader<HomeData> = async (context) => {
  const [loaded, menus] = await Promise.all([
    loadContent(context),
    context.content.loadMenus(context.locale).catch(() => undefined),
  ]);
  if (loaded.kind !== 'page') return loaded;
  return { ...loaded, data: { ...loaded.data, quick: menus?.quick.items ?? [] } };
};
