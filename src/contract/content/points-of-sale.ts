import { z } from 'zod';
import { facetSchema } from './facet.ts';
import { pagerSchema } from './pager.ts';
import { locationSchema } from './search-stops.ts';

/** The largest page. */
export const mostPointsOfSale = 100;

/** `f[0]=services:opus` narrows the list, and so does each further `f[…]`. */
export const searchPointsOfSaleQuerySchema = z.looseObject({
  search: z.string().max(100, 'search has at most 100 characters').default(''),
  location: z.union([z.literal(''), locationSchema]).default(''),
  items_per_page: z.coerce
    .number('items_per_page is a number')
    .int()
    .min(1)
    .max(mostPointsOfSale, `items_per_page is ${mostPointsOfSale} at most`)
    .default(20),
  /** From 0. */
  page: z.coerce.number('page is a number').int().min(0).max(10_000).default(0),
  /** By name without a location, whatever is asked. */
  sort_by: z.enum(['distance', 'title']).default('distance'),
  sort_order: z.enum(['ASC', 'DESC']).default('ASC'),
});

/** A row as the view of the content backend exports it: every value is a text. */
const pointOfSaleSchema = z.object({
  entity_id: z.string(),
  entity_title: z.string(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  phone: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  /** In kilometres, when a location was given. */
  distance: z.string().optional(),
  /** The codes of what is offered there, which the facet `services` names. */
  services: z.array(z.string()),
  /** `Mo-Fr 07:00-18:00; Sa 09:00-16:00; PH off`. */
  hours: z.string(),
});
export type PointOfSaleJson = z.infer<typeof pointOfSaleSchema>;

/** `GET /api/search-points-of-sale`. Other backends leave `search_results` out where there are none. */
export const searchPointsOfSaleSchema = z.object({
  search_results: z.array(pointOfSaleSchema).default([]),
  facets: z.array(facetSchema).default([]),
  pager: pagerSchema,
});
