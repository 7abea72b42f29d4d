import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import { rowColumns, type ContentRow } from './row.ts';
import { translations } from './tables.ts';
import { translationOf, type ContentView } from './view.ts';

/** One item by uuid or number, in the language of the view or another. */
export function findRow(
  orm: NodePgDatabase,
  view: ContentView,
  which: { readonly id: string } | { readonly entity: EntityKind; readonly internalId: number },
): Promise<ContentRow | undefined> {
  const condition =
    'id' in which
      ? sql`i0.id = ${which.id}::uuid`
      : sql`i0.entity = ${which.entity} and i0.internal_id = ${which.internalId}`;
  return findFirst(orm, sql`join lateral ${translationOf(0, view)} on true where ${condition}`);
}

/** One version of an item by its revision number. */
export function findRevision(
  orm: NodePgDatabase,
  id: string,
  revisionId: number,
): Promise<ContentRow | undefined> {
  return findFirst(
    orm,
    sql`join content_translations t0 on t0.item_id = i0.id
      where i0.id = ${id}::uuid and t0.revision_id = ${revisionId}`,
  );
}

/** What stands at an address, published or not. */
export function findByAlias(
  orm: NodePgDatabase,
  langcode: Locale,
  alias: string,
): Promise<ContentRow | undefined> {
  return findFirst(
    orm,
    sql`join content_translations t0 on t0.item_id = i0.id and t0.version = 'default'
      where t0.langcode = ${langcode} and t0.alias = ${alias}`,
  );
}

async function findFirst(orm: NodePgDatabase, joined: SQL): Promise<ContentRow | undefined> {
  const found = await orm.execute<ContentRow & Record<string, unknown>>(
    sql`select ${rowColumns()} from content_items i0 ${joined}`,
  );
  return found.rows[0];
}

/** Titles and addresses, in every language, of the items of these uuids or at these addresses. */
export async function listHeads(orm: NodePgDatabase, column: 'itemId' | 'alias', values: readonly string[]) {
  if (values.length === 0) return [];
  const { itemId, langcode, status, alias, attributes, version } = translations;
  const given = column === 'alias' ? sql`${sql.param(values)}::text[]` : sql`${sql.param(values)}::uuid[]`;
  return (
    orm
      .select({ id: itemId, langcode, status, alias, title: sql<string>`${attributes} ->> 'title'` })
      .from(translations)
      // However many values there are, it is one statement, and it names the version that an index is made for.
      .where(sql`${translations[column]} = any(${given}) and ${version} = 'default'`)
  );
}
