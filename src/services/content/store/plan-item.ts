import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { getType } from '#services/content/model/registry.ts';
import type { EntityKind, ResourceType } from '#services/content/model/resource-type.ts';
import type { SeedItem, SeedParagraph, SeedTranslation } from '#services/content/seed.ts';
import { normaliseValue } from './attribute-value.ts';
import { uuidOf } from './identifiers.ts';

/** Kept beside the attributes of the wire, never shown as one of them. */
export const descriptionKey = '$description';

export interface PlannedItem {
  readonly id: string;
  readonly key: string | null;
  readonly type: string;
  readonly entity: EntityKind;
  readonly ownerId: string | null;
}

export interface PlannedTranslation {
  readonly itemId: string;
  /** The item whose version this row follows: itself, or the owner of a block. */
  readonly rootId: string;
  readonly langcode: Locale;
  readonly status: boolean;
  readonly alias: string | null;
  readonly attributes: Record<string, unknown>;
  readonly createdMs: number | null;
}

export interface PlannedReference {
  readonly sourceId: string;
  readonly rootId: string;
  readonly langcode: Locale;
  readonly field: string;
  readonly delta: number;
  readonly targetId: string;
  /** The key as written, for the words of a refusal. */
  readonly targetKey: string | null;
}

/** What one item becomes in the database: itself and its blocks, by language. */
export interface ItemPlan {
  readonly items: PlannedItem[];
  readonly translations: PlannedTranslation[];
  readonly references: PlannedReference[];
}

/** The item or block, in one language, that is being planned. */
interface Source {
  readonly id: string;
  readonly rootId: string;
  readonly langcode: Locale;
  readonly type: ResourceType;
  /** The path of keys to it, of which the uuids of its blocks are made. */
  readonly place: string;
  readonly timeZone: string;
}

export function planItem(item: SeedItem, timeZone: string): ItemPlan {
  const type = getType(item.type);
  const id = uuidOf(item.key);
  const plan: ItemPlan = { items: [], translations: [], references: [] };
  plan.items.push({ id, key: item.key, type: type.type, entity: type.entity, ownerId: null });
  const createdMs = item.created === undefined ? null : parseInstant(item.key, item.created);
  for (const langcode of locales) {
    const translation = item[langcode];
    if (!translation) continue;
    const source: Source = { id, rootId: id, langcode, type, place: `${item.key}/${langcode}`, timeZone };
    plan.translations.push({
      itemId: id,
      rootId: id,
      langcode,
      status: translation.status ?? item.status ?? true,
      alias: normaliseAlias(translation.alias),
      attributes: itemAttributes(type, item, translation, timeZone),
      createdMs,
    });
    for (const [field, keys] of Object.entries(withImage(type, item.references ?? {})))
      planReferences(plan, source, { field, keys });
    for (const [field, blocks] of blockFields(translation)) planBlocks(plan, source, { field, blocks });
  }
  return plan;
}

function itemAttributes(
  type: ResourceType,
  item: SeedItem,
  translation: SeedTranslation,
  timeZone: string,
): Record<string, unknown> {
  const given = { ...item.shared, ...translation.attributes, [type.labelKey]: translation.title };
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const kind = type.attributes[name];
    if (kind === undefined)
      throw new AppError('invalid', `${item.key}: ${type.type} has no attribute ${name}`);
    attributes[name] = normaliseValue(kind, `${item.key}.${name}`, value, timeZone);
  }
  if (translation.description !== undefined) attributes[descriptionKey] = translation.description;
  return attributes;
}

/** The picture of an article is also its `image`, unless another is given. */
function withImage(
  type: ResourceType,
  given: NonNullable<SeedItem['references']>,
): Readonly<Record<string, readonly string[]>> {
  const picture = given['media_image'];
  return type.window && type.relationships['image'] && picture ? { image: picture, ...given } : given;
}

function blockFields(translation: SeedTranslation): [string, readonly SeedParagraph[]][] {
  return [
    ['content', translation.content ?? []],
    ['bottom_content', translation.bottomContent ?? []],
    ...Object.entries(translation.paragraphs ?? {}),
  ];
}

function planReferences(
  plan: ItemPlan,
  source: Source,
  { field, keys }: { readonly field: string; readonly keys: readonly string[] },
): void {
  if (keys.length > 0) requireRelationship(source.type, field, keys.length);
  for (const [delta, key] of keys.entries())
    plan.references.push({
      sourceId: source.id,
      rootId: source.rootId,
      langcode: source.langcode,
      field,
      delta,
      targetId: uuidOf(key),
      targetKey: key,
    });
}

function planBlocks(
  plan: ItemPlan,
  source: Source,
  { field, blocks }: { readonly field: string; readonly blocks: readonly SeedParagraph[] },
): void {
  if (blocks.length > 0) requireRelationship(source.type, field, blocks.length);
  for (const [delta, block] of blocks.entries()) {
    const place = `${source.place}/${field}/${block.key ?? delta}`;
    const type = getType(`paragraph--${block.type}`);
    const blockSource: Source = { ...source, id: uuidOf(place), type, place };
    plan.items.push({
      id: blockSource.id,
      key: null,
      type: type.type,
      entity: 'paragraph',
      ownerId: source.rootId,
    });
    plan.translations.push({
      itemId: blockSource.id,
      rootId: source.rootId,
      langcode: source.langcode,
      status: block.status ?? true,
      alias: null,
      attributes: blockAttributes(block, blockSource),
      createdMs: null,
    });
    plan.references.push({
      sourceId: source.id,
      rootId: source.rootId,
      langcode: source.langcode,
      field,
      delta,
      targetId: blockSource.id,
      targetKey: null,
    });
    for (const [name, keys] of Object.entries(block.references ?? {}))
      planReferences(plan, blockSource, { field: name, keys });
    for (const [name, children] of Object.entries(block.children ?? {}))
      planBlocks(plan, blockSource, { field: name, blocks: children });
  }
}

function blockAttributes(block: SeedParagraph, { type, place, timeZone }: Source): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(block.attributes).map(([name, value]) => [
      name,
      normaliseValue(type.attributes[name] ?? 'json', `${place}.${name}`, value, timeZone),
    ]),
  );
}

/** Blocks are free in their fields, as they are in their attributes; other items are not. */
function requireRelationship(type: ResourceType, field: string, count: number): void {
  const relationship = type.relationships[field];
  if (!relationship && type.entity === 'paragraph') return;
  if (!relationship) throw new AppError('invalid', `${type.type} has no relationship ${field}`);
  if (!relationship.many && count > 1) throw new AppError('invalid', `${type.type}.${field} takes one item`);
}

function normaliseAlias(alias: string | undefined): string | null {
  if (alias === undefined) return null;
  return `/${alias.replace(/^\/+|\/+$/g, '')}`;
}

function parseInstant(key: string, text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new AppError('invalid', `${key}: created is not an instant: ${text}`);
  return instant;
}
