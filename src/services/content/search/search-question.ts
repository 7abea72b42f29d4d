import { foldWords } from '#lib/fold.ts';
import type { Meaning, SynonymIndex } from './synonym-index.ts';

/** What was typed, as it is looked for. */
export interface SearchQuestion {
  /** All of it, folded. */
  readonly typed: string;
  /** Those that say something, folded, in their order. */
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
}

/** Bounds of a question: nobody reads what more words would find. */
export const mostWords = 10;
const longestWord = 40;

export function readQuestion(typed: string, synonyms: SynonymIndex): SearchQuestion {
  const typedWords = foldWords(typed)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
  const meanings = synonyms.read(typedWords);
  return { typed: typedWords.join(' '), words: meanings.flatMap(({ own }) => own), meanings };
}

/** Questions in the language of the database. Words are letters and digits alone, so that none of them is a sign of it. */
const all = (words: readonly string[]): string => words.join(' & ');
const any = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' | ');

/** All the words as they were typed. */
export const strictQuery = ({ words }: SearchQuestion): string => all(words);

/** One query for each meaning: its words, or others that mean the same; the last word may have been begun only. */
export function meaningQueries({ meanings }: SearchQuestion, isBegun = false): string[] {
  return meanings.map(({ own, others }, at) => {
    const isLast = at === meanings.length - 1;
    const typed = isBegun && isLast ? [...own.slice(0, -1), `${own.at(-1)}:*`] : own;
    return any([all(typed), ...others.map(all)]);
  });
}

export const allOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' & ');

/** Every meaning but one, whichever. */
export const allButOneOf = (queries: readonly string[]): string =>
  any(queries.map((_, left) => allOf(queries.filter((__, at) => at !== left))));
