import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import type { SearchKind } from '#domain/search-kind.ts';
import { modelName } from '#services/content/store/model-name.ts';
import { kindWord, searchRules } from '#services/content/store/search-words.ts';
import { isCommon, leastOfCommon, matchingEntries, type Matching } from './matching-entries.ts';
import { pieceScore, wholeScore } from './score.ts';
import type { EntryView } from './shown-now.ts';

/** What is looked for in the texts, as queries of the database. */
export interface EntryQuery {
  /** All the words that were typed. */
  readonly strict: string;
  /** What an item must have to be found. */
  readonly wide: string;
  /** Every meaning by itself, where not all of them have to be there. */
  readonly pieces?: readonly string[];
  /** The words that say something, folded. */
  readonly folded: string;
  /** All that was typed, folded: what is called just so is found by it. */
  readonly typed: string;
  /** Which part of the texts is expected to have what an item must have to be found; 0 where nobody knows. */
  readonly share: number;
}

export interface EntryPlace {
  readonly view: EntryView;
  readonly page: EntryPage;
  /** Where the module pages are, by module. */
  readonly modules: ReadonlyMap<string, string>;
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
}

/** An excerpt is looked for so far into a text. */
const longestRead = 20_000;

type Counted = readonly [kind: SearchKind, isTitle: boolean, count: number];
interface Row extends Record<string, unknown>, Omit<FoundEntry, 'path'> {
  readonly counted: readonly Counted[] | null;
  readonly nth: number | null;
  readonly address: string | null;
  readonly module: string | null;
  readonly below: string;
}

/** What visitors may read that answers a query, the best first, with how much there is of each kind. */
export async function findEntries(
  orm: NodePgDatabase,
  query: EntryQuery,
  place: EntryPlace,
): Promise<FoundEntries> {
  const found = await findRanked(orm, query, place);
  if (isCommon(query.share) && found.count < leastOfCommon)
    return findEntries(orm, { ...query, share: 0 }, place);
  if (!place.page.kinds) return found;
  // What is left out is counted all the same, so that it can be asked for instead.
  return { ...found, counts: { ...(await countKinds(orm, query, place)), ...found.counts } };
}

async function findRanked(orm: NodePgDatabase, query: EntryQuery, place: EntryPlace): Promise<FoundEntries> {
  const { view, page, modules } = place;
  const langcode = modelName(view.locale);
  const { rows } = await orm.execute<Row>(sql`
    with question as materialized (${questionOf(query, view.locale, page.kinds)}),
    ${matchingEntries(matchingOf(query, place, page.kinds))},
    page as (select *, (row_number() over (order by is_title desc, score desc, told desc nulls last, item_id))::int as nth
      from found order by nth limit ${sql.raw(String(page.limit))} offset ${page.offset}),
    totals as (${countFound})
    select totals.counted, page.nth, i.internal_id as "internalId", i.type, s.title, page.told::text as told,
      s.address, s.module, s.below, round(date_part('epoch', t.changed) * 1000) as "changedMs",
      x.lead, left(x.body, ${sql.raw(String(longestRead))}) as body
    from totals left join (page join content_search s on s.item_id = page.item_id and s.langcode = ${langcode}
      join content_items i on i.id = page.item_id
      join content_translations t on t.item_id = page.item_id and t.langcode = ${langcode} and t.version = 'default'
      join content_search_text x on x.item_id = page.item_id and x.langcode = ${langcode}) on true
    order by page.nth`);
  const counted = rows[0]?.counted ?? [];
  return {
    entries: rows.filter(({ nth }) => nth !== null).map((row) => ({ ...row, path: pathOf(row, modules) })),
    count: sumOf(counted),
    titleCount: sumOf(counted.filter(([, isTitle]) => isTitle)),
    counts: byKind(counted),
  };
}

/** The same for all kinds, counted and not ranked. */
async function countKinds(
  orm: NodePgDatabase,
  query: EntryQuery,
  place: EntryPlace,
): Promise<FoundEntries['counts']> {
  const matching = { ...matchingOf(query, place, undefined), score: sql`0` };
  const { rows } = await orm.execute<Pick<Row, 'counted'>>(sql`
    with question as materialized (${questionOf(query, place.view.locale, undefined)}), ${matchingEntries(matching)}
    ${countFound}`);
  return byKind(rows[0]?.counted ?? []);
}

const countFound = sql`select (select json_agg(json_build_array(kind, is_title, n))
  from (select kind, is_title, count(*) as n from found group by kind, is_title) counts) as counted`;

const sumOf = (counted: readonly Counted[]): number => counted.reduce((sum, [, , count]) => sum + count, 0);

const byKind = (counted: readonly Counted[]): FoundEntries['counts'] =>
  Object.fromEntries([...Map.groupBy(counted, ([kind]) => kind)].map(([kind, list]) => [kind, sumOf(list)]));

const pathOf = ({ address, module, below }: Row, modules: EntryPlace['modules']): string =>
  address ?? `${modules.get(module ?? '') ?? ''}${below}`;

function matchingOf(
  { pieces, share }: EntryQuery,
  { view, modules }: EntryPlace,
  kinds: readonly SearchKind[] | undefined,
): Matching {
  const score = pieces ? pieceScore(pieces.length, view) : wholeScore(view);
  return { view, kinds, modules: [...modules.keys()], share, score };
}

function questionOf(
  { strict, wide, pieces = [], folded, typed }: EntryQuery,
  locale: Locale,
  kinds: readonly SearchKind[] | undefined,
): SQL {
  const rules = sql`${modelName(searchRules[locale])}::regconfig`;
  const asQuery = (text: string) => sql`to_tsquery(${rules}, ${text})`;
  const ofKinds = kinds ? sql` && ${kinds.map((kind) => `'${kindWord(kind)}'`).join(' | ')}::tsquery` : sql``;
  const own = pieces.map((text, at) => sql`, ${asQuery(text)} as ${sql.raw(`piece_${at}`)}`);
  return sql`select *, wide${ofKinds} as asked from (select ${asQuery(strict)} as strict, ${asQuery(wide)} as wide,
    ${folded}::text as folded, ${typed}::text as typed, to_tsvector(${rules}, ${folded}) as vector${sql.join(own)}) typed`;
}
