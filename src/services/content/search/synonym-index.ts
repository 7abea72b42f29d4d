import type { Locale } from '#domain/locale.ts';
import type { SearchWords } from '#domain/search-words.ts';
import { foldWords } from '#lib/fold.ts';
import { isTelling } from './telling-words.ts';

/** Some words in a row that were typed, and what else means the same. */
export interface Meaning {
  /** Without those that say nothing, unless all of them do. */
  readonly own: readonly string[];
  readonly others: readonly (readonly string[])[];
}

export interface SynonymIndex {
  /** Whether a word says something of what is looked for. */
  isTelling(word: string): boolean;
  /** The words in their order, in pieces: the longest phrases that the operator knows, or single words. */
  read(words: readonly string[]): readonly Meaning[];
}

type Phrase = readonly string[];

/** As many other ways to say a phrase as are looked for. */
const mostOthers = 8;

/** A plural is not a word of its own: `abonnements` is found by what is said of `abonnement`. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);
const keyOf = (words: Phrase): string => words.map(singular).join(' ');

/**
 * Phrases are looked for among the words as they were typed, small ones included: `quand passe` is another thing than
 * `passe`. A phrase that keeps two words without its small ones is also found without them: `mot passe`.
 */
export function indexSynonyms(words: SearchWords | undefined, locale: Locale): SynonymIndex {
  const known = new Map<string, readonly Phrase[]>();
  const shortened = new Map<string, readonly Phrase[]>();
  const isTold = (word: string) => isTelling(word, locale);
  let longest = 1;
  const add = (from: Phrase, others: readonly Phrase[]) => {
    const list = known.get(keyOf(from)) ?? [];
    const fresh = others.filter((other) => ![from, ...list].some((each) => keyOf(each) === keyOf(other)));
    const all = [...list, ...fresh].slice(0, mostOthers);
    known.set(keyOf(from), all);
    longest = Math.max(longest, from.length);
    const short = from.filter(isTold);
    if (short.length > 1) shortened.set(keyOf(short), all);
  };
  for (const group of words?.synonyms[locale] ?? []) {
    const phrases = group.map(foldWords).filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) add(phrase, phrases);
  }
  for (const [short, meant] of Object.entries(words?.abbreviations[locale] ?? {}))
    add(foldWords(short), meant.map(foldWords));

  const findOthers = (phrase: Phrase) =>
    known.get(keyOf(phrase)) ?? shortened.get(keyOf(phrase.filter(isTold)));

  /** The longest phrase at the beginning of the words. */
  function findPhrase(typed: Phrase): Phrase | undefined {
    for (let length = Math.min(longest, typed.length); length > 0; length -= 1) {
      const phrase = typed.slice(0, length);
      if (findOthers(phrase)) return phrase;
    }
    return undefined;
  }

  return {
    isTelling: isTold,
    read(typed) {
      const isEmpty = !typed.some(isTold);
      const meanings: Meaning[] = [];
      for (let at = 0; at < typed.length;) {
        const phrase = findPhrase(typed.slice(at));
        const own = phrase ?? typed.slice(at, at + 1);
        const telling = own.filter(isTold);
        // A small word by itself is left out of a question that says something beside it.
        if (phrase || isEmpty || telling.length > 0)
          meanings.push({
            own: telling.length > 0 ? telling : own,
            others: findOthers(own) ?? [],
          });
        at += own.length;
      }
      return meanings;
    },
  };
}
