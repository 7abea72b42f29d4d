import { locales } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { getType } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { normaliseAttributes, planRow, type ItemPlan, type Source } from './plan-rows.ts';

/** Kept beside the attributes of the wire, never shown as one of them. */
export const descriptionKey = '$description';

/** What an item of the operator's data becomes in the database. */
export function planItem(item: SeedItem, timeZone: string): ItemPlan {
  const type = getType(item.type);
  const { key } = item;
  const id = uuidOf(key);
  const plan: ItemPlan = { items: [], translations: [], references: [] };
  plan.items.push({ id, key, type: type.type, entity: type.entity, ownerId: null });
  const createdMs = item.created === undefined ? null : parseInstant(key, item.created);
  for (const langcode of locales) {
    const text = item[langcode];
    if (!text) continue;
    const place = `${key}/${langcode}`;
    const source: Source = { id, rootId: id, langcode, type, name: key, place, timeZone };
    const written = { ...item.shared, ...text.attributes, [type.labelKey]: text.title };
    planRow(plan, source, {
      status: text.status ?? item.status ?? true,
      alias: normaliseAlias(text.alias),
      attributes: {
        ...normaliseAttributes(source, written),
        ...(text.description !== undefined && { [descriptionKey]: text.description }),
      },
      createdMs,
      references: withImage(type, item.references ?? {}),
      blocks: {
        content: text.content ?? [],
        bottom_content: text.bottomContent ?? [],
        ...text.paragraphs,
      },
    });
  }
  return plan;
}

/** The picture of an article is also its `image`, unless another is given. */
export function withImage(
  type: ResourceType,
  given: NonNullable<SeedItem['references']>,
): NonNullable<SeedItem['references']> {
  const picture = given['media_image'];
  return type.window && type.relationships['image'] && picture ? { image: picture, ...given } : given;
}

/** As the database has it: from the root, without a slash at its end. */
export function normaliseAlias(alias: string | undefined): string | null {
  return alias === undefined ? null : `/${alias.replace(/^\/+|\/+$/g, '')}`;
}

function parseInstant(key: string, text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new AppError('invalid', `${key}: created is not an instant: ${text}`);
  return instant;
}
