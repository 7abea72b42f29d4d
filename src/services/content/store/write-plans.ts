import { and, inArray } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { takeNumbers, type Transaction } from './counters.ts';
import type { ItemPlan, PlannedTranslation } from './plan-rows.ts';
import { retire } from './revisions.ts';
import { writeSearchWords } from './search-words.ts';
import {
  items,
  references,
  translations,
  type ReferenceRow,
  type TranslationRow,
  type Version,
} from './tables.ts';

interface WriteOptions {
  /** Keeps what is published as it is and writes a working copy beside it. */
  readonly draft: boolean;
  /** Whether publishing leaves a working copy where it is; it is replaced by what is published otherwise. */
  readonly keepsDraft?: boolean;
  readonly nowMs: number;
}

const batchRows = 400;

/**
 * Writes items and their blocks; numbers, creation dates and address numbers of known ones stay. What is replaced is
 * kept as a revision.
 */
export async function writePlans(
  tx: Transaction,
  plans: readonly ItemPlan[],
  options: WriteOptions,
): Promise<void> {
  const { draft, keepsDraft = false } = options;
  const plannedItems = plans.flatMap((plan) => plan.items);
  const plannedRows = plans.flatMap((plan) => plan.translations);
  const plannedReferences = plans.flatMap((plan) => plan.references);
  await insertItems(tx, plannedItems);
  await requireTargets(tx, plannedReferences);
  const before = await readBefore(tx, plannedRows);
  const versions = new Map<string, Version>();
  for (const row of plannedRows) {
    if (row.itemId !== row.rootId) continue;
    const published = before.get(rowKey(row, 'default'));
    const version = draft && published?.status === true ? 'working' : 'default';
    versions.set(`${row.rootId} ${row.langcode}`, version);
    const replaced: Version[] = draft || keepsDraft ? [version] : ['default', 'working'];
    for (const each of replaced) {
      const old = before.get(rowKey(row, each));
      if (old) await retire(tx, old);
    }
  }
  const versionOf: VersionOf = ({ rootId, langcode }) => versions.get(`${rootId} ${langcode}`) ?? 'default';
  await insertTranslations(tx, plannedRows, { ...options, before, versionOf });
  const rows = plannedReferences.map((row): ReferenceRow => ({ ...row, version: versionOf(row) }));
  for (const batch of batches(rows)) await tx.insert(references).values(batch);
  await writeSearchWords(
    tx,
    plans.map((plan) => ({
      plan,
      published: plan.translations
        .filter((row) => row.itemId === row.rootId && versionOf(row) === 'default')
        .map((row) => ({ ...row, status: row.status && !draft })),
    })),
  );
}

type VersionOf = (row: Pick<PlannedTranslation, 'rootId' | 'langcode'>) => Version;
type RowsBefore = ReadonlyMap<string, typeof translations.$inferSelect>;

async function insertItems(tx: Transaction, planned: ItemPlan['items']): Promise<void> {
  const ids = planned.map((item) => item.id);
  const known = await readKnown(tx, ids);
  for (const { id, type } of planned) {
    const before = known.get(id);
    if (before !== undefined && before !== type)
      throw new AppError('conflict', `${id} is of ${before}, and does not become one of ${type}`);
  }
  const fresh = planned.filter((item) => !known.has(item.id));
  const next = new Map<string, number>();
  for (const [entity, list] of Map.groupBy(fresh, (item) => item.entity))
    next.set(entity, await takeNumbers(tx, entity, list.length));
  const rows = fresh.map((item) => {
    const internalId = next.get(item.entity) ?? 0;
    next.set(item.entity, internalId + 1);
    return { ...item, internalId };
  });
  for (const batch of batches(rows)) await tx.insert(items).values(batch);
}

async function requireTargets(tx: Transaction, planned: ItemPlan['references']): Promise<void> {
  const named = planned.filter(({ targetKey }) => targetKey !== undefined);
  const known = await readKnown(tx, [...new Set(named.map(({ targetId }) => targetId))]);
  const lost = named.filter(({ targetId }) => !known.has(targetId)).map(({ targetKey }) => targetKey);
  if (lost.length > 0) throw new AppError('invalid', `no such item: ${lost.join(', ')}`);
  for (const { targetId, targetKey, targetTypes, field } of named) {
    const type = known.get(targetId) ?? '';
    if (targetTypes && !targetTypes.includes(type))
      throw new AppError(
        'invalid',
        `${field} leads to ${targetTypes.join(', ')}: ${targetKey} is of ${type}`,
      );
  }
}

/** The wire types of those of these uuids that are items already. */
async function readKnown(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  for (const batch of batches(ids)) {
    const found = await tx
      .select({ id: items.id, type: items.type })
      .from(items)
      .where(inArray(items.id, batch));
    for (const { id, type } of found) known.set(id, type);
  }
  return known;
}

async function insertTranslations(
  tx: Transaction,
  planned: readonly PlannedTranslation[],
  options: WriteOptions & { readonly before: RowsBefore; readonly versionOf: VersionOf },
): Promise<void> {
  const { before, versionOf, draft } = options;
  const now = new Date(options.nowMs);
  let revisionId = await takeNumbers(tx, 'revision', planned.length);
  let aliasId = await takeNumbers(tx, 'alias', planned.filter((row) => row.alias !== null).length);
  const rows = planned.map((row): TranslationRow => {
    const version = versionOf(row);
    const old = before.get(rowKey(row, version)) ?? before.get(rowKey(row, 'default'));
    const created = row.createdMs === null ? (old?.created ?? now) : new Date(row.createdMs);
    return {
      ...row,
      version,
      revisionId: revisionId++,
      // A draft of what was never published is not published by being saved.
      status: row.itemId === row.rootId && draft ? false : row.status,
      aliasId: row.alias === null ? null : (old?.aliasId ?? aliasId++),
      created,
      changed: old ? now : created,
    };
  });
  for (const batch of batches(rows)) await tx.insert(translations).values(batch);
}

async function readBefore(tx: Transaction, planned: readonly PlannedTranslation[]): Promise<RowsBefore> {
  const before = new Map<string, typeof translations.$inferSelect>();
  for (const batch of batches(planned.map((row) => row.itemId))) {
    const found = await tx
      .select()
      .from(translations)
      .where(and(inArray(translations.itemId, batch), inArray(translations.version, ['default', 'working'])));
    for (const row of found) before.set(rowKey(row, row.version), row);
  }
  return before;
}

function rowKey(
  { itemId, langcode }: Pick<PlannedTranslation, 'itemId' | 'langcode'>,
  version: Version,
): string {
  return `${itemId} ${langcode} ${version}`;
}

function batches<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / batchRows);
  return Array.from({ length: count }, (_, index) => rows.slice(index * batchRows, (index + 1) * batchRows));
}
