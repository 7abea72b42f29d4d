import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { getType, typeOf } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { SeedParagraph } from '#services/content/seed.ts';
import { normaliseValue } from './attribute-value.ts';
import { uuidOf } from '#contract/content/identity.ts';
import type { StoredText } from './read-stored.ts';
import type { ItemRow, ReferenceRow, TranslationRow } from './tables.ts';

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
  /** The key as written, for the words of a refusal; blocks, and what stays as it was, have none. */
  readonly targetKey?: string;
  /** The wire types it may lead to, where they are known. */
  readonly targetTypes?: readonly string[] | undefined;
}

/** What one item becomes in the database: itself and its blocks, by language. */
export interface ItemPlan {
  readonly items: Omit<ItemRow, 'internalId'>[];
  readonly translations: PlannedTranslation[];
  readonly references: PlannedReference[];
}

/** A block to write. One with an `id` is there already: what is not given of it stays. */
export interface PlannedBlock extends Omit<SeedParagraph, 'children' | 'attributes'> {
  readonly id?: string | undefined;
  readonly attributes?: SeedParagraph['attributes'];
  readonly children?: Readonly<Record<string, readonly PlannedBlock[]>>;
}

/** The item or block, in one language, that is being planned. */
export interface Source extends Rooted {
  readonly id: string;
  readonly langcode: Locale;
  readonly type: ResourceType;
  /** What it is called in a refusal. */
  readonly name: string;
  /** The path of keys to it, of which the uuids of its blocks are made. */
  readonly place: string;
  readonly timeZone: string;
  /** The item as it was, where it is changed. */
  readonly stored?: StoredText | undefined;
}

interface Given extends Pick<PlannedTranslation, 'status' | 'alias' | 'attributes' | 'createdMs'> {
  readonly references: Readonly<Record<string, readonly string[]>>;
  readonly blocks: Readonly<Record<string, readonly PlannedBlock[]>>;
}

/** An item or block with what it leads to: the lists given, and the others as they were. */
export function planRow(plan: ItemPlan, source: Source, { references, blocks, ...row }: Given): void {
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
        { ...source, place: `${source.place}/${field}/${block.key ?? `${index}-${block.type}`}` },
        block,
      ),
    }));
    planReferences(plan, source, { field, targets });
  }
  keepRest(plan, source, new Set([...Object.keys(references), ...Object.keys(blocks)]));
}

function planBlock(plan: ItemPlan, { place, ...owner }: Source, block: PlannedBlock): string {
  const type = getType(`paragraph--${block.type}`);
  const id = block.id ?? uuidOf(place);
  const known = owner.stored?.rows.get(id);
  if (block.id !== undefined && (!known || known.type !== type.type))
    throw new AppError('invalid', `There is no block ${id} of ${type.type} here.`);
  if (plan.translations.some(({ itemId, langcode }) => itemId === id && langcode === owner.langcode))
    throw new AppError('invalid', `The block ${block.id ?? place} stands here twice.`);
  const before = block.id === undefined ? undefined : known;
  const source: Source = {
    ...owner,
    id,
    type,
    name: place,
    place,
    stored: before && owner.stored,
  };
  plan.items.push({ ...blockItem(id, type, owner.rootId), key: block.key === undefined ? null : place });
  planRow(plan, source, {
    status: block.status ?? before?.status ?? true,
    alias: null,
    attributes: { ...before?.attributes, ...normaliseAttributes(source, block.attributes ?? {}) },
    createdMs: null,
    references: block.references ?? {},
    blocks: block.children ?? {},
  });
  return id;
}

function blockItem(id: string, type: ResourceType, ownerId: string): ItemPlan['items'][number] {
  return { id, key: null, type: type.type, entity: 'paragraph', ownerId };
}

/** What an item leads to beside the lists given, with all that stands under it. */
function keepRest(plan: ItemPlan, source: Source, given: ReadonlySet<string>): void {
  const { stored, id, rootId, langcode } = source;
  for (const { field, delta, targetId, meta } of stored?.references.get(id) ?? []) {
    if (given.has(field)) continue;
    plan.references.push({ sourceId: id, rootId, langcode, field, delta, targetId, meta });
    const block = stored?.rows.get(targetId);
    if (!block || block.ownerId !== rootId) continue;
    const type = typeOf(block.type);
    plan.items.push(blockItem(targetId, type, rootId));
    const kept = { status: block.status, alias: null, attributes: block.attributes, createdMs: null };
    planRow(plan, { ...source, id: targetId, type }, { ...kept, references: {}, blocks: {} });
  }
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
    plan.references.push({
      sourceId: id,
      rootId,
      langcode,
      field,
      delta,
      ...target,
      targetTypes: relationship?.targets,
    });
}

export function normaliseAttributes(
  { type, name: owner, timeZone }: Pick<Source, 'type' | 'name' | 'timeZone'>,
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
