import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { getType } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { SeedItem, SeedParagraph } from '#services/content/seed.ts';
import { normaliseValue } from './attribute-value.ts';
import { uuidOf } from './identifiers.ts';
import type { ItemRow, ReferenceRow, TranslationRow } from './tables.ts';

/** Kept beside the attributes of the wire, never shown as one of them. */
export const descriptionKey = '$description';

interface Rooted {
  /** The item whose version (published or draft) this row is written in: itself, or the page that owns the block. */
  readonly rootId: string;
}

export interface PlannedTranslation
  extends Rooted, Pick<TranslationRow, 'itemId' | 'langcode' | 'status' | 'attributes'> {
  readonly alias: string | null;
  readonly createdMs: number | null;
}

interface PlannedReference extends Rooted, Omit<ReferenceRow, 'version'> {
  /** The key as written, for the words of a refusal; blocks have none. */
  readonly targetKey?: string;
}

/** What one item becomes in the database: itself and its blocks, by language. */
export interface ItemPlan {
  readonly items: Omit<ItemRow, 'internalId'>[];
  readonly translations: PlannedTranslation[];
  readonly references: PlannedReference[];
}

/** The item or block, in one language, that is being planned. */
interface Source extends Rooted {
  readonly id: string;
  readonly langcode: Locale;
  readonly type: ResourceType;
  /** What it is called in a refusal. */
  readonly name: string;
  /** The path of keys to it, of which the uuids of its blocks are made. */
  readonly place: string;
  readonly timeZone: string;
}

interface Given extends Pick<PlannedTranslation, 'status' | 'alias' | 'attributes' | 'createdMs'> {
  readonly references: NonNullable<SeedItem['references']>;
  readonly blocks: NonNullable<SeedParagraph['children']>;
}

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

function planRow(plan: ItemPlan, source: Source, { references, blocks, ...row }: Given): void {
  const { id, rootId, langcode } = source;
  plan.translations.push({ itemId: id, rootId, langcode, ...row });
  for (const [field, keys] of Object.entries(references)) {
    const targets = keys.map((key) => ({ targetId: uuidOf(key), targetKey: key }));
    planReferences(plan, source, { field, targets });
  }
  for (const [field, list] of Object.entries(blocks)) {
    const targets = list.map((block, index) => ({
      targetId: planBlock(
        plan,
        { ...source, place: `${source.place}/${field}/${block.key ?? index}` },
        block,
      ),
    }));
    planReferences(plan, source, { field, targets });
  }
}

function planBlock(plan: ItemPlan, { place, ...owner }: Source, block: SeedParagraph): string {
  const type = getType(`paragraph--${block.type}`);
  const id = uuidOf(place);
  const source: Source = { ...owner, id, type, name: place, place };
  plan.items.push({ id, key: null, type: type.type, entity: 'paragraph', ownerId: owner.rootId });
  planRow(plan, source, {
    status: block.status ?? true,
    alias: null,
    attributes: normaliseAttributes(source, block.attributes),
    createdMs: null,
    references: block.references ?? {},
    blocks: block.children ?? {},
  });
  return id;
}

interface Field {
  readonly field: string;
  readonly targets: readonly Pick<PlannedReference, 'targetId' | 'targetKey'>[];
}

/** Blocks are free in their fields, as they are in their attributes; other items are not. */
function planReferences(plan: ItemPlan, source: Source, { field, targets }: Field): void {
  const { id, rootId, langcode, type } = source;
  const relationship = type.relationships[field];
  if (targets.length > 0 && !relationship && type.entity !== 'paragraph')
    throw new AppError('invalid', `${type.type} has no relationship ${field}`);
  if (relationship?.many === false && targets.length > 1)
    throw new AppError('invalid', `${type.type}.${field} takes one item`);
  for (const [delta, target] of targets.entries())
    plan.references.push({ sourceId: id, rootId, langcode, field, delta, ...target });
}

function normaliseAttributes(
  { type, name: owner, timeZone }: Source,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const kind = type.attributes[name] ?? (type.entity === 'paragraph' ? 'json' : undefined);
    if (kind === undefined) throw new AppError('invalid', `${owner}: ${type.type} has no attribute ${name}`);
    attributes[name] = normaliseValue(kind, value, { field: `${owner}.${name}`, timeZone });
  }
  return attributes;
}

/** The picture of an article is also its `image`, unless another is given. */
function withImage(type: ResourceType, given: Given['references']): Given['references'] {
  const picture = given['media_image'];
  return type.window && type.relationships['image'] && picture ? { image: picture, ...given } : given;
}

function normaliseAlias(alias: string | undefined): string | null {
  return alias === undefined ? null : `/${alias.replace(/^\/+|\/+$/g, '')}`;
}

function parseInstant(key: string, text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new AppError('invalid', `${key}: created is not an instant: ${text}`);
  return instant;
}
