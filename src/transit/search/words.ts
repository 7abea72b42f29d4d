import { normalized } from '#lib/normalized.ts';
import { abbreviations, contractions, ordinals, pairs, synonyms } from './abbreviations.ts';

/** A word of a name or of a search, in the form in which words are compared. */
interface FoldedWord {
  readonly text: string;
  /** A full stop follows: the word may be cut short, as in `Sablon.` or `J.`. */
  readonly cut: boolean;
}

/** A text of a rider is not trusted to be short. */
const longestText = 100;
const longestWord = 32;

/** The words of a text without accents, capitals and punctuation: `Boul. de l’Église` is boul, de, l, eglise. */
export function foldWords(text: string, mostWords = 16): FoldedWord[] {
  const words = foldText(text.slice(0, longestText)).match(/[\p{L}\p{N}]+\.?/gu) ?? [];
  return words.slice(0, mostWords).map((word) => {
    const cut = word.endsWith('.');
    return { text: (cut ? word.slice(0, -1) : word).slice(0, longestWord), cut };
  });
}

/** A number or code as one word: `3 a`, `3A` and `3-a` are alike. */
export function foldCode(code: string): string {
  if (/^\d{1,10}$/.test(code)) return code;
  return foldWords(code)
    .map(({ text }) => text)
    .join('');
}

function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return normalized(lower, 'NFKD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** What a word may mean besides itself. */
interface Meaning {
  /** The word in full: names are equal when their full words are. */
  readonly full: string;
  /** Other words that are as good, its full form included. */
  readonly others: readonly string[];
}

/** A word with everything it may mean. */
export type WideWord = FoldedWord & Meaning;

const meanings = new Map<string, Meaning>(
  [...Object.keys(abbreviations), ...Object.keys(synonyms), ...ordinals.flat()].map((word) => [
    word,
    meaningOf(word, [...ordinalForms(rankOf(word)), ...(abbreviations[word] ?? [])], synonyms[word]),
  ]),
);
const spreads = new Map(Object.entries(contractions));
const none: readonly string[] = [];

/** Adds to each word what it is short for and what it means. Names and searches alike pass through it. */
export function widenWords(words: readonly FoldedWord[]): WideWord[] {
  const spread = words.some(({ text }) => spreads.has(text)) ? words.flatMap(spreadWord) : words;
  return spread.map(({ text, cut }, at) => {
    const { full, others } = findMeaning(spread, at) ?? { full: text, others: none };
    return { text, cut, full, others };
  });
}

function spreadWord(word: FoldedWord): FoldedWord[] {
  return spreads.get(word.text)?.map((text) => ({ text, cut: false })) ?? [word];
}

function findMeaning(words: readonly FoldedWord[], at: number): Meaning | undefined {
  const text = words[at]?.text ?? '';
  for (const { short, long } of pairs) {
    if (short[0] === text && short[1] === words[at + 1]?.text) return meaningOf(text, [long[0]]);
    if (short[1] === text && short[0] === words[at - 1]?.text) return meaningOf(text, [long[1]]);
  }
  const known = meanings.get(text);
  if (known || text.charCodeAt(0) > 57) return known;
  const [, digits, ending] = /^(\d{1,3})(er|re|ere|e|eme|ieme|nd|nde|rd|st|th)?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const forms = ordinalForms(Number(digits));
  return ending === undefined ? meaningOf(text, [], forms) : meaningOf(text, forms);
}

function meaningOf(word: string, same: readonly string[], alike: readonly string[] = []): Meaning {
  const others = [...same, ...alike].filter((other) => other !== word);
  return { full: same[0] ?? word, others };
}

function rankOf(word: string): number | undefined {
  const at = ordinals.findIndex((words) => words.includes(word));
  return at < 0 ? undefined : at + 1;
}

/** `41e`, `41eme` and `41st` are all `41e`; `1re` and `premier` are `1e`, which is also `premiere`. */
function ordinalForms(rank: number | undefined): readonly string[] {
  if (rank === undefined) return [];
  const spelled = ordinals[rank - 1]?.[0];
  return spelled === undefined ? [`${rank}e`] : [`${rank}e`, spelled];
}
