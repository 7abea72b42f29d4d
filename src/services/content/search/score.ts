import { sql, type SQL } from 'drizzle-orm';
import type { SearchKind } from '#domain/search-kind.ts';
import { modelName } from '#services/content/store/model-name.ts';

/** What visitors mean more often, where the words decide nothing. */
const kindWeights: Partial<Record<SearchKind, number>> = {
  pages: 0.8,
  notices: 0.4,
  news: 0.2,
  press_release: 0.1,
  jobs: 0.2,
  files: -1,
};

interface Day {
  readonly today: string;
}

/**
 * How well an entry `s` answers the question `q`, all of whose meanings it has. Of an entry with the words in its title the
 * text is read only where the title has others that mean the same: to rank a whole text takes longer than all the rest.
 */
export const wholeScore = (day: Day): SQL => sql`(case
  when s.title_words @@ q.strict then 4 + ${share} * 2 + ${isPhrase} * 0.5 + (s.folded = q.folded)::int * 0.5 + ${titleRank}
  when s.title_words @@ q.wide then 1.5 + 1.0 / ${titleLength} + ${hasOwnWords} + ${titleRank}
  else ${hasOwnWords} + ts_rank(s.words, q.wide) end + ${standing(day)})`;

/** The same where some of its meanings are missing: what has more of them comes first. */
export function pieceScore(count: number, day: Day): SQL {
  const places = Array.from({ length: count }, (_, at) => sql.raw(`q.piece_${at}`));
  const having = (column: SQL) =>
    sql.join(
      places.map((piece) => sql`(${column} @@ ${piece})::int`),
      sql` + `,
    );
  return sql`((${having(sql`s.words`)}) * 2 + (${having(sql`s.title_words`)}) * 1.5
    + ts_rank(s.words, q.wide) + ${standing(day)})`;
}

/** The kind of an entry is a word of its title to the index, and none to whoever reads it. */
const titleLength = sql`greatest(length(s.title_words) - 1, 1)`;

/** How much of a title the words are: all of it, where it says nothing else. */
const share = sql`(length(q.vector)::float8 / ${titleLength})`;

/** What is looked for stands somewhere in the entry as it was typed. */
const hasOwnWords = sql`(s.words @@ q.strict)::int`;

/** A word of a title weighs as much as in the whole text. */
const titleRank = sql`ts_rank('{1, 1, 1, 1}', s.title_words, q.wide)`;

/** The words stand in the title as they were typed. */
const isPhrase = sql`(' ' || s.folded || ' ' like '% ' || q.folded || ' %')::int`;

/** What kind it is, and how long ago it was told. */
const standing = ({ today }: Day): SQL => {
  const weights = Object.entries(kindWeights).map(
    ([kind, weight]) => sql`when ${modelName(kind)} then ${sql.raw(String(weight))}`,
  );
  return sql`case s.kind ${sql.join(weights, sql` `)} else 0 end
    + case when s.told is null then 0 else greatest(-0.4, 0.2 - (${today}::date - s.told) * 0.001) end`;
};
