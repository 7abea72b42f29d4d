import type { MissedSearch } from '#domain/missed-search.ts';
import { AppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

export interface SearchesData {
  readonly searches: readonly MissedSearch[];
}

/** What visitors looked for in vain, read anew each time. */
export const loadSearches: PageLoader<SearchesData> = async ({ member, content, locale, table }) => {
  if (!member) throw new AppError('unauthorized', 'the page is for editors who have signed in');
  const searches = await member.call((access) => content.loadMissedSearches(access));
  const { title } = catalogues[locale].staff.searches;
  const info = { title, metas: [], breadcrumbs: homeAndTitle(title, locale, table) };
  return { kind: 'page', status: 200, info, data: { searches } };
};
