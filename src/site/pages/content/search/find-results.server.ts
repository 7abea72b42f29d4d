import { searchKinds, type SearchKind } from '#domain/search-kind.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { findItems, perPage, type FoundItems } from './find-items.server.ts';
import { findPlace } from './find-place.server.ts';
import { findSchedules, type FoundSchedules } from './find-schedules.server.ts';
import { kindField } from './results-path.ts';
import type { Counted, SearchResults } from './search-data.ts';

/** As many lines and stops as are shown before a link to all of them. */
const mostShown = 5;
const mostPages = 100;

/** Both services are asked at once; one that is away leaves the other's answer. */
export async function findResults(context: LoaderContext, words: string): Promise<SearchResults> {
  const { params, url, log } = context;
  const chosen = searchKinds.find((kind) => kind === url.searchParams.get(kindField));
  const page = pageOf(params['page'] ?? url.searchParams.get('page'));
  const isOfContent = chosen !== undefined && chosen !== 'lines' && chosen !== 'stops';
  const failed = (err: unknown): undefined => {
    log.error({ err }, 'a part of a search could not be answered');
    return undefined;
  };
  const [schedules, items, placed] = await Promise.all([
    findSchedules(context, words).catch(failed),
    findItems(context, { words, kind: isOfContent ? chosen : undefined, page }).catch(failed),
    chosen === undefined && page === 1 ? findPlace(context, words) : undefined,
  ]);
  if (!schedules && !items) return { kind: 'failed', words };
  const named = schedules && namedOnly(schedules, items);
  // Stops that are called like the place are told once.
  const isTold = placed?.stops.every(({ code }) => named?.stops.some((stop) => stop.code === code));
  const place = isTold ? undefined : placed;
  const found = resultsOf({ named, items, chosen, page, all: url.searchParams.get('all') });
  // Nothing of half the search is no answer: the other half may have it.
  if (found.count === 0 && !place && (!schedules || !items)) return { kind: 'failed', words };
  return { ...found, ...(place && { place }), words };
}

/** What is no number is the first page; a fraction is the page it is on. */
function pageOf(given: string | null): number {
  const page = Math.trunc(Number(given ?? 1)) || 1;
  return Math.min(Math.max(1, page), mostPages);
}

/** Names that are only like what was typed count where the site has nothing with the words themselves. */
function namedOnly({ lines, stops }: FoundSchedules, items: FoundItems | undefined): FoundSchedules {
  const isWhole = items !== undefined && items.kinds.length > 0 && items.corrected === undefined;
  if (!isWhole) return { lines, stops };
  return {
    lines: lines.filter(({ isApproximate }) => !isApproximate),
    stops: stops.filter(({ isApproximate }) => !isApproximate),
  };
}

interface Found {
  readonly named: FoundSchedules | undefined;
  readonly items: FoundItems | undefined;
  readonly chosen: SearchKind | undefined;
  readonly page: number;
  readonly all: string | null;
}

type FoundPage = Omit<Extract<SearchResults, { readonly kind: 'found' }>, 'words'>;

function resultsOf({ named, items, chosen, page, all }: Found): FoundPage {
  const lines = named?.lines ?? [];
  const stops = named?.stops ?? [];
  const kinds = [
    { kind: 'lines' as const, count: lines.length },
    { kind: 'stops' as const, count: stops.length },
    ...(items?.kinds ?? []),
  ].filter(({ count }) => count > 0);
  const isShown = (kind: 'lines' | 'stops') => chosen === kind || (chosen === undefined && page === 1);
  const hasItems = chosen !== 'lines' && chosen !== 'stops';
  const itemCount = hasItems ? (items?.count ?? 0) : 0;
  return {
    kind: 'found',
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    lines: counted(isShown('lines') ? lines : [], all === 'lines' || chosen === 'lines'),
    stops: counted(isShown('stops') ? stops : [], all === 'stops' || chosen === 'stops'),
    items: { shown: hasItems ? (items?.items ?? []) : [], count: itemCount },
    kinds,
    ...(chosen && { chosen }),
    page,
    pageCount: Math.min(Math.ceil(itemCount / perPage), mostPages),
    ...(items?.corrected !== undefined && { corrected: items.corrected }),
    ...(!named ? { missing: 'schedules' as const } : !items ? { missing: 'items' as const } : {}),
  };
}

function counted<T>(all: readonly T[], isWhole: boolean): Counted<T> {
  // One row more takes no more room than the link to it.
  const isShort = all.length <= mostShown + 1;
  return { shown: isWhole || isShort ? all : all.slice(0, mostShown), count: all.length };
}
