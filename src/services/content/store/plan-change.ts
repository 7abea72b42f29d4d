import { isDeepStrictEqual } from 'node:util';
import { defaultLocale, locales, otherLocale, type Locale } from '#domain/locale.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { descriptionKey, withImage } from './plan-item.ts';
import { planRow, type ItemPlan, type PlannedBlock } from './plan-rows.ts';
import type { StoredRow, StoredText, StoredTexts } from './read-stored.ts';
import type { ReferenceRow } from './tables.ts';

/** What is written of an item: attributes as the database holds them, by language. */
export interface ItemWrite {
  readonly type: ResourceType;
  readonly texts: Readonly<Partial<Record<Locale, ItemText>>>;
  /** The whole list of each relationship that is written, in all languages. */
  readonly references: Readonly<Record<string, readonly string[]>>;
  /** What a new item is called by those who refer to it; its uuid unless given. */
  readonly key?: string | undefined;
  readonly createdMs?: number | undefined;
}

export interface ItemText {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status?: boolean | undefined;
  readonly alias?: string | null | undefined;
  /** What search engines show, where it is not the subtitle. */
  readonly description?: string | null | undefined;
  /** The whole list of each field of blocks that is written. */
  readonly blocks?: Readonly<Record<string, readonly PlannedBlock[]>>;
}

interface Changed {
  readonly id: string;
  /** Of which the uuids of its blocks are made. */
  readonly key: string;
  readonly timeZone: string;
  /** Empty for a new item. */
  readonly stored: StoredTexts;
  /** Whether a draft is written, and the public sees what it saw. */
  readonly draft: boolean;
}

/** What an item becomes: what is not given stays; a language of which nothing changes is left alone. */
export function planChange(write: ItemWrite, changed: Changed): ItemPlan {
  const { type } = write;
  const { id, stored } = changed;
  const item = { id, key: write.key ?? null, type: type.type, entity: type.entity, ownerId: null };
  const plan: ItemPlan = { items: [item], translations: [], references: [] };
  const shared = { ...restoredShared(changed, type), ...sharedOf(write) };
  for (const langcode of locales) {
    const known = stored.get(langcode);
    if (!known && !write.texts[langcode]) continue;
    const text = planText(write, changed, { langcode, shared });
    // What starts from a revision, or publishes a draft, is written though nothing else is said.
    const mayStay = known?.version === 'default' || changed.draft;
    if (known && mayStay && isAsStored(text, known, changed)) continue;
    plan.items.push(...text.items);
    plan.translations.push(...text.translations);
    plan.references.push(...text.references);
  }
  return plan;
}

interface PlannedText {
  readonly langcode: Locale;
  /** What is written in all languages. */
  readonly shared: Readonly<Record<string, unknown>>;
}

function planText(write: ItemWrite, changed: Changed, { langcode, shared }: PlannedText): ItemPlan {
  const { type } = write;
  const { id, key, timeZone, stored } = changed;
  const text = write.texts[langcode];
  const known = stored.get(langcode);
  const model = stored.get(defaultLocale) ?? stored.get(otherLocale(defaultLocale));
  const base = known ?? (model && newLanguage(model, id, type));
  const row = base?.rows.get(id);
  // Said of one language, it is said of all; said of each, each has its own.
  const status = text?.status ?? Object.values(write.texts).find((each) => each.status !== undefined)?.status;
  const plan: ItemPlan = { items: [], translations: [], references: [] };
  planRow(
    plan,
    {
      id,
      rootId: id,
      langcode,
      type,
      name: type.type,
      place: `${key}/${langcode}`,
      timeZone,
      stored: base,
    },
    {
      status: status ?? base?.isPublished ?? true,
      alias: text?.alias === undefined ? (row?.alias ?? null) : text.alias,
      attributes: {
        ...(stored.size === 0 && type.writing.defaults),
        ...row?.attributes,
        ...shared,
        ...text?.attributes,
        ...(text?.description !== undefined && { [descriptionKey]: text.description }),
      },
      createdMs: write.createdMs ?? null,
      references: withImage(type, write.references),
      blocks: text?.blocks ?? {},
    },
  );
  return plan;
}

/** Whether a plan of one language says what is there already. */
function isAsStored(
  plan: ItemPlan,
  { rows, references, isPublished }: StoredText,
  { id, draft }: Changed,
): boolean {
  const areRowsSame = plan.translations.every((row) => {
    const before = rows.get(row.itemId);
    const status = row.itemId === id ? draft || row.status === isPublished : row.status === before?.status;
    return (
      before !== undefined &&
      status &&
      row.alias === before.alias &&
      (row.createdMs ?? before.createdMs) === before.createdMs &&
      isDeepStrictEqual(valuesOf(row.attributes), valuesOf(before.attributes))
    );
  });
  if (!areRowsSame) return false;
  const planned = Map.groupBy(plan.references, ({ sourceId }) => sourceId);
  return plan.translations.every(({ itemId }) =>
    isDeepStrictEqual(linksOf(planned.get(itemId)), linksOf(references.get(itemId))),
  );
}

/** Nothing is as good as null. */
const valuesOf = (attributes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined));

type Link = Pick<ReferenceRow, 'field' | 'delta' | 'targetId'>;

const linksOf = (links: readonly Link[] = []) =>
  links.map(({ field, delta, targetId }) => `${field} ${delta} ${targetId}`).toSorted();

/** A language that is added begins with what all share. */
function newLanguage(model: StoredText, id: string, { writing, relationships }: ResourceType): StoredText {
  const root = model.rows.get(id);
  const isShared = (name: string) =>
    writing.shared.includes(name) ||
    relationships[name]?.targets.every((target) => !target.startsWith('paragraph--'));
  const references = (model.references.get(id) ?? []).filter(({ field }) => isShared(field));
  const rows = new Map<string, StoredRow>();
  if (root) {
    const attributes = Object.fromEntries(Object.entries(root.attributes).filter(([name]) => isShared(name)));
    rows.set(id, { ...root, alias: null, attributes });
  }
  return { ...model, version: 'default', rows, references: new Map([[id, references]]) };
}

/** The shared attributes among those written, in whichever language they were. */
function sharedOf({ type, texts }: ItemWrite): Record<string, unknown> {
  const all = Object.values(texts).flatMap(({ attributes }) => Object.entries(attributes));
  return Object.fromEntries(all.filter(([name]) => type.writing.shared.includes(name)));
}

/** What all languages share comes with the draft or the revision that a change starts from. */
function restoredShared({ stored, id }: Changed, { writing }: ResourceType): Record<string, unknown> {
  const text = [...stored.values()].find(({ version }) => version !== 'default');
  const attributes = Object.entries(text?.rows.get(id)?.attributes ?? {});
  return Object.fromEntries(attributes.filter(([name]) => writing.shared.includes(name)));
}
