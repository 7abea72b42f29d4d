import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { rowColumns, type ContentRow } from './row.ts';
import { isShown, isUnlisted, itemColumn, translationOf, type View } from './view.ts';

export interface ListQuery {
  readonly types: readonly ResourceType[];
  readonly view: View;
  readonly filter?: SQL;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

export interface Listing {
  readonly rows: readonly ContentRow[];
  readonly count: number;
  /** Items that answer the question but not to this caller; at most one page of them. */
  readonly hidden: readonly { readonly id: string; readonly type: string }[];
}

/** One page of items and how many there are: two statements, whatever the filter. */
export async function listRows(orm: NodePgDatabase, query: ListQuery): Promise<Listing> {
  const { types, view, limit, offset } = query;
  const shown = view.editor ? sql`true` : isShown(0, types, view);
  const unlisted = view.editor ? undefined : isUnlisted(0, types);
  const source = sql`content_items i0 join lateral ${translationOf(0, view)} on true
    where i0.type = any(${sql.param(types.map(({ type }) => type))}::text[])
    and ${unlisted ? sql`not ${unlisted}` : sql`true`} and ${query.filter ?? sql`true`}`;
  const order = sql.join([...query.order, sql`i0.internal_id`], sql`, `);
  const page = await orm.execute<ContentRow & Record<string, unknown>>(
    sql`select ${rowColumns(0)} from ${source} and ${shown} order by ${order} limit ${limit} offset ${offset}`,
  );
  const totals = await orm.execute<{ count: number; hidden: Listing['hidden'] | null }>(
    sql`select (count(*) filter (where shown))::int as count,
      (jsonb_agg(jsonb_build_object('id', id, 'type', type)) filter (where not shown and nth <= ${limit})) as hidden
      from (select i0.id, i0.type, ${shown} as shown,
        row_number() over (partition by ${shown} order by i0.internal_id) as nth from ${source}) counted`,
  );
  const [total] = totals.rows;
  return { rows: page.rows, count: total?.count ?? 0, hidden: total?.hidden ?? [] };
}

/** One item by uuid or number, in the language of the view or another. */
export async function findRow(
  orm: NodePgDatabase,
  view: View,
  which: { readonly id: string } | { readonly entity: string; readonly internalId: number },
): Promise<ContentRow | undefined> {
  const condition =
    'id' in which
      ? sql`${itemColumn(0, 'id')} = ${which.id}::uuid`
      : sql`i0.entity = ${which.entity} and i0.internal_id = ${which.internalId}`;
  const found = await orm.execute<ContentRow & Record<string, unknown>>(
    sql`select ${rowColumns(0)} from content_items i0 join lateral ${translationOf(0, view)} on true
      where ${condition}`,
  );
  return found.rows[0];
}

/** One version of an item by its revision number. */
export async function findRevision(
  orm: NodePgDatabase,
  id: string,
  revisionId: number,
): Promise<ContentRow | undefined> {
  const found = await orm.execute<ContentRow & Record<string, unknown>>(
    sql`select ${rowColumns(0)} from content_items i0
      join content_translations t0 on t0.item_id = i0.id
      where i0.id = ${id}::uuid and t0.revision_id = ${revisionId}`,
  );
  return found.rows[0];
}

/** What stands at an address, published or not. */
export async function findByAlias(
  orm: NodePgDatabase,
  langcode: string,
  alias: string,
): Promise<ContentRow | undefined> {
  const found = await orm.execute<ContentRow & Record<string, unknown>>(
    sql`select ${rowColumns(0)} from content_items i0
      join content_translations t0 on t0.item_id = i0.id and t0.version = 'default'
      where t0.langcode = ${langcode} and t0.alias = ${alias}`,
  );
  return found.rows[0];
}
