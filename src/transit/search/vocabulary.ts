import { TypoFinder } from './typo-finder.ts';

/** A word of the vocabulary that answers to a typed one. */
export interface WordMatch {
  readonly word: number;
  readonly cost: number;
}

/** What a match costs. Typos and words cut short outweigh everything else, whatever the number of words. */
export const costs = { meant: 1, begun: 1, inside: 4, typo: 100, cut: 110, initial: 120 } as const;
export const leastTypo = costs.typo;

/** What is known of a word: where it stands, and how. */
export interface WordEntry {
  readonly places: number[];
  /** Written with a full stop somewhere, as if cut short. */
  cut: boolean;
}

/** Every word of a set of documents, in order, with the places where it stands. */
export class Vocabulary {
  private readonly words: readonly string[];
  private readonly places: readonly (readonly number[])[];
  private readonly cut = new Map<string, number>();
  private readonly typos: TypoFinder;

  constructor(entries: ReadonlyMap<string, WordEntry>) {
    this.words = [...entries.keys()].sort();
    const ordered = this.words.map((word) => entries.get(word) as WordEntry);
    this.places = ordered.map(({ places }) => places);
    ordered.forEach(({ cut }, id) => {
      if (cut) this.cut.set(this.words[id] as string, id);
    });
    this.typos = new TypoFinder(this.words);
  }

  placesOf(word: number): readonly number[] {
    return this.places[word] as readonly number[];
  }

  /** The number of a word, or -1. */
  find(text: string): number {
    const at = this.firstFrom(text);
    return this.words[at] === text ? at : -1;
  }

  /** The words that begin with a text, itself included, as a range of numbers. */
  beginning(text: string): { readonly from: number; readonly to: number } {
    return { from: this.firstFrom(text), to: this.firstFrom(`${text}\uffff`) };
  }

  /** The words cut short (`Sablon.`) that a whole one may stand for. */
  cutOf(typed: string): WordMatch[] {
    const matches: WordMatch[] = [];
    for (let length = 1; length < typed.length; length++) {
      const word = this.cut.get(typed.slice(0, length));
      if (word !== undefined) matches.push({ word, cost: length < 3 ? costs.initial : costs.cut });
    }
    return matches;
  }

  /** The words within a few typos. */
  withTypos(typed: string, begun: boolean): WordMatch[] {
    const matches: WordMatch[] = [];
    this.typos.find(typed, begun, (word, typos, whole) => {
      matches.push({ word, cost: typos * costs.typo + (whole ? 0 : costs.begun) });
    });
    return matches;
  }

  private firstFrom(text: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
