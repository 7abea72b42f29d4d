import {
  searchPointsOfSaleQuerySchema,
  searchPointsOfSaleSchema,
  type PointOfSaleJson,
} from '#contract/content/points-of-sale.ts';
import type { FacetJson } from '#contract/content/facet.ts';
import { pagerOf } from '#contract/content/pager.ts';
import { messageSchema } from '#contract/message.ts';
import { hasWords } from '#lib/fold.ts';
import { toPlane, type Coordinates } from '#lib/local-plane.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { textOfRow, type ContentRow } from '#services/content/store/row.ts';
import type { ContentContext } from './content-context.ts';
import { publicAnswer } from './public-answer.ts';
import { readFacets } from './read-facets.ts';
import { publishedReader } from './read-published.ts';

const facetName = 'services';
const json = 'application/json; charset=utf-8';

/** Where fares are sold, by words, by service and by distance: a view with facets, and no JSON:API. */
export function searchPointsOfSaleEndpoint(context: ContentContext): AnyEndpoint {
  const readPoints = publishedReader(context, 'pointsOfSale');
  const readTerms = publishedReader(context, 'taxonomy_term--sale_services');
  return defineEndpoint({
    method: 'GET',
    path: '/api/search-points-of-sale',
    summary: 'Points of sale by name, address or service, the nearest first',
    query: searchPointsOfSaleQuerySchema,
    answers: { 200: searchPointsOfSaleSchema, 400: messageSchema },
    handle: async ({ query, headers }) => {
      const wanted = readServices(query);
      const near = query.location === '' ? undefined : query.location;
      const [points, terms] = await Promise.all([readPoints(), readTerms()]);
      const found = points
        .map((row) => formatPoint(row, near))
        .filter((point) => hasWords(searched(point), query.search))
        .filter(({ services }) => wanted.every((service) => services.includes(service)))
        .toSorted(orderOf(context, near !== undefined && query.sort_by === 'distance'));
      if (query.sort_order === 'DESC') found.reverse();
      const { items_per_page: perPage, page } = query;
      const body = {
        search_results: found.slice(page * perPage, (page + 1) * perPage),
        facets: [{ name: facetName, items: countServices(found, terms, wanted) }],
        pager: pagerOf(found.length, query),
      };
      return publicAnswer(body, headers, json);
    },
  });
}

/** The services asked for: `f[0]=services:opus&f[1]=services:photo`. */
const readServices = (query: Readonly<Record<string, unknown>>): string[] =>
  readFacets(query, { name: facetName, example: 'opus', find: (value) => /^[\w-]{1,60}$/.exec(value)?.[0] });

function formatPoint(row: ContentRow, near: Coordinates | undefined): PointOfSaleJson {
  const place = {
    latitude: Number(row.attributes['latitude']),
    longitude: Number(row.attributes['longitude']),
  };
  const services: unknown = row.attributes['services'];
  return {
    entity_id: String(row.internalId),
    entity_title: textOfRow(row, 'title'),
    address: textOfRow(row, 'address'),
    city: textOfRow(row, 'city'),
    postal_code: textOfRow(row, 'postal_code'),
    phone: textOfRow(row, 'phone'),
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    ...(near && { distance: kilometresBetween(near, place).toFixed(3) }),
    services: Array.isArray(services) ? services.filter((each) => typeof each === 'string') : [],
    hours: textOfRow(row, 'hours'),
  };
}

function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const { east, north } = toPlane(from, to);
  return Math.hypot(east, north);
}

const searched = (point: PointOfSaleJson): string[] => [
  point.entity_title,
  point.address,
  point.city,
  point.postal_code,
];

function orderOf({ locale }: ContentContext, byDistance: boolean) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (one: PointOfSaleJson, other: PointOfSaleJson): number =>
    (byDistance ? Number(one.distance) - Number(other.distance) : 0) ||
    compare(one.entity_title, other.entity_title);
}

/** In the order of the terms; one that was asked for stays, so that it can be taken back. */
function countServices(
  found: readonly PointOfSaleJson[],
  terms: readonly ContentRow[],
  wanted: readonly string[],
): FacetJson['items'] {
  return terms
    .map((term) => {
      const code = textOfRow(term, 'code');
      return {
        raw_value: code,
        value: textOfRow(term, 'name'),
        count: found.filter(({ services }) => services.includes(code)).length,
        active: wanted.includes(code),
      };
    })
    .filter(({ count, active }) => count > 0 || active);
}
