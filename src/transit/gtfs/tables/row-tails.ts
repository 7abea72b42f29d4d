import { ByteIndex, grown } from '../bytes/byte-index.ts';

/** What the tail of a row says. */
interface TailFacts {
  stop: number;
  sequence: number;
  flags: number;
}

/** Where a text stands in the table. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Facts and text of each tail lie side by side: a guess then looks into memory once, not in six places. */
const field = { stop: 0, sequence: 1, flags: 2, following: 3, length: 4, text: 5 } as const;
const stride = 24;
/** A longer text is not kept, and its rows are parsed. */
const longestText = (stride - field.text) * 4;
/** In a feed whose tails hardly ever repeat, keeping each of them would take more than the table itself. */
const maxTails = 1 << 17;
const lineFeed = 0x0a;

/**
 * The tails of rows: a stop, its place on the trip and its flags, as text and as numbers. Buses take the same stops one
 * after the other, so after a given tail nearly always follows the tail that followed it last time. It is compared as
 * text; only a tail that was never read before is parsed.
 */
export class RowTails {
  /** Records of `stride` numbers; the first one stands for no tail, so that tail `t` is at `(t + 1) * stride`. */
  private records = new Int32Array(stride * 64);
  private readonly texts = new ByteIndex();
  private readonly bytes: Uint8Array;
  private readonly words: DataView;

  constructor(bytes: Uint8Array, words: DataView) {
    this.bytes = bytes;
    this.words = words;
    this.records[field.following] = -1;
  }

  /** Copies what a tail says; gives how many bytes its text has, line end included. */
  read(tail: number, to: TailFacts): number {
    const { records } = this;
    const at = (tail + 1) * stride;
    to.stop = records[at + field.stop] as number;
    to.sequence = records[at + field.sequence] as number;
    to.flags = records[at + field.flags] as number;
    return records[at + field.length] as number;
  }

  /** The tail whose text stands at `start`, after the tail `before`; -1 when it was never added. */
  find(before: number, start: number): number {
    const guess = this.records[(before + 1) * stride + field.following] as number;
    if (guess >= 0 && this.standsAt(guess, start)) return guess;
    const end = this.endOfLine(start);
    const tail = end < 0 ? -1 : this.texts.find(this.bytes, start, end);
    if (tail >= 0) this.records[(before + 1) * stride + field.following] = tail;
    return tail;
  }

  /** Takes in a tail that `find` did not know; -1 when it is not kept. */
  add(before: number, { start, end }: Span, { stop, sequence, flags }: Readonly<TailFacts>): number {
    const length = end - start;
    if (length > longestText || this.texts.size >= maxTails) return -1;
    const tail = this.texts.add(this.bytes, start, end);
    const at = (tail + 1) * stride;
    while (at + stride > this.records.length) this.records = grown(this.records);
    const { records } = this;
    records[at + field.stop] = stop;
    records[at + field.sequence] = sequence;
    records[at + field.flags] = flags;
    records[at + field.following] = -1;
    records[at + field.length] = length;
    for (let place = 0; place < length; place += 1) {
      const word = at + field.text + (place >> 2);
      const shift = 24 - (place & 3) * 8;
      records[word] = (records[word] as number) | ((this.bytes[start + place] as number) << shift);
    }
    records[(before + 1) * stride + field.following] = tail;
    return tail;
  }

  private standsAt(tail: number, start: number): boolean {
    const { records, words } = this;
    const at = (tail + 1) * stride;
    const length = records[at + field.length] as number;
    if (start + length + 4 > this.bytes.length) return false;
    let text = at + field.text;
    let from = start;
    const lastWord = start + length - 4;
    while (from <= lastWord) {
      if (words.getInt32(from) !== records[text]) return false;
      from += 4;
      text += 1;
    }
    // Of the last word only the bytes that belong to the text are compared.
    const rest = length & 3;
    return rest === 0 || (words.getInt32(from) ^ (records[text] as number)) >>> (32 - rest * 8) === 0;
  }

  /** After the line feed of this line; -1 when it is further away than any text that is kept. */
  private endOfLine(start: number): number {
    const { bytes } = this;
    const last = Math.min(start + longestText, bytes.length);
    for (let at = start; at < last; at += 1) if (bytes[at] === lineFeed) return at + 1;
    return -1;
  }
}
