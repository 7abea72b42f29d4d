import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import { modelName } from '#services/content/store/model-name.ts';
import { searchRules } from '#services/content/store/search-words.ts';

/** In how many texts words are, at least; none for a word that is nowhere, nor in another form. */
export type WordUses = ReadonlyMap<string, number>;

/** Sorts after every letter: all words that begin with another stand between it and the two together. */
export const afterAllLetters = '\uFFFF';

interface CountedWords {
  readonly words: readonly string[];
  /** The one that may have been begun only: the last that was typed. */
  readonly begun: string | undefined;
  readonly locale: Locale;
}

/** The vocabulary answers, and only for what it does not have the texts are asked for another form of a word. */
export async function countUses(
  orm: NodePgDatabase,
  { words, begun, locale }: CountedWords,
): Promise<WordUses> {
  const langcode = modelName(locale);
  const { rows } = await orm.execute<{ readonly word: string; readonly uses: number | null }>(sql`
    select typed.word, (select max(v.uses) from content_vocabulary v
      where v.langcode = ${langcode} and v.word >= typed.word and v.word <= typed.upto) as uses
    from (select word, case when word = ${begun ?? ''} then word || ${afterAllLetters} else word end as upto
      from unnest(${sql.param([...new Set(words)])}::text[]) as given (word)) as typed`);
  const uses = new Map(rows.map((row) => [row.word, row.uses ?? 0]));
  const missing = rows.filter((row) => row.uses === null).map(({ word }) => word);
  if (missing.length === 0) return uses;
  const rules = sql`${modelName(searchRules[locale])}::regconfig`;
  const formed = await orm.execute<{ readonly word: string }>(sql`
    select typed.word from unnest(${sql.param(missing)}::text[]) as typed (word)
    where exists (select from content_search s where s.langcode = ${langcode}
      and s.words @@ to_tsquery(${rules}, typed.word))`);
  for (const { word } of formed.rows) uses.set(word, 1);
  return uses;
}
