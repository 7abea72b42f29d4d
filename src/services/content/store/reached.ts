import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { listedTypes } from '#services/content/model/registry.ts';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import { modelNames } from './model-name.ts';

/** The types whose items are all for employees. */
export const closedTypes = listedTypes.filter(({ audience }) => audience).map(({ type }) => type);

/** What pages show without being pages: it is for those who may read one of these pages. */
export const shownEntities: readonly EntityKind[] = ['file', 'media'];

/** How far the page is that shows an item: a file is shown by a picture or a film, and these by a page. */
function stepsTo(entities: readonly EntityKind[]): number {
  return entities.includes('file') ? 2 : 1;
}

/**
 * Nobody refers to an item of these kinds, or somebody does who is open to all. A reference counts by the page it stands
 * on; that of a picture counts where the picture itself is reached. What only an old revision shows stays closed.
 */
export function isReached(id: SQL, entities: readonly EntityKind[]): SQL {
  return isReachedIn(stepsTo(entities), id);
}

function isReachedIn(steps: number, id: SQL): SQL {
  const [r, s, o, x] = ['r', 's', 'o', 'x'].map((name) => sql.raw(`${name}${steps}`)) as [SQL, SQL, SQL, SQL];
  const further =
    steps > 1 ? sql`and (${o}.entity <> 'media' or ${isReachedIn(steps - 1, sql`${o}.id`)})` : sql``;
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
export async function isReachedByAll(
  orm: NodePgDatabase,
  { id, entity }: { readonly id: string; readonly entity: EntityKind },
): Promise<boolean> {
  const { rows } = await orm.execute<{ readonly reached: boolean }>(
    sql`select ${isReached(sql`${id}::uuid`, [entity])} as reached`,
  );
  return rows[0]?.reached === true;
}
