import { z } from 'zod';
import { collectionSchema, type ResourceJson } from '#contract/content/json-api.ts';
import type { ArchivePicture } from '#domain/archive-picture.ts';
import type { Locale } from '#domain/locale.ts';
import type { Transport } from '#platform/transport.ts';
import { identsOf } from '../idents.ts';
import { acceptAnswer, getJson } from '../wire.ts';
import { parseImage } from './blocks/block-context.ts';
import { findParagraph, indexIncluded, type IncludedIndex } from './blocks/paragraph.ts';
import { basePath } from './links.ts';
import { readEach } from './read-each.ts';

export interface WantedPictures {
  readonly locale: Locale;
  /** Of the category of this name alone; of every one unless given. */
  readonly category?: string | undefined;
}

/** As many as the wire gives at once (specification B9). */
const mostPictures = 999;

const text = z.string().trim().nullish().catch(undefined);
const attributesSchema = z.object({ name: text, alt: text, credit: text });
const categorySchema = z.object({ name: z.string().trim().min(1) });

/** The pictures that have a category, the newest first; others only illustrate a page. */
export async function loadPictures(
  transport: Transport,
  { locale, category }: WantedPictures,
): Promise<ArchivePicture[]> {
  const filter =
    category === undefined
      ? 'filter[any][condition][path]=category.name&filter[any][condition][operator]=IS NOT NULL'
      : `filter[category.name]=${encodeURIComponent(category)}`;
  const query = `page[limit]=${mostPictures}&${filter}&sort=-created&include=category`;
  const path = `${basePath(locale)}/api/mediaImages?${query}`;
  const { data, included } = await getJson(transport, path, collectionSchema);
  const index = indexIncluded(included ?? []);
  return readEach(data, (resource) => parsePicture(resource, index, locale)).flat();
}

/** None of what cannot be shown or has no category. */
function parsePicture(resource: ResourceJson, index: IncludedIndex, locale: Locale): ArchivePicture[] {
  const { name, alt, credit } = acceptAnswer(resource.attributes, attributesSchema, resource.type);
  const [first] = identsOf(resource.relationships?.['category']);
  const category = first && categorySchema.safeParse(findParagraph(first, index).attributes).data;
  const image = parseImage(findParagraph(resource, indexIncluded([resource])), { locale, index });
  if (!image || !category) return [];
  return [
    {
      id: resource.id,
      title: name || alt || '',
      image: { ...image, href: undefined },
      category: category.name,
      ...(credit && { credit }),
    },
  ];
}
