import { z } from 'zod';
import { pagerSchema } from './pager.ts';

/** The largest page. */
export const mostResults = 50;

export const solrSearchQuerySchema = z.looseObject({
  search: z.string().max(200, 'search has at most 200 characters').default(''),
  /** From 0. */
  page: z.coerce.number('page is a number').int().min(0).max(1000).default(0),
  items_per_page: z.coerce
    .number('items_per_page is a number')
    .int()
    .min(1)
    .max(mostResults, `items_per_page is ${mostResults} at most`)
    .default(10),
});

const resultSchema = z.object({
  nid: z.string(),
  title: z.string(),
  /** A path of the site, with its language. */
  url: z.string(),
  /** The wire type: `pages`, `news`. */
  type: z.string(),
  /** Words around what was found, as HTML with `<strong>` and nothing else. */
  excerpt: z.string(),
  langcode: z.string(),
  changed: z.string(),
});
export type SearchResultJson = z.infer<typeof resultSchema>;

/** `GET /api/solr-search`. Other backends leave `search_results` out where there are none. */
export const solrSearchSchema = z.object({
  search_results: z.array(resultSchema).default([]),
  facets: z.array(z.unknown()).default([]),
  pager: pagerSchema,
});
