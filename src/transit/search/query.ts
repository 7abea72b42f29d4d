import { looseWords, streetWords } from './abbreviations.ts';
import { foldWords, widenWords, type WideWord } from './words.ts';

/** A word of a search. */
export interface QueryTerm {
  readonly text: string;
  readonly others: readonly string[];
  /** The rider may still be typing it. */
  readonly begun: boolean;
  /** May be missing from what is found. */
  readonly loose: boolean;
  /** Made of two words that were typed apart. */
  readonly joined?: boolean;
}

/** What a rider typed, understood. */
export interface Query {
  readonly terms: readonly QueryTerm[];
  /** The words as typed and in full, to compare with whole names. */
  readonly typed: string;
  readonly full: string;
  /** What may be a number: all the words, and those that carry the search, without spaces. */
  readonly codes: readonly string[];
}

const mostTerms = 8;

export function parseQuery(text: string): Query | undefined {
  const words = widenWords(foldWords(text, mostTerms)).slice(0, mostTerms);
  if (words.length === 0) return undefined;
  const terms = termsOf(words);
  const glue = (parts: readonly { readonly text: string }[]) => parts.map((part) => part.text).join('');
  return {
    terms,
    typed: words.map((word) => word.text).join(' '),
    full: words.map((word) => word.full).join(' '),
    codes: words.some(({ full }) => streetWords.has(full))
      ? []
      : [...new Set([glue(words), glue(terms.filter((term) => !term.loose))])],
  };
}

function termsOf(words: readonly WideWord[]): QueryTerm[] {
  const isLoose = (word: WideWord) => looseWords.has(word.text) || looseWords.has(word.full);
  const allLoose = words.every(isLoose);
  return words.map((word, at) => ({
    text: word.text,
    others: word.others,
    begun: at === words.length - 1,
    loose: !allLoose && isLoose(word),
  }));
}

/** The terms with one space fewer, for a word that fell in two: `domi nique`. */
export function joinedReadings(terms: readonly QueryTerm[]): QueryTerm[][] {
  return terms.slice(1).map((second, at) => {
    const first = terms[at] as QueryTerm;
    const whole = {
      text: first.text + second.text,
      others: [],
      begun: second.begun,
      loose: false,
      joined: true,
    };
    return [...terms.slice(0, at), whole, ...terms.slice(at + 2)];
  });
}

/** The terms without the short words that riders get wrong (`da la Canardière`); nothing when that leaves none. */
export function looserReading(terms: readonly QueryTerm[]): QueryTerm[] | undefined {
  const isShort = (term: QueryTerm) => term.text.length <= 3 && !/\d/.test(term.text);
  const carrying = terms.filter((term) => !term.loose);
  if (!carrying.some(isShort) || carrying.every(isShort)) return undefined;
  return terms.map((term) => (isShort(term) ? { ...term, loose: true } : term));
}
