import { catalogues } from '#site/i18n/catalogues.server.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

/** The page has nothing of its own to load: what is kept, the device knows. */
export const loadOffline: PageLoader = async ({ locale, table }) => {
  const { title } = catalogues[locale].offline;
  return {
    kind: 'page',
    status: 200,
    info: { title, metas: [], breadcrumbs: homeAndTitle(title, locale, table) },
    data: {},
  };
};
