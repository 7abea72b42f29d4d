import { z } from 'zod';
import { facetSchema } from './facet.ts';
import { pagerSchema } from './pager.ts';

/** The largest page. */
export const mostResults = 50;

/** `f[0]=type:news` narrows the answer to a type of the facet; each further `f[…]` adds one. */
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
  /** Of ours: `content` leaves lines and stops out, for who asks the schedule service about them. */
  scope: z.enum(['all', 'content']).default('all'),
});

const resultSchema = z.object({
  nid: z.string(),
  title: z.string(),
  /** A path of the site, with its language. */
  url: z.string(),
  /** The wire type: `pages`, `news`; `lines` and `stops` are those of the schedule service. */
  type: z.string(),
  /** Words around what was found, as HTML with `<strong>` and nothing else. */
  excerpt: z.string(),
  langcode: z.string(),
  changed: z.string(),
  /** Of ours: the day that the item itself bears, `2026-11-18`. */
  date: z.string().optional(),
});
export type SearchResultJson = z.infer<typeof resultSchema>;

/** What the facet of this answer is called. */
export const typeFacet = 'type';

/** `GET /api/solr-search`. Other backends leave `search_results` out where there are none. */
export const solrSearchSchema = z.object({
  search_results: z.array(resultSchema).default([]),
  facets: z.array(facetSchema).default([]),
  pager: pagerSchema,
  /** Of ours: what was looked for, where nothing had the words that were asked for. */
  spellcheck: z.object({ collation: z.string() }).optional(),
});
