import { z } from 'zod';
import { linkFieldSchema } from '#contract/content/fields.ts';
import { collectionSchema, type ResourceJson } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import type { Promotion } from '#domain/promotion.ts';
import type { Transport } from '#platform/transport.ts';
import { identsOf } from '../idents.ts';
import { acceptAnswer, getJson } from '../wire.ts';
import { parseImage, parseLink, type BlockContext } from './blocks/block-context.ts';
import { findParagraph, indexIncluded } from './blocks/paragraph.ts';
import { basePath, type LocalizePath } from './links.ts';
import { readEach } from './read-each.ts';

interface PromotionOptions {
  readonly transport: Transport;
  readonly localizePath: LocalizePath;
}

const mostPromotions = 3;

const attributesSchema = z.object({
  title: z.string(),
  subtitle: z.string().trim().nullish().catch(undefined),
  link_promo: linkFieldSchema.nullish().catch(undefined),
});

/** What is offered now in a language, the last edited first. */
export async function loadPromotions(
  { transport, localizePath }: PromotionOptions,
  locale: Locale,
): Promise<Promotion[]> {
  const query = `filter[status]=1&filter[langcode]=${locale}&sort=-changed&page[limit]=${mostPromotions}`;
  const path = `${basePath(locale)}/api/contentPromo?${query}`;
  const { data, included } = await getJson(transport, path, collectionSchema);
  const context = { locale, localizePath, index: indexIncluded(included ?? []) };
  return readEach(data, (resource) => parsePromotion(resource, context)).slice(0, mostPromotions);
}

function parsePromotion(resource: ResourceJson, context: BlockContext): Promotion {
  const {
    title,
    subtitle,
    link_promo: link,
  } = acceptAnswer(resource.attributes, attributesSchema, resource.type);
  const [picture] = identsOf(resource.relationships?.['media_image']);
  const image = parseImage(picture && findParagraph(picture, context.index), context);
  const href = link ? parseLink(link.uri, context) : undefined;
  return {
    id: resource.id,
    title,
    ...(subtitle && { subtitle }),
    ...(image && { image }),
    ...(href !== undefined && { link: { title: link?.title.trim() || title, href } }),
  };
}
