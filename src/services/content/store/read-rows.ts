import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import type { EntityKind, ResourceType } from '#services/content/model/resource-type.ts';
import { rowColumns, type ContentRow } from './row.ts';
import { translations } from './tables.ts';
import { isShown, isUnlisted, translationOf, type ContentView } from './view.ts';

interface ListQuery {
  readonly types: readonly ResourceType[];
  readonly view: ContentView;
  readonly filter: SQL;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

interface Listing {
  readonly rows: readonly ContentRow[];
  readonly count: number;
  /** Items that answer the question but not to this caller; at most one page of them. */
  readonly hidden: readonly { readonly id: string; readonly type: string }[];
}

/** One page of items and how many there are: two statements, whatever the filter. */
export async function listRows(orm: NodePgDatabase, query: ListQuery): Promise<Listing> {
  const { types, view, limit, offset } = query;
  const shown = view.editor ? sql`true` : isShown(types, view);
  const unlisted = view.editor ? sql`false` : isUnlisted(types);
  const source = sql`content_items i0 join lateral ${translationOf(0, view)} on true
    where i0.type = any(${sql.param(types.map(({ type }) => type))}::text[])
    and not ${unlisted} and ${query.filter}`;
  const order = sql.join([...query.order, sql`i0.internal_id`], sql`, `);
  const page = await orm.execute<ContentRow & Record<string, unknown>>(
    sql`select ${rowColumns()} from ${source} and ${shown} order by ${order} limit ${limit} offset ${offset}`,
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
  return orm
    .select({ id: itemId, langcode, status, alias, title: sql<string>`${attributes} ->> 'title'` })
    .from(translations)
    .where(and(inArray(translations[column], [...values]), eq(version, 'default')));
}
