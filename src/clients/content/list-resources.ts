import { collectionSchema, type ResourceJson } from '#contract/content/json-api.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';

const pageLimit = 50;
/** A backend that names a next page for ever is not followed for ever. */
const mostItems = 5_000;

/** Every item of a list, page by page; the path has its question already. */
export async function listResources(transport: Transport, path: string): Promise<ResourceJson[]> {
  const found: ResourceJson[] = [];
  for (let offset = 0; offset < mostItems; offset += pageLimit) {
    const page = `${path}&page[limit]=${pageLimit}&page[offset]=${offset}`;
    const { data, links } = await getJson(transport, page, collectionSchema);
    found.push(...data);
    if (!links?.next) break;
  }
  return found;
}
