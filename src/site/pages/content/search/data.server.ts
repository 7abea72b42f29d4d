import { searchPath } from '#site/layouts/header/search-path.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

export interface SearchData extends ContentData {
  readonly terms: string;
  readonly action: string;
}

/** The header's form sends `?terms=`; its address is the path, so that a search can be kept and shared. */
export const loadSearch: PageLoader<SearchData> = async (context) => {
  const { route, params, url, locale, table } = context;
  const action = table.pathOf(route.name, locale) ?? url.pathname;
  const asked = url.searchParams.get('terms');
  if (asked !== null) return { kind: 'redirect', status: 302, to: searchPath(action, asked) };
  const loaded = await loadContent(context);
  if (loaded.kind === 'redirect') return loaded;
  return { ...loaded, data: { ...loaded.data, terms: params['terms'] ?? '', action } };
};
