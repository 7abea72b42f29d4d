import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import { listedTypes, typeOf } from '#services/content/model/registry.ts';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import { rowColumns, type ContentRow } from './row.ts';
import type { Onlooker } from './reached.ts';
import { mayShow, translationOf, type ContentView } from './view.ts';

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

/** What tells whether a caller may see an item: the attributes that `mayShow` reads. */
const gates = sql.raw(
  `jsonb_build_object(${[
    'audience',
    ...new Set(listedTypes.flatMap(({ window }) => (window ? [window.start, window.end] : []))),
  ]
    .map((name) => `'${name}', t0.attributes -> '${name}'`)
    .join(', ')})`,
);

/** An item in one language, as far as a link to it goes. */
interface Head {
  readonly id: string;
  readonly langcode: Locale;
  readonly alias: string | null;
  readonly title: string;
}

type HeadRow = Head & Pick<ContentRow, 'type' | 'status' | 'attributes'> & Record<string, unknown>;

/** Titles and addresses, in every language, of the items of these uuids or at these addresses that a caller may see. */
export async function listHeads(
  orm: NodePgDatabase,
  view: Onlooker & Pick<ContentView, 'editor'>,
  which: { readonly ids: readonly string[] } | { readonly aliases: readonly string[] },
): Promise<readonly Head[]> {
  const [column, values] =
    'ids' in which
      ? [sql`t0.item_id`, sql`${sql.param([...which.ids])}::uuid[]`]
      : [sql`t0.alias`, sql`${sql.param([...which.aliases])}::text[]`];
  if (('ids' in which ? which.ids : which.aliases).length === 0) return [];
  // However many values there are, it is one statement, and it names the version that an index is made for.
  const { rows } = await orm.execute<HeadRow>(sql`
    select i0.id, i0.type, t0.langcode, t0.status, t0.alias, t0.attributes ->> 'title' as title, ${gates} as attributes
    from content_translations t0 join content_items i0 on i0.id = t0.item_id
    where ${column} = any(${values}) and t0.version = 'default'`);
  return rows.filter((row) => mayShow(row, typeOf(row.type), view));
}
