import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import type { SearchKind } from '#domain/search-kind.ts';
import { modelName } from '#services/content/store/model-name.ts';
import { searchRules } from '#services/content/store/search-words.ts';
import { pieceScore, wholeScore } from './score.ts';

/** What is looked for in the texts, as queries of the database. */
export interface EntryQuery {
  /** All the words that were typed. */
  readonly strict: string;
  /** What an item must have to be found. */
  readonly wide: string;
  /** Every meaning by itself, where not all of them have to be there, and how many have to. */
  readonly pieces?: { readonly queries: readonly string[]; readonly least: number };
  /** The words as they were typed, folded. */
  readonly folded: string;
}

export interface EntryView {
  readonly locale: Locale;
  readonly nowMs: number;
  /** The day of the operator, `2026-11-18`. */
  readonly today: string;
}

interface EntryPage {
  readonly kinds: readonly SearchKind[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundEntry {
  readonly internalId: number;
  readonly type: string;
  readonly title: string;
  /** A path of the site without its language, or the address of a file. */
  readonly path: string;
  readonly changedMs: number;
  readonly told: string | null;
  readonly lead: string;
  readonly body: string;
}

export interface FoundEntries {
  readonly entries: readonly FoundEntry[];
  /** Of the kinds asked for. */
  readonly count: number;
  /** Those with what was looked for in their title, which come first. */
  readonly titleCount: number;
  readonly counts: Readonly<Partial<Record<SearchKind, number>>>;
  /** Where the page of all schedules is; undefined where there is none, or nobody looked. */
  readonly schedulesPath?: string | undefined;
}

/**
 * So many with the words in their title are ranked and counted at most, and as many of the others, which are not looked
 * at where there are that many titles: a word that is in every text costs little more than a rare one.
 */
const most = sql.raw('100');
/** An excerpt is looked for so far into a text. */
const longestRead = 20_000;

interface Totals {
  readonly count: number;
  readonly titleCount: number;
  readonly counts: FoundEntries['counts'] | null;
  readonly schedulesPath: string | null;
}
type Row = Record<string, unknown> & FoundEntry & Totals & { readonly nth: number | null };

/** What visitors may read that answers a query, the best first, with how much there is of each kind. */
export async function findEntries(
  orm: NodePgDatabase,
  query: EntryQuery,
  { view, page }: { readonly view: EntryView; readonly page: EntryPage },
): Promise<FoundEntries> {
  const { locale } = view;
  const kinds = page.kinds && sql.param([...page.kinds]);
  const isWanted = kinds ? sql`kind = any (${kinds}::text[])` : sql`true`;
  const { rows } = await orm.execute<Row>(sql`
    with question as materialized (${questionOf(query, locale)}), ${modulesIn(locale)},
    titles as materialized (${matching(view, sql`s.title_words @@ q.wide`)} limit ${most}),
    others as materialized (${matching(view, sql`s.words @@ q.wide and not s.title_words @@ q.wide`)}
      and (select count(*) from titles) < ${most} limit ${most}),
    pool as (select * from titles union all select * from others),
    ranked as materialized (select s.item_id, s.kind, s.title, s.path, s.told, s.title_words @@ q.wide as is_title,
        ${query.pieces ? pieceScore(query.pieces.queries.length, view) : wholeScore(view)} as score
      from pool s cross join question q ${enough(query)}),
    wanted as (select * from ranked where ${isWanted}),
    page as (select *, (row_number() over (order by is_title desc, score desc, told desc nulls last, item_id))::int as nth
      from wanted order by nth limit ${sql.raw(String(page.limit))} offset ${page.offset}),
    totals as (select (select count(*) from wanted)::int as count,
      (select count(*) from wanted where is_title)::int as "titleCount",
      (select jsonb_object_agg(kind, n) from (select kind, count(*) as n from ranked group by kind) counted) as counts,
      (select alias from modules where key = 'schedules') as "schedulesPath")
    select totals.*, page.nth, i.internal_id as "internalId", i.type, page.title, page.path, page.told::text as told,
      round(date_part('epoch', t.changed) * 1000) as "changedMs", x.lead, left(x.body, ${sql.raw(String(longestRead))}) as body
    from totals left join (page join content_items i on i.id = page.item_id
      join content_translations t on t.item_id = i.id and t.langcode = ${modelName(locale)} and t.version = 'default'
      join content_search_text x on x.item_id = i.id and x.langcode = ${modelName(locale)}) on true
    order by page.nth`);
  const [first] = rows;
  return {
    entries: rows.filter(({ nth }) => nth !== null),
    count: first?.count ?? 0,
    titleCount: first?.titleCount ?? 0,
    counts: first?.counts ?? {},
    schedulesPath: first?.schedulesPath ?? undefined,
  };
}

function questionOf({ strict, wide, pieces, folded }: EntryQuery, locale: Locale): SQL {
  const rules = sql`${modelName(searchRules[locale])}::regconfig`;
  const asQuery = (text: string) => sql`to_tsquery(${rules}, ${text})`;
  const own = (pieces?.queries ?? []).map((text, at) => sql`, ${asQuery(text)} as ${sql.raw(`piece_${at}`)}`);
  return sql`select ${asQuery(strict)} as strict, ${asQuery(wide)} as wide, ${folded}::text as folded,
    to_tsvector(${rules}, ${folded}) as vector${sql.join(own)}`;
}

/** Where the module pages are; the first of several pages of one module. */
const modulesIn = (locale: Locale): SQL => sql`modules as materialized (
  select distinct on (key) facts ->> 'module_key' as key, alias from content_listing
  where type = 'pageModule' and asked = ${modelName(locale)} and langcode = ${modelName(locale)} and plain
    and alias is not null order by key, internal_id)`;

/** What has the words and is open to everyone now. */
function matching({ locale, nowMs, today }: EntryView, condition: SQL): SQL {
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  return sql`select s.item_id, s.kind, s.title, s.folded, s.told, s.title_words, s.words,
      coalesce(s.address, m.alias || s.below) as path
    from question q join content_search s on ${condition} left join modules m on m.key = s.module
    where s.langcode = ${modelName(locale)} and s.shown_from <= ${now} and s.shown_until >= ${now}
      and (s.last_day is null or s.last_day >= ${today}::date) and (s.module is null or m.alias is not null)
      and s.is_open`;
}

/** Where not every meaning has to be there, the least number of them has. */
function enough({ pieces }: EntryQuery): SQL {
  if (!pieces) return sql``;
  const found = pieces.queries.map((_, at) => sql`(s.words @@ q.${sql.raw(`piece_${at}`)})::int`);
  return sql`where ${sql.join(found, sql` + `)} >= ${pieces.least}::int`;
}
