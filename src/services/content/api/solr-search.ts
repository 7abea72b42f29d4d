import { solrSearchQuerySchema, solrSearchSchema, typeFacet } from '#contract/content/solr-search.ts';
import type { FacetJson } from '#contract/content/facet.ts';
import { pagerOf } from '#contract/content/pager.ts';
import { messageSchema } from '#contract/message.ts';
import type { Bilingual, Locale } from '#domain/locale.ts';
import { searchKinds, type SearchKind } from '#domain/search-kind.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import type { SearchAnswer } from '#services/content/search/search-answer.ts';
import type { SearchDesk } from '#services/content/search/search-desk.ts';
import type { SearchIndex } from '#services/content/search/search-index.ts';
import type { ContentContext } from './content-context.ts';
import { keptAnswer } from './public-answer.ts';
import { readFacets } from './read-facets.ts';
import { refuseNul, takeTurn, type Turns } from './take-turns.ts';

const mediaType = 'application/json; charset=utf-8';

/** Windows open and close, and what is published is to be found within this time. */
const keptSeconds = 5;

interface SearchParts {
  readonly desk: SearchDesk;
  readonly index: SearchIndex;
  readonly turns: Turns;
}

/**
 * Everything a visitor may look for, by its words: a view, and no JSON:API. Whoever asks gets what everybody may read, so
 * that an employee or an editor finds no more than others.
 */
export function solrSearchEndpoint(
  context: ContentContext,
  { desk, index, turns }: SearchParts,
): AnyEndpoint {
  const { locale, clock, timeZone } = context;
  return defineEndpoint({
    method: 'GET',
    path: '/api/solr-search',
    summary: 'Pages, news, notices, lines, stops and all else by its words, the best first',
    query: solrSearchQuerySchema,
    answers: { 200: solrSearchSchema, 400: messageSchema, 503: messageSchema },
    handle: async (request) => {
      refuseNul(request);
      const { query, headers } = request;
      const nowMs = clock.now();
      const wanted = readTypes(query);
      const answer = await desk.search(
        {
          typed: query.search,
          view: { locale, nowMs, today: dayOf(momentIn(timeZone, nowMs)) },
          kinds: wanted.length === 0 ? undefined : wanted,
          limit: query.items_per_page,
          offset: query.page * query.items_per_page,
          withSchedules: query.scope === 'all',
        },
        // Lines and stops are another service's: whoever waits for it must not hold a turn at the database.
        (work) =>
          takeTurn(request, turns, async () => {
            await index.requireFilled();
            return work(context.orm);
          }),
      );
      const body = {
        search_results: answer.results,
        facets: formatFacets(answer, wanted, locale),
        pager: pagerOf(answer.count, query),
        ...(answer.corrected !== undefined && { spellcheck: { collation: answer.corrected } }),
      };
      return keptAnswer(body, headers, { mediaType, seconds: answer.isPartial ? 0 : keptSeconds });
    },
  });
}

/** The types asked for: `f[0]=type:news&f[1]=type:notices`. */
const readTypes = (query: Readonly<Record<string, unknown>>): SearchKind[] =>
  readFacets(query, {
    name: typeFacet,
    example: 'news',
    find: (value) => searchKinds.find((kind) => kind === value),
  });

const names: Bilingual<Readonly<Record<SearchKind, string>>> = {
  fr: {
    lines: 'Parcours',
    stops: 'Arrêts',
    pages: 'Pages',
    notices: 'Avis',
    news: 'Nouvelles',
    press_release: 'Communiqués',
    jobs: 'Emplois',
    points_of_sale: 'Points de vente',
    schools: 'Écoles',
    files: 'Documents',
  },
  en: {
    lines: 'Routes',
    stops: 'Stops',
    pages: 'Pages',
    notices: 'Notices',
    news: 'News',
    press_release: 'Press releases',
    jobs: 'Jobs',
    points_of_sale: 'Points of sale',
    schools: 'Schools',
    files: 'Documents',
  },
};

/** One that was asked for stays, so that it can be taken back. */
function formatFacets({ counts }: SearchAnswer, wanted: readonly SearchKind[], locale: Locale): FacetJson[] {
  const items = searchKinds
    .map((kind) => ({
      raw_value: kind,
      value: names[locale][kind],
      count: counts[kind] ?? 0,
      active: wanted.includes(kind),
    }))
    .filter(({ count, active }) => count > 0 || active);
  return items.length === 0 ? [] : [{ name: typeFacet, items }];
}
