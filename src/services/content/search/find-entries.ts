import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import type { SearchKind } from '#domain/search-kind.ts';
import { modelName } from '#services/content/store/model-name.ts';
import { searchRules } from '#services/content/store/search-words.ts';
import { matchingEntries } from './matching-entries.ts';
import { pieceScore, wholeScore } from './score.ts';
import type { EntryView } from './shown-now.ts';

/** What is looked for in the texts, as queries of the database. */
export interface EntryQuery {
  /** All the words that were typed. */
  readonly strict: string;
  /** What an item must have to be found. */
  readonly wide: string;
  /** Every meaning by itself, where not all of them have to be there, and how many have to. */
  readonly pieces?: { readonly queries: readonly string[]; readonly least: number };
  /** The words that say something, folded. */
  readonly folded: string;
  /** All that was typed, folded: what is called just so is found by it. */
  readonly typed: string;
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
  asked: { readonly view: EntryView; readonly page: EntryPage },
): Promise<FoundEntries> {
  const found = await findRanked(orm, query, asked);
  if (!asked.page.kinds) return found;
  // What is left out is counted all the same, so that it can be asked for instead.
  const page = { kinds: undefined, limit: 0, offset: 0 };
  const all = await findRanked(orm, query, { ...asked, page });
  return { ...found, counts: { ...all.counts, ...found.counts } };
}

async function findRanked(
  orm: NodePgDatabase,
  query: EntryQuery,
  { view, page }: { readonly view: EntryView; readonly page: EntryPage },
): Promise<FoundEntries> {
  const { locale } = view;
  const { rows } = await orm.execute<Row>(sql`
    with question as materialized (${questionOf(query, locale)}), ${modulesIn(locale)},
    ${matchingEntries(view, page.kinds)},
    ranked as materialized (select s.item_id, s.kind, s.title, s.address, s.module, s.below, s.told, s.title_words @@ q.wide as is_title,
        ${query.pieces ? pieceScore(query.pieces.queries.length, view) : wholeScore(view)} as score
      from pool s cross join question q ${enough(query)}),
    page as (select *, (row_number() over (order by is_title desc, score desc, told desc nulls last, item_id))::int as nth
      from ranked order by nth limit ${sql.raw(String(page.limit))} offset ${page.offset}),
    totals as (select (select count(*) from ranked)::int as count,
      (select count(*) from ranked where is_title)::int as "titleCount",
      (select jsonb_object_agg(kind, n) from (select kind, count(*) as n from ranked group by kind) counted) as counts,
      (select alias from modules where key = 'schedules') as "schedulesPath")
    select totals.*, page.nth, i.internal_id as "internalId", i.type, page.title, page.told::text as told,
      coalesce(page.address, m.alias || page.below) as path,
      round(date_part('epoch', t.changed) * 1000) as "changedMs", x.lead, left(x.body, ${sql.raw(String(longestRead))}) as body
    from totals left join (page left join modules m on m.key = page.module join content_items i on i.id = page.item_id
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

function questionOf({ strict, wide, pieces, folded, typed }: EntryQuery, locale: Locale): SQL {
  const rules = sql`${modelName(searchRules[locale])}::regconfig`;
  const asQuery = (text: string) => sql`to_tsquery(${rules}, ${text})`;
  const own = (pieces?.queries ?? []).map((text, at) => sql`, ${asQuery(text)} as ${sql.raw(`piece_${at}`)}`);
  return sql`select ${asQuery(strict)} as strict, ${asQuery(wide)} as wide, ${folded}::text as folded, ${typed}::text as typed,
    to_tsvector(${rules}, ${folded}) as vector${sql.join(own)}`;
}

/** Where the module pages are; the first of several pages of one module. */
const modulesIn = (locale: Locale): SQL => sql`modules as materialized (
  select distinct on (key) facts ->> 'module_key' as key, alias from content_listing
  where type = 'pageModule' and asked = ${modelName(locale)} and langcode = ${modelName(locale)} and plain
    and alias is not null order by key, internal_id)`;

/** Where not every meaning has to be there, the least number of them has. */
function enough({ pieces }: EntryQuery): SQL {
  if (!pieces) return sql``;
  const found = pieces.queries.map((_, at) => sql`(s.words @@ q.${sql.raw(`piece_${at}`)})::int`);
  return sql`where ${sql.join(found, sql` + `)} >= ${pieces.least}::int`;
}
