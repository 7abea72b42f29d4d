import { z } from 'zod';
import { collectionSchema } from '#contract/content/json-api.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { Transport } from '#platform/transport.ts';
import { acceptAnswer, getJson } from '../wire.ts';
import { basePath } from './links.ts';
import { readEach } from './read-each.ts';

/** A word of the content's vocabulary of lines, to which notices and members' choices refer. */
export interface LineTermRef {
  readonly lineId: string;
  readonly targetId: number;
  /** As riders know the line. */
  readonly number: string;
}

const attributesSchema = z.object({ name: z.string(), drupal_internal__tid: z.number() });
const limit = 1000;

export async function loadLineTerms(transport: Transport): Promise<LineTermRef[]> {
  const path = `${basePath(defaultLocale)}/api/taxonomyTerms/routes?filter[status]=1&page[limit]=${limit}&sort=name`;
  const { data } = await getJson(transport, path, collectionSchema);
  return readEach(data, ({ id, attributes }) => {
    const { name, drupal_internal__tid: targetId } = acceptAnswer(attributes, attributesSchema, path);
    return { lineId: id, targetId, number: name };
  });
}
