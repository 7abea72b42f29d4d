import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { AppError } from '#lib/errors.ts';
import type { ItemPlan, PlannedTranslation } from './plan-item.ts';
import { counters, items, references, translations, type TranslationRow, type Version } from './tables.ts';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface WriteOptions {
  /** Keeps what is published as it is and writes a working copy beside it. */
  readonly draft: boolean;
  readonly nowMs: number;
}

const batchRows = 400;

/** Writes items and their blocks; numbers, creation dates and address numbers of known ones stay. */
export async function writePlans(
  tx: Transaction,
  plans: readonly ItemPlan[],
  options: WriteOptions,
): Promise<void> {
  const plannedItems = plans.flatMap((plan) => plan.items);
  const plannedRows = plans.flatMap((plan) => plan.translations);
  await insertItems(tx, plannedItems);
  await requireTargets(tx, plans);
  const before = await readBefore(tx, plannedRows);
  const versions = new Map<string, Version>();
  for (const row of plannedRows) {
    if (row.itemId !== row.rootId) continue;
    const version = chooseVersion(before.get(rowKey(row.itemId, row.langcode, 'default')), options.draft);
    versions.set(`${row.rootId} ${row.langcode}`, version);
    if (!before.has(rowKey(row.itemId, row.langcode, 'default'))) continue;
    await clearVersion(tx, row, version, options.draft);
  }
  await insertTranslations(tx, plannedRows, versions, before, options);
  const rows = plans
    .flatMap((plan) => plan.references)
    .map(({ sourceId, rootId, langcode, field, delta, targetId }) => ({
      sourceId,
      langcode,
      version: versions.get(`${rootId} ${langcode}`) ?? 'default',
      field,
      delta,
      targetId,
    }));
  for (const batch of batches(rows)) await tx.insert(references).values(batch);
}

interface RowBefore {
  readonly status: boolean;
  readonly created: Date;
  readonly aliasId: number | null;
}

async function insertItems(tx: Transaction, planned: ItemPlan['items']): Promise<void> {
  const known = new Set<string>();
  for (const batch of batches(planned)) {
    const found = await tx
      .select({ id: items.id })
      .from(items)
      .where(
        inArray(
          items.id,
          batch.map((item) => item.id),
        ),
      );
    for (const { id } of found) known.add(id);
  }
  const fresh = planned.filter((item) => !known.has(item.id));
  const next = new Map<string, number>();
  for (const entity of new Set(fresh.map((item) => item.entity)))
    next.set(entity, await takeNumbers(tx, entity, fresh.filter((item) => item.entity === entity).length));
  const rows = fresh.map((item) => {
    const internalId = next.get(item.entity) ?? 0;
    next.set(item.entity, internalId + 1);
    return { ...item, internalId };
  });
  for (const batch of batches(rows)) await tx.insert(items).values(batch);
}

/** The first of `count` numbers never given before. */
async function takeNumbers(tx: Transaction, name: string, count: number): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, last: count })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + ${count}` } })
    .returning({ last: counters.last });
  if (!row) throw new AppError('internal', `no number for ${name}`);
  return row.last - count + 1;
}

async function requireTargets(tx: Transaction, plans: readonly ItemPlan[]): Promise<void> {
  const keys = new Map<string, string>();
  for (const plan of plans)
    for (const { targetId, targetKey } of plan.references)
      if (targetKey !== null) keys.set(targetId, targetKey);
  for (const batch of batches([...keys.keys()])) {
    const found = await tx.select({ id: items.id }).from(items).where(inArray(items.id, batch));
    const known = new Set(found.map(({ id }) => id));
    const lost = batch.filter((id) => !known.has(id)).map((id) => keys.get(id));
    if (lost.length > 0) throw new AppError('invalid', `no such item: ${lost.join(', ')}`);
  }
}

function chooseVersion(before: RowBefore | undefined, draft: boolean): Version {
  return draft && before?.status === true ? 'working' : 'default';
}

async function clearVersion(
  tx: Transaction,
  row: PlannedTranslation,
  version: Version,
  draft: boolean,
): Promise<void> {
  // Publishing ends the draft, its blocks included.
  const cleared: Version[] = draft ? [version] : ['default', 'working'];
  const mine = sql`(${translations.itemId} = ${row.itemId} or ${translations.itemId} in
    (select ${items.id} from ${items} where ${items.ownerId} = ${row.itemId}))`;
  await tx
    .delete(translations)
    .where(and(mine, eq(translations.langcode, row.langcode), inArray(translations.version, cleared)));
}

async function insertTranslations(
  tx: Transaction,
  planned: readonly PlannedTranslation[],
  versions: ReadonlyMap<string, Version>,
  before: ReadonlyMap<string, RowBefore>,
  options: WriteOptions,
): Promise<void> {
  let revisionId = await takeNumbers(tx, 'revision', planned.length);
  let aliasId = await takeNumbers(tx, 'alias', planned.filter((row) => row.alias !== null).length);
  const rows = planned.map((row): TranslationRow => {
    const version = versions.get(`${row.rootId} ${row.langcode}`) ?? 'default';
    const old =
      before.get(rowKey(row.itemId, row.langcode, version)) ??
      before.get(rowKey(row.itemId, row.langcode, 'default'));
    const created =
      row.createdMs === null ? (old?.created ?? new Date(options.nowMs)) : new Date(row.createdMs);
    return {
      itemId: row.itemId,
      langcode: row.langcode,
      version,
      revisionId: revisionId++,
      // A draft of what was never published is not published by being saved.
      status: row.itemId === row.rootId && options.draft ? false : row.status,
      alias: row.alias,
      aliasId: row.alias === null ? null : (old?.aliasId ?? aliasId++),
      attributes: row.attributes,
      created,
      changed: old ? new Date(options.nowMs) : created,
    };
  });
  for (const batch of batches(rows)) await tx.insert(translations).values(batch);
}

async function readBefore(
  tx: Transaction,
  planned: readonly PlannedTranslation[],
): Promise<ReadonlyMap<string, RowBefore>> {
  const before = new Map<string, RowBefore>();
  for (const batch of batches(planned)) {
    const rows = await tx
      .select()
      .from(translations)
      .where(
        inArray(
          translations.itemId,
          batch.map((row) => row.itemId),
        ),
      );
    for (const row of rows) before.set(rowKey(row.itemId, row.langcode, row.version), row);
  }
  return before;
}

function rowKey(itemId: string, langcode: string, version: Version): string {
  return `${itemId} ${langcode} ${version}`;
}

function batches<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / batchRows);
  return Array.from({ length: count }, (_, index) => rows.slice(index * batchRows, (index + 1) * batchRows));
}
