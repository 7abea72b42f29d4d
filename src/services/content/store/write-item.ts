import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { defaultLocale, locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { takeNumbers, type Transaction } from './counters.ts';
import { items, references, translations, type TranslationRow } from './tables.ts';

/** What is written of an item: attributes as the database holds them, by language. */
export interface ItemWrite {
  readonly type: ResourceType;
  readonly texts: Readonly<Partial<Record<Locale, ItemText>>>;
  /** The whole list of each relationship that is written. */
  readonly references: Readonly<Record<string, readonly string[]>>;
}

export interface ItemText {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status?: boolean | undefined;
  readonly alias?: string | null | undefined;
}

interface Written {
  readonly id: string;
  readonly nowMs: number;
}

/** A new item in the languages given. */
export async function createItem(tx: Transaction, write: ItemWrite, nowMs: number): Promise<string> {
  const { type } = write;
  const id = randomUUID();
  const internalId = await takeNumbers(tx, type.entity, 1);
  await tx
    .insert(items)
    .values({ id, key: null, type: type.type, entity: type.entity, internalId, ownerId: null });
  const shared = { ...type.writing?.defaults, ...sharedOf(write) };
  for (const langcode of locales) {
    const text = write.texts[langcode];
    if (text)
      await insertText(tx, { id, nowMs }, { langcode, text, attributes: { ...shared, ...text.attributes } });
  }
  await writeReferences(tx, { id, nowMs }, write);
  return id;
}

/** Attributes that are not given stay; so do blocks, and languages that are not written except for what all share. */
export async function changeItem(
  tx: Transaction,
  id: string,
  write: ItemWrite,
  nowMs: number,
): Promise<void> {
  const known = await tx
    .select()
    .from(translations)
    .where(and(eq(translations.itemId, id), eq(translations.version, 'default')))
    .for('update');
  if (known.length === 0) throw new AppError('not-found', `There is no item ${id} here.`);
  const shared = sharedOf(write);
  const status = Object.values(write.texts).find((text) => text.status !== undefined)?.status;
  for (const langcode of locales) {
    const text = write.texts[langcode] ?? { attributes: {} };
    const row = known.find((each) => each.langcode === langcode);
    if (row) {
      const aliasId = text.alias && row.aliasId === null ? await takeNumbers(tx, 'alias', 1) : row.aliasId;
      await tx
        .update(translations)
        .set({
          attributes: { ...row.attributes, ...shared, ...text.attributes },
          revisionId: await takeNumbers(tx, 'revision', 1),
          changed: new Date(nowMs),
          ...(status !== undefined && { status }),
          ...(text.alias !== undefined && {
            alias: text.alias,
            aliasId: text.alias === null ? null : aliasId,
          }),
        })
        .where(
          and(
            eq(translations.itemId, id),
            eq(translations.langcode, langcode),
            eq(translations.version, 'default'),
          ),
        );
    } else if (write.texts[langcode]) {
      await addLanguage(tx, { id, nowMs }, { langcode, text, shared, known, status });
    }
  }
  await writeReferences(tx, { id, nowMs }, write);
}

interface NewLanguage {
  readonly langcode: Locale;
  readonly text: ItemText;
  readonly shared: Readonly<Record<string, unknown>>;
  readonly known: readonly (typeof translations.$inferSelect)[];
  readonly status: boolean | undefined;
}

/** What all languages share is taken from one that is there. */
async function addLanguage(tx: Transaction, written: Written, given: NewLanguage): Promise<void> {
  const { langcode, text, shared, known, status } = given;
  const model = known.find((row) => row.langcode === defaultLocale) ?? known[0];
  const attributes = { ...model?.attributes, ...shared, ...text.attributes };
  const row = { ...text, status: status ?? model?.status };
  await insertText(tx, written, { langcode, text: row, attributes });
  await tx.execute(sql`insert into content_references (source_id, langcode, version, field, delta, target_id, meta)
    select source_id, ${langcode}, version, field, delta, target_id, meta from content_references
    where source_id = ${written.id} and version = 'default' and langcode = ${model?.langcode ?? defaultLocale}`);
}

interface NewText {
  readonly langcode: Locale;
  readonly text: ItemText;
  readonly attributes: Readonly<Record<string, unknown>>;
}

async function insertText(
  tx: Transaction,
  { id, nowMs }: Written,
  { langcode, text, attributes }: NewText,
): Promise<void> {
  const now = new Date(nowMs);
  const alias = text.alias ?? null;
  const row: TranslationRow = {
    itemId: id,
    langcode,
    version: 'default',
    revisionId: await takeNumbers(tx, 'revision', 1),
    status: text.status ?? true,
    alias,
    aliasId: alias === null ? null : await takeNumbers(tx, 'alias', 1),
    attributes: { ...attributes },
    created: now,
    changed: now,
  };
  await tx.insert(translations).values(row);
}

/** The shared attributes among those written, in whichever language they were. */
function sharedOf({ type, texts }: ItemWrite): Record<string, unknown> {
  const shared = new Set(type.writing?.shared);
  const all = Object.values(texts).flatMap(({ attributes }) => Object.entries(attributes));
  return Object.fromEntries(all.filter(([name]) => shared.has(name)));
}

async function writeReferences(
  tx: Transaction,
  { id }: Written,
  { references: lists }: ItemWrite,
): Promise<void> {
  const fields = Object.keys(lists);
  if (fields.length === 0) return;
  await requireItems(tx, [...new Set(Object.values(lists).flat())]);
  await tx
    .delete(references)
    .where(
      and(eq(references.sourceId, id), eq(references.version, 'default'), inArray(references.field, fields)),
    );
  const present = await tx
    .select({ langcode: translations.langcode })
    .from(translations)
    .where(and(eq(translations.itemId, id), eq(translations.version, 'default')));
  const rows = present.flatMap(({ langcode }) =>
    Object.entries(lists).flatMap(([field, targets]) =>
      targets.map((targetId, delta) => ({
        sourceId: id,
        langcode,
        version: 'default' as const,
        field,
        delta,
        targetId,
      })),
    ),
  );
  if (rows.length > 0) await tx.insert(references).values(rows);
}

async function requireItems(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.id, [...ids]));
  const known = new Set(found.map(({ id }) => id));
  const lost = ids.filter((id) => !known.has(id));
  if (lost.length > 0) throw new AppError('invalid', `There is no item ${lost.join(', ')}.`);
}
