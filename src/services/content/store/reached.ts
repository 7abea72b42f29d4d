import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { listedTypes } from '#services/content/model/registry.ts';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import { modelNames } from './model-name.ts';

/** The types whose items are all for employees. */
export const closedTypes = listedTypes.filter(({ audience }) => audience).map(({ type }) => type);

/** What pages show without being pages: it is for those who may read one of these pages. */
export const shownEntities: readonly EntityKind[] = ['file', 'media'];

/** A file is shown by a picture or a film, and that by a page: no item is further away. */
const furthest = 1;

/**
 * Nobody refers to the item, or somebody does who is open to all. A reference counts by the page it stands on; that of a
 * picture counts where the picture itself is reached. What only an old revision shows stays closed.
 */
export function isReached(id: SQL, depth = 0): SQL {
  const [r, s, o, x] = ['r', 's', 'o', 'x'].map((name) => sql.raw(`${name}${depth}`)) as [SQL, SQL, SQL, SQL];
  const further =
    depth < furthest ? sql`and (${o}.entity <> 'media' or ${isReached(sql`${o}.id`, depth + 1)})` : sql``;
  return sql`(not exists (select 1 from content_references ${r} where ${r}.target_id = ${id})
    or exists (select 1 from content_references ${r}
      join content_items ${s} on ${s}.id = ${r}.source_id
      join content_items ${o} on ${o}.id = coalesce(${s}.owner_id, ${s}.id)
      join content_translations ${x} on ${x}.item_id = ${o}.id and ${x}.langcode = ${r}.langcode
        and ${x}.version = ${r}.version and ${x}.version in ('default', 'working')
      where ${r}.target_id = ${id} and ${x}.attributes ->> 'audience' is null
        and ${o}.type not in ${modelNames(closedTypes)} ${further}))`;
}

/** Whether everybody may read what shows an item. */
export async function isReachedByAll(orm: NodePgDatabase, id: string): Promise<boolean> {
  const { rows } = await orm.execute<{ readonly reached: boolean }>(
    sql`select ${isReached(sql`${id}::uuid`)} as reached`,
  );
  return rows[0]?.reached === true;
}
