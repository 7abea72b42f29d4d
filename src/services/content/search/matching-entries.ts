import { sql, type SQL } from 'drizzle-orm';
import { searchKinds, type SearchKind } from '#domain/search-kind.ts';
import { modelName } from '#services/content/store/model-name.ts';
import { isShownNow, type EntryView } from './shown-now.ts';

/**
 * Bounds of what is ranked, because ranking is dear: so many with the words in their title, and as many of the others,
 * which are not looked at where there are that many titles.
 */
const mostRanked = sql.raw('100');
/** Of each kind so many of the latest are looked at, and so many of these come first, where more have the words. */
const latestRead = sql.raw('8');
const latestTaken = sql.raw('3');

/**
 * The table `pool` with what is ranked: of what has the words `q.wide`, is open to everyone now, and is of these kinds.
 * Where more has them than is ranked, the index gives any of them. What is called just as was typed is then taken
 * first, after it the latest of each kind, and of the rest what has the shortest title: these are read by indexes that
 * are in order, so that a word of every text costs little more than a rare one. All of it is one statement, and each
 * condition stands in it as seldom as can be: the embedded database takes longer to plan a question than to answer it.
 */
export function matchingEntries(view: EntryView, kinds: readonly SearchKind[] | undefined): SQL {
  const looked = sql`${sql.param([...(kinds ?? searchKinds)])}::text[]`;
  const ofKinds = kinds ? sql`s.kind = any (${looked})` : sql`true`;
  const stored = sql.raw('content_search');
  const langcode = modelName(view.locale);
  return sql`
    any_titles as materialized (${shown(stored, view)} and ${ofKinds} and s.title_words @@ q.wide limit ${mostRanked}),
    any_texts as materialized (${shown(stored, view)} and ${ofKinds} and s.words @@ q.wide
      and not s.title_words @@ q.wide and not ${isFull('any_titles')} limit ${mostRanked}),
    named as materialized (
      select s.* from question q join content_search s on s.langcode = ${langcode} and ${isCalled}
      union all select s.* from unnest(${looked}) as looked (kind) cross join lateral (
        select * from content_search c where c.langcode = ${langcode} and c.kind = looked.kind
        order by c.written desc limit ${latestRead}) s where ${isFull('any_titles')} or ${isFull('any_texts')}),
    chosen as materialized (select c.*, c.title_words @@ q.wide as in_title,
        case when c.folded in (q.folded, q.typed) then 1
          when row_number() over (partition by c.kind, c.title_words @@ q.wide order by c.written desc) <= ${latestTaken}
          then 2 else 3 end as place
      from question q cross join (${shown(sql`named`, view)} and ${ofKinds} and s.words @@ q.wide) c),
    titles as (${best('any_titles', sql`in_title`)}),
    texts as (${best('any_texts', sql`not in_title and not ${isFull('any_titles')}`)}),
    pool as (select * from titles union all select * from texts)`;
}

type Table = 'any_titles' | 'any_texts';

const isFull = (table: Table): SQL => sql`(select count(*) = ${mostRanked} from ${sql.raw(table)})`;

/** What was chosen, filled up with what the index gave. */
const best = (table: Table, condition: SQL): SQL => sql`
  select * from (select distinct on (item_id) * from (select * from chosen where ${condition}
      union all select any_of.*, null, 3 from ${sql.raw(table)} any_of) found order by item_id, place) known
  order by place, length(title_words), written desc limit ${mostRanked}`;

/** The title is just what was typed. The index has the beginnings of titles, which may be of any length. */
const isCalled = sql`s.folded in (q.folded, q.typed)
  and left(s.folded, 200) in (left(q.folded, 200), left(q.typed, 200))`;

/** What of a table is open to everyone now, and has a page where it is opened. */
function shown(table: SQL, view: EntryView): SQL {
  return sql`select s.item_id, s.kind, s.title, s.folded, s.told, s.title_words, s.words, s.written,
      s.address, s.module, s.below
    from question q cross join ${table} s
    where s.langcode = ${modelName(view.locale)} and ${isShownNow(view)}
      and (s.module is null or s.module = any ((select array_agg(key) from modules)::text[]))`;
}
