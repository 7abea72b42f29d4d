import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import { listedTypes } from '#services/content/model/registry.ts';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import { modelNames } from './model-name.ts';

/** The types whose items are all for employees. */
export const closedTypes = listedTypes.filter(({ audience }) => audience).map(({ type }) => type);

/** What pages show without being pages: it is for those who may read one of these pages. */
export const shownEntities: readonly EntityKind[] = ['file', 'media'];

/** Who looks, and when. */
export interface Onlooker {
  readonly employee: boolean;
  readonly nowMs: number;
}

/** Whether the item of a row of the listing is published, for whoever looks, and inside its window now. */
export function isOpenNow(l: SQL, { employee, nowMs }: Onlooker): SQL {
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  return sql`(${l}.status and ${l}.shown_from <= ${now} and ${l}.shown_until >= ${now}
    and ${isForOnlooker(sql`${l}.type`, sql`(${l}.facts ->> 'audience')`, employee)})`;
}

/** For everyone, or for this caller too: asked of a type and an attribute `audience`. */
export function isForOnlooker(type: SQL, audience: SQL, employee: boolean): SQL {
  return employee ? sql`true` : sql`(${audience} is null and ${type} not in ${modelNames(closedTypes)})`;
}

/** What the database asks of an item of each kind (`0017-shown.sql`). */
const questions: Readonly<Partial<Record<EntityKind, SQL>>> = {
  media: sql.raw('content_media_is_shown'),
  file: sql.raw('content_file_is_shown'),
};

/**
 * Something shows an item to whoever looks: a page that they may read now, in a block that is not switched off. A picture
 * or a film shows its file where it is shown itself; pictures of the archive stand in a category. Text may link to a file
 * by its address. What only a draft or an old revision shows is closed.
 */
export function isReached(id: SQL, entities: readonly EntityKind[], { employee, nowMs }: Onlooker): SQL {
  const moment = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  const closed = sql`array[${sql.join(
    closedTypes.map((type) => sql`${type}`),
    sql`, `,
  )}]::text[]`;
  const asked = entities.flatMap((entity) => questions[entity] ?? []);
  const ways = asked.map((question) => sql`${question}(${id}, ${employee}::boolean, ${moment}, ${closed})`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Whether a block stands in none that is switched off, in its language. */
export async function isInOpenBlocks(
  orm: NodePgDatabase,
  { id, langcode }: { readonly id: string; readonly langcode: Locale },
): Promise<boolean> {
  const { rows } = await orm.execute<{ readonly closed: boolean }>(
    sql`select content_stands_in_closed(${id}::uuid, ${langcode}::text) as closed`,
  );
  return rows[0]?.closed === false;
}

/** Whether something shows an item to whoever looks. */
export async function isReachedBy(
  orm: NodePgDatabase,
  { id, entity }: { readonly id: string; readonly entity: EntityKind },
  onlooker: Onlooker,
): Promise<boolean> {
  const { rows } = await orm.execute<{ readonly reached: boolean }>(
    sql`select ${isReached(sql`${id}::uuid`, [entity], onlooker)} as reached`,
  );
  return rows[0]?.reached === true;
}
