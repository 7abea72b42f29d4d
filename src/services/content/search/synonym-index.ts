import type { Locale } from '#domain/locale.ts';
import type { SearchWords } from '#domain/search-words.ts';
import { foldWords } from '#lib/fold.ts';

/** Some words in a row that were typed, and what else means the same. */
export interface Meaning {
  readonly own: readonly string[];
  readonly others: readonly (readonly string[])[];
}

export interface SynonymIndex {
  /** The words in their order, in pieces: the longest that the operator knows, or single words. */
  read(words: readonly string[]): readonly Meaning[];
}

/** As many words as a phrase may have, and as many other ways to say it as are looked for. */
const longestPhrase = 4;
const mostOthers = 8;

/** A plural is not a word of its own: `abonnements` is found by what is said of `abonnement`. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);
const keyOf = (words: readonly string[]): string => words.map(singular).join(' ');

export function indexSynonyms(words: SearchWords | undefined, locale: Locale): SynonymIndex {
  const known = new Map<string, (readonly string[])[]>();
  const add = (from: readonly string[], others: readonly (readonly string[])[]) => {
    const list = known.get(keyOf(from)) ?? [];
    const fresh = others.filter((other) => ![from, ...list].some((each) => keyOf(each) === keyOf(other)));
    known.set(keyOf(from), [...list, ...fresh].slice(0, mostOthers));
  };
  for (const group of words?.synonyms[locale] ?? []) {
    const phrases = group.map(foldWords).filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) add(phrase, phrases);
  }
  for (const [short, meant] of Object.entries(words?.abbreviations[locale] ?? {}))
    add(foldWords(short), meant.map(foldWords));

  return {
    read(typed) {
      const meanings: Meaning[] = [];
      for (let at = 0; at < typed.length;) {
        const lengths = Array.from({ length: longestPhrase }, (_, index) => longestPhrase - index);
        const length = lengths.find(
          (each) => at + each <= typed.length && known.has(keyOf(typed.slice(at, at + each))),
        );
        const own = typed.slice(at, at + (length ?? 1));
        meanings.push({ own, others: known.get(keyOf(own)) ?? [] });
        at += own.length;
      }
      return meanings;
    },
  };
}
