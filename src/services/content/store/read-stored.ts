import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { locales, type Locale } from '#domain/locale.ts';
import type { Transaction } from './counters.ts';
import { items, references, translations, type ReferenceRow, type Version } from './tables.ts';

/** One version of an item in one language, with its blocks. */
export interface StoredText {
  readonly langcode: Locale;
  readonly version: Version;
  /** Whether visitors see the item in this language, in whichever version. */
  readonly isPublished: boolean;
  /** The item and its blocks, by uuid. */
  readonly rows: ReadonlyMap<string, StoredRow>;
  /** By the uuid they come from, in their order. */
  readonly references: ReadonlyMap<string, readonly ReferenceRow[]>;
}

export interface StoredRow {
  readonly type: string;
  readonly ownerId: string | null;
  readonly revisionId: number;
  readonly status: boolean;
  readonly alias: string | null;
  readonly createdMs: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The version a change starts from: what is published, the draft over it, or a revision. */
export type Base = 'default' | 'working' | number;

export type StoredTexts = ReadonlyMap<Locale, StoredText>;

/** The languages of an item as they are, for whoever is about to change it: others wait until the transaction ends. */
export async function readStored(tx: Transaction, id: string, base: Base): Promise<StoredTexts> {
  await tx.select({ id: items.id }).from(items).where(eq(items.id, id)).for('update');
  const heads = await tx
    .select({
      langcode: translations.langcode,
      version: translations.version,
      revisionId: translations.revisionId,
      status: translations.status,
    })
    .from(translations)
    .where(eq(translations.itemId, id));
  const stored = new Map<Locale, StoredText>();
  for (const langcode of locales) {
    const own = heads.filter((head) => head.langcode === langcode);
    const published = own.find(({ version }) => version === 'default');
    const wanted = own.find(({ version, revisionId }) => version === base || revisionId === base);
    const version = (wanted ?? published)?.version;
    if (version === undefined) continue;
    const text = await readText(tx, { id, langcode, version });
    stored.set(langcode, { ...text, isPublished: published?.status ?? false });
  }
  return stored;
}

interface Which {
  readonly id: string;
  readonly langcode: Locale;
  readonly version: Version;
}

async function readText(
  tx: Transaction,
  { id, langcode, version }: Which,
): Promise<Omit<StoredText, 'isPublished'>> {
  const rows = await tx
    .select({
      id: items.id,
      type: items.type,
      ownerId: items.ownerId,
      revisionId: translations.revisionId,
      status: translations.status,
      alias: translations.alias,
      created: translations.created,
      attributes: translations.attributes,
    })
    .from(translations)
    .innerJoin(items, eq(items.id, translations.itemId))
    .where(
      and(
        or(eq(items.id, id), eq(items.ownerId, id)),
        eq(translations.langcode, langcode),
        eq(translations.version, version),
      ),
    );
  const ids = rows.map((row) => row.id);
  const found = await tx
    .select()
    .from(references)
    .where(
      and(
        inArray(references.sourceId, ids),
        eq(references.langcode, langcode),
        eq(references.version, version),
      ),
    )
    .orderBy(references.field, sql`${references.delta}`);
  return {
    langcode,
    version,
    rows: new Map(rows.map(({ created, ...row }) => [row.id, { ...row, createdMs: created.getTime() }])),
    references: Map.groupBy(found, ({ sourceId }) => sourceId),
  };
}
