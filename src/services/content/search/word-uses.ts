import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import { modelName } from '#services/content/store/model-name.ts';
import { searchRules } from '#services/content/store/search-words.ts';
import type { Meaning } from './synonym-index.ts';

/** Sorts after every letter: all words that begin with another stand between it and the two together. */
export const afterAllLetters = '\uFFFF';

/** In how many texts a word is, at least; 0 where it is nowhere, nor in another form. */
interface Uses {
  readonly own: number;
  /** The most texts that one word has which begins so. This and the next are asked of the last word that was typed alone. */
  readonly begun: number;
  /** Whether some form of a word begins so. */
  readonly mayBegin: boolean;
}

/** What is known of a question before any text is looked at. */
export interface KnownWords {
  readonly uses: ReadonlyMap<string, Uses>;
  /** How many texts there are, by the database's own estimate; 0 where it has none. */
  readonly texts: number;
  /** Where the module pages are, by module; the first of several pages of one module. */
  readonly modules: ReadonlyMap<string, string>;
}

interface AskedWords {
  readonly words: readonly string[];
  /** The one that may have been begun only: the last that was typed. */
  readonly last: string | undefined;
  readonly locale: Locale;
}

interface Row extends Record<string, unknown> {
  readonly uses:
    | readonly (readonly [word: string, own: number, begun: number | null, mayBegin: boolean])[]
    | null;
  readonly modules: readonly (readonly [module: string, path: string])[] | null;
  readonly texts: number | null;
}

/**
 * One statement tells which words are worth looking for. The vocabulary answers, and only for what it does not have the
 * texts are asked for another form of a word. A word that the database leaves out of every question counts as found.
 */
export async function readKnownWords(
  orm: NodePgDatabase,
  { words, last, locale }: AskedWords,
): Promise<KnownWords> {
  const langcode = modelName(locale);
  const isFormed = (text: SQL) => {
    const asked = sql`to_tsquery(${modelName(searchRules[locale])}::regconfig, ${text})`;
    return sql`(numnode(${asked}) = 0 or exists (
      select from content_search s where s.langcode = ${langcode} and s.words @@ ${asked}))`;
  };
  const { rows } = await orm.execute<Row>(sql`
    select (select json_agg(json_build_array(word,
          coalesce(own, case when ${isFormed(sql`word`)} then 1 else 0 end), begun,
          case when not is_last then false when begun > 0 then true else ${isFormed(sql`word || ':*'`)} end))
        from (select typed.word, typed.word = ${last ?? ''} as is_last,
            (select v.uses from content_vocabulary v where v.langcode = ${langcode} and v.word = typed.word) as own,
            (select max(v.uses) from content_vocabulary v where typed.word = ${last ?? ''} and v.langcode = ${langcode}
              and v.word >= typed.word and v.word <= typed.word || ${afterAllLetters}) as begun
          from json_array_elements_text(${JSON.stringify([...new Set(words)])}::json) as typed (word) offset 0) as counted) as uses,
      (select json_agg(json_build_array(facts ->> 'module_key', alias) order by internal_id desc) from content_listing
        where type = 'pageModule' and asked = ${langcode} and langcode = ${langcode} and plain
          and alias is not null) as modules,
      (select reltuples::int from pg_class
        where oid = to_regclass(${modelName(`content_search_words_${locale}`)})) as texts`);
  const [row] = rows;
  const uses = (row?.uses ?? []).map(([word, own, begun, mayBegin]): [string, Uses] => [
    word,
    { own, begun: begun ?? 0, mayBegin },
  ]);
  return {
    uses: new Map(uses),
    texts: Math.max(0, row?.texts ?? 0),
    // The first of several pages of one module comes last.
    modules: new Map(row?.modules ?? []),
  };
}

/** In how many texts a word is; of the last one that was typed also as the beginning of another. */
export function countOf(word: string, { uses }: KnownWords): number {
  const counted = uses.get(word);
  return counted ? Math.max(counted.own, counted.begun) : 0;
}

/** How words that mean the same are told apart by how common they are: the rarest word of each way counts. */
export const countOfMeaning = ({ own, others }: Meaning, count: (word: string) => number): number =>
  [own, ...others].reduce((sum, words) => sum + Math.min(...words.map(count)), 0);

/** Where some text may have all that was typed, in other words or not: not that any has all of it together. */
export function mayBeFound(meanings: readonly Meaning[], known: KnownWords, isBegun: boolean): boolean {
  const last = isBegun ? meanings.at(-1) : undefined;
  const ownOf = (word: string) => known.uses.get(word)?.own ?? 0;
  const begunOf = (word: string) => {
    const isLast = word === last?.own.at(-1);
    return isLast && known.uses.get(word)?.mayBegin === true ? Math.max(1, ownOf(word)) : ownOf(word);
  };
  return meanings.every((meaning) => countOfMeaning(meaning, meaning === last ? begunOf : ownOf) > 0);
}

/** Which part of the texts has all of it, if words had nothing to do with each other; 0 where nobody knows. */
export function shareOf(meanings: readonly Meaning[], known: KnownWords): number {
  if (known.texts === 0) return 0;
  const shares = meanings.map((meaning) =>
    Math.min(1, countOfMeaning(meaning, (word) => countOf(word, known)) / known.texts),
  );
  return shares.reduce((product, share) => product * share, 1);
}
