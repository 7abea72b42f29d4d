import { sql, type SQL } from 'drizzle-orm';
import { searchKinds, type SearchKind } from '#domain/search-kind.ts';
import { modelName } from '#services/content/store/model-name.ts';
import { isShownNow, type EntryView } from './shown-now.ts';

/**
 * Bounds of what is ranked, because ranking is dear: so many with the words in their title, and as many of the others,
 * which are not looked at where there are that many titles.
 */
const mostRanked = 60;
/** Of each kind so many of the latest are looked at, where more have the words than is ranked. */
const latestRead = 5;
/**
 * Where such a part of the texts has the words, enough of them are found by looking at the latest texts: the index would
 * list all that have them, which takes the embedded database a millisecond for a thousand.
 */
const commonShare = 0.25;
export const isCommon = (share: number): boolean => share >= commonShare;
/** Some of the latest are not shown now, and some kinds have fewer. */
const spare = 1.5;
/** Where looking at the latest finds fewer, the words are less common together than each by itself: the index is asked. */
export const leastOfCommon = mostRanked / 2;

export interface Matching {
  readonly view: EntryView;
  /** Undefined for all. */
  readonly kinds: readonly SearchKind[] | undefined;
  /** The modules that have a page: what stands on the page of another one cannot be opened. */
  readonly modules: readonly string[];
  /** Which part of the texts is expected to have the words. */
  readonly share: number;
  /** How well an entry `s` answers the question `q`. */
  readonly score: SQL;
}

/**
 * The table `found` with what is ranked: of what has the words `q.asked`, is open to everyone now, and is of these kinds.
 * Where more has them than is ranked, the index gives any of them; then what is called just as was typed and the latest
 * of each kind are taken besides. Each row is scored where it is read and only its score is carried on, because the
 * embedded database takes as long to hand wide rows from one step to the next as to find them.
 */
export function matchingEntries(matching: Matching): SQL {
  const { view, kinds, share } = matching;
  const listed = kinds ?? searchKinds;
  const looked = sql`${sql.param([...listed])}::text[]`;
  const langcode = modelName(view.locale);
  const common = isCommon(share);
  const read = common
    ? Math.max(latestRead, Math.ceil((mostRanked * spare) / share / listed.length))
    : latestRead;
  const stored = sql`content_search s`;
  const besides = sql`(
    select c.* from question q join content_search c on c.langcode = ${langcode} and c.folded in (q.folded, q.typed)
      and left(c.folded, 200) in (left(q.folded, 200), left(q.typed, 200))
    union all select latest.* from unnest(${looked}) as looked (kind) cross join lateral (
      select * from content_search c where c.langcode = ${langcode} and c.kind = looked.kind
      order by c.written desc
      limit (select case when ${isFull('titles')} then ${latestRead} else ${read} end)::int) latest) s`;
  return sql`
    titles as materialized (${scored(stored, sql`true`, matching)} and s.title_words @@ q.asked limit ${ranked}),
    texts as materialized (${scored(stored, sql`false`, matching)} and ${common ? sql`false` : sql`not ${isFull('titles')}`}
      and s.words @@ q.asked and not s.title_words @@ q.wide limit ${ranked}),
    besides as materialized (${scored(besides, sql`s.title_words @@ q.wide`, matching)}
      and (${common ? sql`true` : sql`${isFull('titles')} or ${isFull('texts')}`}) and s.words @@ q.asked),
    found as materialized (select * from titles union select * from texts
      union select * from besides where is_title or not ${isFull('titles')})`;
}

const ranked = sql.raw(String(mostRanked));

const isFull = (table: 'titles' | 'texts'): SQL => sql`(select count(*) = ${ranked} from ${sql.raw(table)})`;

/** What of a table is open to everyone now, and has a page where it is opened. */
function scored(table: SQL, isTitle: SQL, { view, modules, score }: Matching): SQL {
  return sql`select s.item_id, s.kind, s.told, ${isTitle} as is_title, ${score} as score
    from question q cross join ${table}
    where s.langcode = ${modelName(view.locale)} and ${isShownNow(view)}
      and (s.module is null or s.module = any (${sql.param(modules)}::text[]))`;
}
