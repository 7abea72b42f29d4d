import {
  solrSearchQuerySchema,
  solrSearchSchema,
  type SearchResultJson,
} from '#contract/content/solr-search.ts';
import { pagerOf } from '#contract/content/pager.ts';
import { messageSchema } from '#contract/message.ts';
import { withPrefix, type Locale } from '#domain/locale.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { formatInstant } from '#services/content/store/attribute-value.ts';
import { mark, searchRows, type FoundRow } from '#services/content/store/search-rows.ts';
import type { ContentContext } from './content-context.ts';
import { publicAnswer } from './public-answer.ts';

const json = 'application/json; charset=utf-8';
const mostWords = 10;

/** What is published at an address, by its words: a view, and no JSON:API. Everybody is a visitor here. */
export function solrSearchEndpoint(context: ContentContext): AnyEndpoint {
  const { locale, clock } = context;
  return defineEndpoint({
    method: 'GET',
    path: '/api/solr-search',
    summary: 'Pages, news and notices by their words, the best first',
    query: solrSearchQuerySchema,
    answers: { 200: solrSearchSchema, 400: messageSchema },
    handle: async ({ query, headers }) => {
      const { search, page, items_per_page: perPage } = query;
      const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
      const view = {
        locale,
        version: 'default',
        employee: false,
        editor: false,
        drafts: false,
        nowMs: clock.now(),
      } as const;
      const wanted = { words, limit: perPage, offset: page * perPage };
      const { rows, count } =
        words.length === 0 ? { rows: [], count: 0 } : await searchRows(context.orm, view, wanted);
      const body = {
        search_results: rows.map((row) => formatResult(row, locale)),
        facets: [],
        pager: pagerOf(count, query),
      };
      return publicAnswer(body, headers, json);
    },
  });
}

function formatResult(row: FoundRow, locale: Locale): SearchResultJson {
  return {
    nid: String(row.internalId),
    title: row.title,
    url: withPrefix(row.alias, locale),
    type: row.type,
    excerpt: escapeHtml(row.excerpt).replaceAll(mark.start, '<strong>').replaceAll(mark.end, '</strong>'),
    langcode: locale,
    changed: formatInstant(row.changedMs),
  };
}
