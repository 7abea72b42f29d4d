import { searchPath } from '#site/layouts/header/search-path.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

/** The header's form sends `?terms=`; its address is the path, so that a search can be kept and shared. */
export const loadSearch: PageLoader<ContentData> = async (context) => {
  const { route, url, locale, table } = context;
  const terms = url.searchParams.get('terms');
  if (terms === null) return loadContent(context);
  const search = table.pathOf(route.name, locale) ?? url.pathname;
  return { kind: 'redirect', status: 302, to: searchPath(search, terms) };
};
