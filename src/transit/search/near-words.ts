import { editDistance } from './edit-distance.ts';

/** Below this many letters a word is too short to be recognised with an error in it. */
const shortestWord = 4;

/** Words sorted by length with the letters they hold, to find those within a few typing errors. */
export class NearWords {
  readonly #words: readonly string[];
  readonly #ids: Uint32Array;
  readonly #letters: Int32Array;
  /** The first word of each length. */
  readonly #starts: readonly number[];

  /** Words with digits are left out: a number with an error in it is another number. */
  constructor(words: readonly string[]) {
    const fit = words
      .map((text, id) => ({ text, id }))
      .filter(({ text }) => text.length >= shortestWord && lettersOf(text) >= 0);
    fit.sort((a, b) => a.text.length - b.text.length || a.id - b.id);
    this.#words = fit.map(({ text }) => text);
    this.#ids = Uint32Array.from(fit, ({ id }) => id);
    this.#letters = Int32Array.from(this.#words, lettersOf);
    const starts: number[] = [];
    this.#words.forEach((word, at) => {
      while (starts.length <= word.length) starts.push(at);
    });
    this.#starts = starts;
  }

  /**
   * Calls `found` with the words within one error, from four letters on, or two, from eight on.
   * With `begun` the end of the word may still be missing.
   */
  find(typed: string, begun: boolean, found: (id: number, edits: number, whole: boolean) => void): void {
    const letters = lettersOf(typed);
    if (typed.length < shortestWord - 1 || letters < 0) return;
    // Three letters and an error would begin half the vocabulary.
    const open = begun && typed.length >= shortestWord;
    const reach = typed.length < 7 ? 1 : 2;
    const end = open ? this.#words.length : this.#startOf(typed.length + reach + 1);
    for (let at = this.#startOf(typed.length - reach); at < end; at++) {
      const own = this.#letters[at] as number;
      let missing = letters & ~own;
      missing &= missing - 1;
      if (reach > 1) missing &= missing - 1;
      if (missing !== 0) continue;
      const word = this.#words[at] as string;
      const most = reach > 1 && Math.max(word.length, typed.length) >= 8 ? 2 : 1;
      const edits = editDistance(typed, word, most, open);
      if (edits <= most) found(this.#ids[at] as number, edits, word.length <= typed.length + most);
    }
  }

  #startOf(length: number): number {
    return length < 0 ? 0 : (this.#starts[length] ?? this.#words.length);
  }
}

/** The letters of a word as bits; negative when it holds a digit. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code >= 48 && code <= 57) return -1;
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code & 3));
  }
  return bits;
}
