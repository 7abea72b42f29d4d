import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import { listedTypes } from '#services/content/model/registry.ts';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import { modelNames } from './model-name.ts';
import { clientSettings } from './tables.ts';

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

/**
 * Something shows an item to whoever looks: a page that they may read now, in a block that is not switched off. A picture
 * or a film shows its file where it is shown itself; pictures of the archive stand in a category. Text may link to a file
 * by its address. What only a draft or an old revision shows is closed.
 */
export function isReached(id: SQL, entities: readonly EntityKind[], onlooker: Onlooker): SQL {
  const ways = [
    ...(entities.includes('media') ? [isReferredTo(id, 'm', onlooker), isInArchive(id, onlooker)] : []),
    ...(entities.includes('file') ? [isFileShown(id, onlooker), isLinkedTo(id, onlooker)] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

const isFileShown = (id: SQL, onlooker: Onlooker): SQL =>
  isReferredTo(id, 'f', onlooker, isHolderShown('lf', onlooker));

/** A page shows by itself, a picture or a film where it is shown. */
const isHolderShown = (l: string, onlooker: Onlooker): SQL => {
  const holder = sql.raw(`${l}.id`);
  return sql`(${sql.raw(l)}.entity <> 'media' or ${isReferredTo(holder, 'm', onlooker)} or ${isInArchive(holder, onlooker)})`;
};

/** By an item that is open, of which more may be wanted; `n` tells the names of such questions apart. */
function isReferredTo(id: SQL, n: 'm' | 'f' | 'a', onlooker: Onlooker, more: SQL = sql`true`): SQL {
  const [r, l] = [sql.raw(`r${n}`), sql.raw(`l${n}`)];
  return sql`exists (select 1 from content_references ${r}
    ${holdersOf(sql`${r}.source_id`, sql`${r}.langcode`, n)}
    where ${r}.target_id = ${id} and ${r}.version = 'default' and ${isOpenNow(l, onlooker)} and ${more})`;
}

/** From an item or a block that is shown, in a language, to the page it stands on. */
function holdersOf(source: SQL, langcode: SQL, n: string): SQL {
  const [s, x, l] = [sql.raw(`s${n}`), sql.raw(`x${n}`), sql.raw(`l${n}`)];
  return sql`join content_items ${s} on ${s}.id = ${source}
    join content_translations ${x} on ${x}.item_id = ${s}.id and ${x}.langcode = ${langcode}
      and ${x}.version = 'default' and ${x}.status
      and (${s}.owner_id is null or not ${standsInClosed(sql`${s}.id`, langcode)})
    join content_listing ${l} on ${l}.id = coalesce(${s}.owner_id, ${s}.id) and ${l}.asked = ${langcode}
      and ${l}.langcode = ${langcode}`;
}

/** A block is not shown by itself: none of those that it stands in, one in the other, is switched off. */
function standsInClosed(block: SQL, langcode: SQL): SQL {
  const above = sql`join content_references w on w.target_id = o.id and w.langcode = ${langcode} and w.version = 'default'
    join content_items v on v.id = w.source_id and v.owner_id = o.owner_id
    join content_translations y on y.item_id = v.id and y.langcode = ${langcode} and y.version = 'default'`;
  return sql`exists (with recursive o (id, owner_id, status) as (
      select id, owner_id, true from content_items where id = ${block} and owner_id is not null
      union select v.id, v.owner_id, y.status from o ${above})
    select from o where not status)`;
}

/**
 * Its category lists it, whatever shows it besides; what employees alone are shown now is theirs. A draft, an old revision
 * and a page before or after its days count for nothing.
 */
const isInArchive = (id: SQL, { nowMs }: Onlooker): SQL =>
  sql`(exists (select 1 from content_references a where a.source_id = ${id} and a.version = 'default' and a.field = 'category')
    and not ${isReferredTo(id, 'a', { employee: true, nowMs })})`;

/** By its address in a text of an open item or of a form, in a menu, or in the alert that is switched on. */
function isLinkedTo(id: SQL, onlooker: Onlooker): SQL {
  const hash = sql`split_part(h.attributes -> 'uri' ->> 'url', '/', 3)`;
  const address = sql`'%/files/' || ${hash} || '/%'`;
  return sql`exists (select 1 from content_translations h where h.item_id = ${id} and h.version = 'default' and (
    exists (select 1 from content_mentions n ${holdersOf(sql`n.item_id`, sql`n.langcode`, 'n')}
      where n.hash = ${hash}
        and ((${isOpenNow(sql.raw('ln'), onlooker)} and ${isHolderShown('ln', onlooker)})
          or (ln.type = 'webforms' and ln.status)))
    or exists (select 1 from (${shownEntries}) c where (c.entry - 'children')::text like ${address})
    or exists (select 1 from (${shownAlerts(onlooker)}) c where c.alert::text like ${address})))`;
}

/** The entries of menus that are switched on, as are those above them. */
const shownEntries = sql`with recursive shown (entry) as (
    select jsonb_path_query(items, '$[*] ? (!(@.enabled == false))') from content_menus
    union all select jsonb_path_query(entry, '$.children[*] ? (!(@.enabled == false))') from shown)
  select entry from shown`;

const shownAlerts = ({ nowMs }: Onlooker): SQL => sql`select value -> 'alert' as alert from content_settings
  where name = ${clientSettings}::text and value -> 'alert' ->> 'activation' = 'true'
    and coalesce(nullif(value -> 'alert' ->> 'until', '')::timestamptz > ${new Date(nowMs).toISOString()}::timestamptz, true)`;

/** Whether a block stands in none that is switched off, in its language. */
export async function isInOpenBlocks(
  orm: NodePgDatabase,
  { id, langcode }: { readonly id: string; readonly langcode: Locale },
): Promise<boolean> {
  const { rows } = await orm.execute<{ readonly closed: boolean }>(
    sql`select ${standsInClosed(sql`${id}::uuid`, sql`${langcode}::text`)} as closed`,
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
