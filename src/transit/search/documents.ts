import { looseWords } from './abbreviations.ts';
import { Vocabulary, type WordEntry } from './vocabulary.ts';
import { foldCode, foldWords, widenWords, type WideWord } from './words.ts';

/** Something that can be found by its number and by its words. */
export interface SearchDocument {
  readonly code: string;
  readonly name: string;
  readonly description: string;
}

/** A place is a document and what a match there costs besides the match itself. */
const costBits = 3;
export const documentOf = (place: number): number => place >>> costBits;
export const placeCost = (place: number): number => place & ((1 << costBits) - 1);

const descriptionCost = 2;
const joinedCost = 1;

export interface DocumentWords {
  readonly vocabulary: Vocabulary;
  readonly codes: Vocabulary;
  /** The names in full words, and as they are written, to compare whole. */
  readonly fullNames: readonly string[];
  readonly writtenNames: readonly string[];
}

export function readDocuments(documents: readonly SearchDocument[]): DocumentWords {
  const words = new Map<string, WordEntry>();
  const codes = new Map<string, WordEntry>();
  const names = documents.map(({ code, name, description }, document) => {
    const ownCode = foldCode(code);
    const place = document << costBits;
    put(codes, ownCode, place);
    const all = widenWords(foldWords(name));
    // Some feeds repeat the number in the name (`Champlain/1005`). Riders may type it there, but whole names are
    // compared without it, because it would hide that two are alike.
    const own = all.filter((word, at) => at === 0 || word.text !== ownCode);
    putWords(words, all, place);
    putJoined(words, own, place + joinedCost);
    if (description !== name) putWords(words, widenWords(foldWords(description)), place + descriptionCost);
    return own;
  });
  return {
    vocabulary: new Vocabulary(words),
    codes: new Vocabulary(codes),
    fullNames: names.map((name) => name.map((word) => word.full).join(' ')),
    writtenNames: names.map((name) => name.map((word) => word.text).join(' ')),
  };
}

function putWords(entries: Map<string, WordEntry>, words: readonly WideWord[], place: number): void {
  for (const { text, cut, others } of words) {
    const entry = put(entries, text, place);
    entry.cut ||= cut;
    for (const other of others) put(entries, other, place);
  }
}

/** Neighbours as one word, for riders who write `stdominique`; a letter that is no article joins both its neighbours: `parcobus`. */
function putJoined(entries: Map<string, WordEntry>, words: readonly WideWord[], place: number): void {
  for (const [at, next] of words.slice(1).entries()) {
    const word = words[at] as WideWord;
    put(entries, word.text + next.text, place);
    if (word.full !== word.text || next.full !== next.text) put(entries, word.full + next.full, place);
    const third = words[at + 2];
    const isLink = next.text.length === 1 && !looseWords.has(next.text);
    if (third && isLink) put(entries, word.text + next.text + third.text, place);
  }
}

function put(entries: Map<string, WordEntry>, word: string, place: number): WordEntry {
  let entry = entries.get(word);
  if (!entry) entries.set(word, (entry = { places: [], cut: false }));
  if (entry.places.at(-1) !== place) entry.places.push(place);
  return entry;
}
