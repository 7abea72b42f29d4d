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
  readonly order: readonly OrderKey[];
  readonly limit: number;
  readonly offset: number;
}

/** A value to sort by, and which way: `desc nulls last`. */
export interface OrderKey {
  readonly key: SQL;
  readonly way: SQL;
}

interface Listing {
  readonly rows: readonly ContentRow[];
  readonly count: number;
  /** Items that answer the question but not to this caller; at most one page of them. */
  readonly hidden: readonly { readonly id: string; readonly type: string }[];
}

type ListedRow = Record<string, unknown> &
  ContentRow & {
    readonly count: number;
    readonly hidden: Listing['hidden'] | null;
    readonly nth: number | null;
  };

/** One page of items and how many there are: one statement, which looks at each item once. */
export async function listRows(orm: NodePgDatabase, query: ListQuery): Promise<Listing> {
  const { limit, offset } = query;
  const { rows: listed } = await orm.execute<ListedRow>(sql`
    with found as materialized (${foundItems(query)}),
    totals as (select (count(*) filter (where shown))::int as count,
      (jsonb_agg(jsonb_build_object('id', id, 'type', type)) filter (where not shown and nth <= ${limit})) as hidden
      from found),
    page as (select found.nth, ${rowColumns()} from found join content_items i0 on i0.id = found.id
      join content_translations t0 on t0.item_id = found.id and t0.langcode = found.langcode
        and t0.version = found.version
      where found.shown and found.nth > ${offset} and found.nth <= ${offset + limit})
    select * from totals left join page on true order by nth`);
  const [first] = listed;
  // Beyond the last page the totals stand alone.
  const rows = listed
    .filter(({ nth }) => nth !== null)
    .map(({ count: _c, hidden: _h, nth: _n, ...row }) => row);
  return { rows, count: first?.count ?? 0, hidden: first?.hidden ?? [] };
}

/** The items that answer a question, numbered in their order: those shown to this caller, and those hidden. */
function foundItems({ types, view, filter, order }: ListQuery): SQL {
  const shown = view.editor ? sql`true` : isShown(types, view);
  const unlisted = view.editor ? sql`false` : isUnlisted(types);
  const keys = order.map(({ key }, n) => sql`, ${key} as ${sql.raw(`k${n}`)}`);
  const ways = order.map(({ way }, n) => sql`${sql.raw(`k${n}`)} ${way}, `);
  return sql`select id, type, langcode, version, shown,
      (row_number() over (partition by shown order by ${sql.join(ways)}internal_id))::int as nth
    from (select i0.id, i0.type, i0.internal_id, t0.langcode, t0.version, ${shown} as shown${sql.join(keys)}
      from content_items i0 join lateral ${translationOf(0, view)} on true
      where i0.type = any(${sql.param(types.map(({ type }) => type))}::text[])
      and not ${unlisted} and ${filter}) answering`;
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
