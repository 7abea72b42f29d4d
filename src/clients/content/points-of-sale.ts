import { searchPointsOfSaleSchema, type PointOfSaleJson } from '#contract/content/points-of-sale.ts';
import { parseOpeningHours } from '#domain/opening-hours.ts';
import type { FoundPointsOfSale, PointOfSale, PointsOfSaleQuestion } from '#domain/point-of-sale.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';
import { basePath } from './links.ts';

/** A page of the points of sale that answer a question. */
export async function searchPointsOfSale(
  transport: Transport,
  question: PointsOfSaleQuestion,
): Promise<FoundPointsOfSale> {
  const { locale, text, services, near, page, perPage } = question;
  const query = new URLSearchParams({
    search: text,
    items_per_page: String(perPage),
    page: String(page - 1),
    ...(near && { location: `${near.latitude},${near.longitude}`, sort_by: 'distance', sort_order: 'ASC' }),
  });
  for (const [nth, service] of services.entries()) query.append(`f[${nth}]`, `services:${service}`);
  const path = `${basePath(locale)}/api/search-points-of-sale?${query}`;
  const { search_results: rows, facets, pager } = await getJson(transport, path, searchPointsOfSaleSchema);
  const facet = facets.find(({ name }) => name === 'services');
  return {
    points: rows.flatMap(parsePoint),
    services: (facet?.items ?? []).map((item) => ({
      code: item.raw_value,
      name: item.value,
      count: item.count,
    })),
    count: pager.total_items,
  };
}

/** One whose place is no number cannot be put on a map, and is left out. */
function parsePoint(row: PointOfSaleJson): PointOfSale[] {
  const [latitude, longitude] = [Number(row.latitude), Number(row.longitude)];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return [];
  const hours = parseOpeningHours(row.hours);
  const km = Number(row.distance ?? NaN);
  return [
    {
      id: row.entity_id,
      name: row.entity_title,
      address: row.address,
      city: row.city,
      postalCode: row.postal_code,
      services: row.services,
      latitude,
      longitude,
      ...(row.phone !== '' && { phone: row.phone }),
      ...(hours && { hours }),
      ...(Number.isFinite(km) && { metres: km * 1000 }),
    },
  ];
}
