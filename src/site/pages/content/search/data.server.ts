import { mayBeNumber, quickTarget, searchWords } from '#domain/quick-select.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { isSteps, quickTargetPath, searchedWords, searchPath } from '#site/quick-search/search-path.ts';
import { loadContent } from '../page/data.server.ts';
import { findResults } from './find-results.server.ts';
import { mostFound } from './find-schedules.server.ts';
import { resultsPath } from './results-path.ts';
import type { SearchData, SearchResults } from './search-data.ts';

/** What was published is found within seconds: a page of results is kept for as long as a browser goes back and forth. */
const keep = { serverS: 5, browserS: 0 } as const;

/**
 * The form sends `?terms=`: a number leads straight to its page, and words to their own address, so that a search can
 * be kept and shared. There the page lists what was found, above what the editors have to say of the search.
 */
export const loadSearch: PageLoader<SearchData> = async (context) => {
  const { route, url, locale, table, params } = context;
  const sent = url.searchParams.get('terms');
  const search = table.pathOf(route.name, locale) ?? url.pathname;
  // Words that no path can hold stay in the query.
  if (sent !== null && !isSteps(searchWords(sent))) {
    const to = (await findQuickPath(context, searchWords(sent))) ?? searchPath(search, sent);
    return { kind: 'redirect', status: 302, to };
  }
  const words = searchedWords({ params, url: url.search });
  const [loaded, results] = await Promise.all([
    loadContent(context),
    words === '' ? undefined : findResults(context, words),
  ]);
  if (loaded.kind !== 'page' || !results) return loaded;
  const isWhole = results.kind === 'found' && results.missing === undefined;
  return {
    ...loaded,
    status: results.kind === 'failed' ? 503 : 200,
    info: {
      ...loaded.info,
      title: titleOf(results, locale),
      subtitle: undefined,
      ...ownQueryOf(results),
    },
    data: { ...loaded.data, results },
    keep: isWhole ? keep : 'never',
    indexed: false,
  };
};

/** What of the address is not in its path: words that would be steps in it, and the kind that is shown. */
function ownQueryOf(results: SearchResults): { readonly ownQuery?: string } {
  const part = results.kind === 'found' ? { kind: results.chosen, page: results.page } : {};
  const [, query] = resultsPath('', results.words, part).split('?');
  return query === undefined ? {} : { ownQuery: `?${query}` };
}

function titleOf(results: SearchResults, locale: LoaderContext['locale']): string {
  const { siteSearch } = catalogues[locale];
  if (results.kind === 'failed') return siteSearch.away;
  if (results.count === 0 && results.place) return siteSearch.near(results.place.name);
  return siteSearch.title(results.words, results.count, results.page);
}

/** The page that a number opens; without an answer of the service the results page has to do. */
async function findQuickPath(context: LoaderContext, words: string): Promise<string | undefined> {
  const { schedule, table, locale, log, operator } = context;
  const base = table.pathOf('schedules', locale);
  if (base === undefined || !mayBeNumber(words, operator.numbers)) return undefined;
  try {
    const found = await schedule.search({ text: words, limit: mostFound, locale });
    const target = quickTarget(words, found, operator.numbers);
    return target && quickTargetPath({ base, locale }, target);
  } catch (err) {
    log.warn({ err }, 'a number that was searched for could not be looked up');
    return undefined;
  }
}
