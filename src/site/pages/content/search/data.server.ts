import type { LineRef, LineSummary } from '#domain/line.ts';
import { numberKindOf, quickTarget, searchWords } from '#domain/quick-select.ts';
import type { LinesAndStops, StopNearby } from '#domain/stop-search.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { isSteps, quickTargetPath, searchedWords, searchPath } from '#site/quick-search/search-path.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';

/** A line that was found, with what tells it from others. */
export type FoundLine = LineRef & Pick<LineSummary, 'ends'> & Partial<Pick<LineSummary, 'days'>>;

/** What was found for some words; only what is shown of it, with how many there are. */
export type SearchResults =
  | { readonly kind: 'failed'; readonly words: string }
  | {
      readonly kind: 'found';
      readonly words: string;
      readonly lines: Counted<FoundLine>;
      readonly stops: Counted<StopNearby>;
    };

export interface Counted<T> {
  readonly shown: readonly T[];
  readonly count: number;
}

export interface SearchData extends ContentData {
  readonly results?: SearchResults;
}

/** As many as the schedule service finds at most. */
const mostFound = 50;
/** As many of each kind as are shown before a link to all of them. */
const mostShown = 5;

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
  return {
    ...loaded,
    status: results.kind === 'failed' ? 503 : 200,
    info: {
      ...loaded.info,
      title: catalogues[locale].quickSearch.title(words),
      subtitle: undefined,
      ...(isSteps(words) && { ownQuery: searchPath('', words) }),
    },
    data: { ...loaded.data, results },
    ...(results.kind === 'failed' && { keep: 'never' as const }),
    indexed: false,
  };
};

/** The page that a number opens; without an answer of the service the results page has to do. */
async function findQuickPath(context: LoaderContext, words: string): Promise<string | undefined> {
  const { schedule, table, locale, log } = context;
  const base = table.pathOf('schedules', locale);
  if (base === undefined || numberKindOf(words) === undefined) return undefined;
  try {
    const target = quickTarget(words, await schedule.search({ text: words, limit: mostFound, locale }));
    return target && quickTargetPath({ base, locale }, target);
  } catch (err) {
    log.warn({ err }, 'a number that was searched for could not be looked up');
    return undefined;
  }
}

async function findResults(context: LoaderContext, words: string): Promise<SearchResults> {
  const { schedule, locale, url, log } = context;
  try {
    const found = await schedule.search({ text: words, limit: mostFound, locale });
    const lines = await withEnds(context, found.lines);
    const all = url.searchParams.get('all');
    return {
      kind: 'found',
      words,
      lines: counted(lines, all === 'lines'),
      stops: counted(found.stops, all === 'stops'),
    };
  } catch (err) {
    log.error({ err }, 'a search could not be answered');
    return { kind: 'failed', words };
  }
}

/** The search gives a description; the list of lines has both ends and the days. */
async function withEnds(
  { schedule, locale, log }: LoaderContext,
  lines: LinesAndStops['lines'],
): Promise<FoundLine[]> {
  const known = await schedule.loadLines(locale).catch((err: unknown) => {
    log.warn({ err }, 'the lines of a search are shown without their ends');
    return [];
  });
  return lines.map(
    (line) =>
      known.find(({ number }) => number === line.number) ?? {
        number: line.number,
        serviceTypeCode: line.serviceTypeCode,
        ends: [line.description],
      },
  );
}

function counted<T>(all: readonly T[], isWhole: boolean): Counted<T> {
  // One row more takes no more room than the link to it.
  const isShort = all.length <= mostShown + 1;
  return { shown: isWhole || isShort ? all : all.slice(0, mostShown), count: all.length };
}
