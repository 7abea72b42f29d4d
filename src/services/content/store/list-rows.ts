import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { rowColumns, type ContentRow } from './row.ts';
import { modelName, modelNames } from './model-name.ts';
import { isForOnlooker, shownEntities } from './reached.ts';
import { itemColumn, reached, translationOf, type ContentView } from './view.ts';

interface ListQuery {
  readonly types: readonly ResourceType[];
  readonly view: ContentView;
  readonly filter: SQL;
  /** Whether the filter asks for something of the items: what it leaves is then read once, for the page and the count. */
  readonly narrow: boolean;
  readonly order: readonly OrderKey[];
  readonly limit: number;
  readonly offset: number;
  /** Whether to name what is not for this caller. */
  readonly wantsHidden: boolean;
}

/** A value to sort by, and which way: `desc nulls last`. */
export interface OrderKey {
  readonly key: SQL;
  readonly way: SQL;
}

interface Listing {
  readonly rows: readonly ContentRow[];
  readonly count: number;
  /** Items of the types that are not for this caller; at most one page of them, in no order of the question. */
  readonly hidden: readonly { readonly id: string; readonly type: string }[];
}

type ListedRow = Record<string, unknown> &
  ContentRow & {
    readonly count: number;
    readonly hidden: Listing['hidden'] | null;
    readonly nth: number | null;
  };

/** One page of items and how many there are, in one statement. */
export async function listRows(orm: NodePgDatabase, query: ListQuery): Promise<Listing> {
  const { rows: listed } = await orm.execute<ListedRow>(sql`
    with ${query.narrow ? pageOfFew(query) : pageOfMany(query)},
    totals as (select counted.count::int, ${hiddenItems(query)} as hidden from counted)
    select totals.*, rows.* from totals left join (select page.nth, ${rowColumns()} from page
      join content_items i0 on i0.id = page.id
      join content_translations t0 on t0.item_id = page.id and t0.langcode = page.langcode
        and t0.version = page.version) rows on true order by nth`);
  const [first] = listed;
  // Beyond the last page the totals stand alone.
  const rows = listed
    .filter(({ nth }) => nth !== null)
    .map(({ count: _c, hidden: _h, nth: _n, ...row }) => row);
  return { rows, count: first?.count ?? 0, hidden: first?.hidden ?? [] };
}

/** All that were found, in their order. */
function pageOfFew(query: ListQuery): SQL {
  const { limit, offset } = query;
  return sql`found as materialized (select i0.id, i0.langcode, i0.version,
      (row_number() over (order by ${orderOf(query)}))::int as nth ${matching(query, isShown(query))}),
    page as (select * from found where nth > ${offset}::int and nth <= ${offset}::int + ${sql.raw(String(limit))}),
    counted as (select count(*) from found)`;
}

/** An index is read as far as the page goes; a page that is not full tells how many there are. */
function pageOfMany(query: ListQuery): SQL {
  const { limit, offset } = query;
  return sql`page as materialized (select found.*, (row_number() over ())::int as nth
      from (${foundItems(query, isShown(query))} limit ${sql.raw(String(limit))} offset ${offset}) found),
    counted as (select case when count(*) between 1 and ${sql.raw(String(limit - 1))} then ${offset}::int + count(*)
      else ${countShown(query)} end as count from page)`;
}

/** Those that are shown to everyone are counted apart: they have an index of their own. */
function countShown(query: ListQuery): SQL {
  const count = (condition: SQL): SQL => sql`(select count(*) ${matching(query, condition)})`;
  if (query.view.editor || !knowsPlain(query)) return count(isShown(query));
  return sql`${count(sql`i0.plain`)} + ${count(sql`not i0.plain and ${isShown(query)}`)}`;
}

/** In the order of their identifiers, which tells nothing of what they are. */
function hiddenItems(query: ListQuery): SQL {
  if (!query.wantsHidden || query.view.editor) return sql`null::jsonb`;
  const isHidden = sql`not ${isShown(query)}${knowsPlain(query) ? sql` and not i0.plain` : sql``}`;
  return sql`(select jsonb_agg(jsonb_build_object('id', id, 'type', type))
    from (select i0.id, i0.type ${matching(query, isHidden)} order by i0.id limit ${sql.raw(String(query.limit))}) hidden)`;
}

/** The items that answer a question, in their order. */
function foundItems(query: ListQuery, condition: SQL): SQL {
  return sql`select i0.id, i0.type, i0.langcode, i0.version ${matching(query, condition)}
    order by ${orderOf(query)}`;
}

function orderOf({ order }: ListQuery): SQL {
  return sql`${sql.join(order.map(({ key, way }) => sql`${key} ${way}, `))}i0.internal_id`;
}

function matching({ types, view, filter }: ListQuery, condition: SQL): SQL {
  const isOfType = sql`in ${modelNames(types.map(({ type }) => type))}`;
  const unlisted = view.editor ? sql`false` : isUnlisted(types);
  return sql`from ${listedIn(0, view)} where ${isAsked(0, view)} and i0.type ${isOfType}
    and ${condition} and not ${unlisted} and ${filter}`;
}

const columns = ['langcode', 'version', 'revision_id', 'status', 'alias', 'alias_id', 'created', 'changed'];

/** The listing as the nth item of a query and its translation; `isAsked` chooses the language. */
export function listedIn(n: number, view: ContentView): SQL {
  const i = sql.raw(`i${n}`);
  const translation = sql.raw(columns.map((column) => `i${n}.${column}`).join(', '));
  const listing =
    view.version !== 'default'
      ? sql`(select listed.* from content_items ${i} join lateral ${translationOf(n, view)} on true
        join content_translations x on x.item_id = ${i}.id and x.langcode = ${sql.raw(`t${n}`)}.langcode
          and x.version = ${sql.raw(`t${n}`)}.version
        cross join lateral content_listed(${i}, x, ${modelName(view.locale)}) listed)`
      : sql`content_listing`;
  return sql`(${listing} ${i} cross join lateral (select ${translation}) ${sql.raw(`t${n}`)})`;
}

/** Of the languages that may be asked for, that of the view. */
export const isAsked = (n: number, { locale }: ContentView): SQL =>
  sql`${itemColumn(n, 'asked')} = ${modelName(locale)}`;

/** Whether the listed item `i0` stands in lists for the caller. */
export const isListed = (asked: Asked): SQL => sql`(${isShown(asked)} and not ${isUnlisted(asked.types)})`;

type Asked = Pick<ListQuery, 'types' | 'view'>;

/** Published, for this caller, and inside its publication window. */
function isShown({ types, view }: Asked): SQL {
  if (view.editor) return sql`true`;
  const now = sql`${new Date(view.nowMs).toISOString()}::timestamptz`;
  const open = isForOnlooker(sql`i0.type`, sql`(i0.facts ->> 'audience')`, view.employee);
  const plain = knowsPlain({ types }) ? sql`i0.plain or ` : sql``;
  // The end of the window stands alone: of items that are mostly over, an index leads to the others.
  const posted = sql`(i0.shown_until >= ${now} and (${plain}(i0.status and ${open} and i0.shown_from <= ${now})))`;
  return sql`(${sql.join([posted, ...reached(types, view)], sql` and `)})`;
}

/** The listing does not know which types are for employees, nor where a file or a picture is shown. */
const knowsPlain = ({ types }: Pick<ListQuery, 'types'>): boolean =>
  types.every(({ audience, entity }) => !audience && !shownEntities.includes(entity));

/** Kept out of lists by its own flag. */
function isUnlisted(types: readonly ResourceType[]): SQL {
  const parts = types.flatMap(({ type, unlisted }) =>
    unlisted === undefined
      ? []
      : sql`(i0.type = ${modelName(type)} and not i0.plain and (i0.facts ->> ${modelName(unlisted)}) is not distinct from 'true')`,
  );
  return sql`(${sql.join([sql`false`, ...parts], sql` or `)})`;
}
