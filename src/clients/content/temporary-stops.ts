import { z } from 'zod';
import { defaultLocale } from '#domain/locale.ts';
import type { Transport } from '#platform/transport.ts';
import { acceptAnswer } from '../wire.ts';
import { basePath } from './links.ts';
import { listResources } from './list-resources.ts';

const attributesSchema = z.object({ name: z.string() });

/** The numbers of the stops that editors marked as temporary. A feed does not tell them from the others. */
export async function loadTemporaryStops(transport: Transport): Promise<string[]> {
  const query = 'filter[temporary_stop]=1&fields[taxonomy_term--stops]=name';
  const path = `${basePath(defaultLocale)}/api/taxonomyTerms/stops?${query}`;
  const terms = await listResources(transport, path);
  return terms.map(({ attributes }) => acceptAnswer(attributes, attributesSchema, path).name);
}
