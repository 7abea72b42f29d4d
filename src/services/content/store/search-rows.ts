import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { listedTypes } from '#services/content/model/registry.ts';
import { isAsked, isListed, listedIn } from './list-rows.ts';
import { searchRules } from './search-words.ts';
import type { ContentView } from './view.ts';

interface SearchQuery {
  /** Letters and digits alone. */
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export interface FoundRow {
  readonly internalId: number;
  readonly type: string;
  readonly title: string;
  readonly alias: string;
  readonly changedMs: number;
  /** Words around what was found, which stands between `mark.start` and `mark.end`. */
  readonly excerpt: string;
}

/** What has pages of its own. */
const types = listedTypes.filter(({ entity }) => entity === 'node');

/** Signs that no text has. */
export const mark = { start: '\uE000', end: '\uE001' };

/** What visitors may read with all these words in it, the best first, and how much there is. */
export async function searchRows(
  orm: NodePgDatabase,
  view: ContentView,
  { words, limit, offset }: SearchQuery,
): Promise<{ readonly rows: readonly FoundRow[]; readonly count: number }> {
  const rules = sql`${searchRules[view.locale]}::regconfig`;
  const question = sql.join(
    words.map((word) => sql`to_tsquery(${rules}, ${`${word}:*`})`),
    sql` && `,
  );
  const headline = `StartSel=${mark.start},StopSel=${mark.end},MaxWords=30,MinWords=12,MaxFragments=1`;
  const { rows } = await orm.execute<Record<string, unknown> & FoundRow & { readonly count: number }>(sql`
    with question as materialized (select ${question} as query),
    found as (select i0.internal_id, i0.type, i0.alias, i0.changed, s.title, s.body,
        ts_rank_cd(s.words, question.query) as rank, (count(*) over ())::int as count
      from question join content_search s on s.words @@ question.query and s.langcode = ${view.locale}
      join ${listedIn(0, view)} on i0.id = s.item_id and ${isAsked(0, view)} and i0.langcode = s.langcode
      where numnode(question.query) > 0 and ${isListed({ types, view })} and i0.alias is not null
      order by rank desc, i0.changed desc, i0.internal_id limit ${limit} offset ${offset})
    select found.internal_id as "internalId", found.type, found.alias, found.title, found.count,
      (extract(epoch from found.changed) * 1000)::float8 as "changedMs",
      ts_headline(${rules}, found.body, question.query, ${headline}) as excerpt
    from found cross join question order by rank desc, found.changed desc, found.internal_id`);
  return { rows, count: rows[0]?.count ?? 0 };
}
