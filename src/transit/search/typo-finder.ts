/** Below this many letters a word is too short to be recognised with a typo in it. */
const shortestWord = 4;

/** Words sorted by length with the letters they hold, to find those within a few typos. */
export class TypoFinder {
  private readonly words: readonly string[];
  private readonly ids: Uint32Array;
  private readonly letters: Int32Array;
  /** The first word of each length. */
  private readonly starts: readonly number[];

  /** Words with digits are left out: a number with a typo in it is another number. */
  constructor(words: readonly string[]) {
    const fit = words
      .map((text, id) => ({ text, id }))
      .filter(({ text }) => text.length >= shortestWord && lettersOf(text) >= 0);
    fit.sort((a, b) => a.text.length - b.text.length || a.id - b.id);
    this.words = fit.map(({ text }) => text);
    this.ids = Uint32Array.from(fit, ({ id }) => id);
    this.letters = Int32Array.from(this.words, lettersOf);
    const starts: number[] = [];
    this.words.forEach((word, at) => {
      while (starts.length <= word.length) starts.push(at);
    });
    this.starts = starts;
  }

  /**
   * Calls `found` with the words within one typo, from four letters on, or two, from eight on.
   * With `begun` the end of the word may still be missing.
   */
  find(typed: string, begun: boolean, found: (id: number, typos: number, whole: boolean) => void): void {
    const letters = lettersOf(typed);
    if (typed.length < shortestWord - 1 || letters < 0) return;
    // Three letters and a typo would begin half the vocabulary.
    const open = begun && typed.length >= shortestWord;
    const reach = typed.length < 7 ? 1 : 2;
    const end = open ? this.words.length : this.startOf(typed.length + reach + 1);
    for (let at = this.startOf(typed.length - reach); at < end; at++) {
      const own = this.letters[at] as number;
      let missing = letters & ~own;
      missing &= missing - 1;
      if (reach > 1) missing &= missing - 1;
      if (missing !== 0) continue;
      const word = this.words[at] as string;
      const most = reach > 1 && Math.max(word.length, typed.length) >= 8 ? 2 : 1;
      const typos = countTypos(typed, word, { most, begun: open });
      if (typos <= most) found(this.ids[at] as number, typos, word.length <= typed.length + most);
    }
  }

  private startOf(length: number): number {
    return length < 0 ? 0 : (this.starts[length] ?? this.words.length);
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

/** Words are at most this long, so that the rows below never grow. */
const longest = 40;

let before = new Uint8Array(longest + 1);
let above = new Uint8Array(longest + 1);
let row = new Uint8Array(longest + 1);

/**
 * How many letters must be added, removed, changed or swapped with their neighbour to make `typed` of `word`;
 * anything above `most` is `most + 1`. With `begun` the end of `word` may still be missing.
 */
export function countTypos(
  typed: string,
  word: string,
  { most, begun }: { readonly most: number; readonly begun: boolean },
): number {
  const rows = Math.min(typed.length, longest);
  const columns = Math.min(word.length, begun ? rows + most : longest);
  if (Math.abs(rows - columns) > most) return most + 1;
  for (let column = 0; column <= columns; column++) row[column] = column;
  let least = 0;
  for (let at = 1; at <= rows; at++) {
    const spare = before;
    before = above;
    above = row;
    row = spare;
    const leastAbove = least;
    const letter = typed.charCodeAt(at - 1);
    const letterBefore = at > 1 ? typed.charCodeAt(at - 2) : -1;
    row[0] = at;
    least = at;
    for (let column = 1; column <= columns; column++) {
      const other = word.charCodeAt(column - 1);
      const changed = (above[column - 1] as number) + (letter === other ? 0 : 1);
      let cost = Math.min(changed, (above[column] as number) + 1, (row[column - 1] as number) + 1);
      if (column > 1 && other === letterBefore && letter === word.charCodeAt(column - 2))
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back two rows, so one poor row alone does not settle it.
    if (least > most && leastAbove >= most) return most + 1;
  }
  const distance = begun ? least : (row[columns] as number);
  return Math.min(distance, most + 1);
}
