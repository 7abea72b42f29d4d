import { grown } from '../bytes/byte-index.ts';
import { stopUnit } from './stop-times-columns.ts';

interface RowTail {
  /** Where its text stands; `start` is -1 when the row has none to compare. */
  readonly start: number;
  readonly end: number;
  readonly stop: number;
  readonly sequence: number;
  readonly flags: number;
}

/**
 * The tails of rows: a stop, its place on the trip and its flags, as text and as numbers. Buses take the same stops one
 * after the other, so after a given tail nearly always follows the tail that followed it last time. It is compared byte
 * by byte; only if it differs is the row parsed.
 */
export class RowTails {
  stop = new Int32Array(64);
  sequence = new Int32Array(64);
  flags = new Int32Array(64);
  private size = 0;
  private starts = new Int32Array(64);
  private ends = new Int32Array(64);
  /** What followed each tail, shifted by one: the first place is for the beginning of the file. */
  private following = new Int32Array(65).fill(-1);
  private readonly known = new Map<number, number>();
  private readonly bytes: Uint8Array;
  private readonly words: DataView;

  constructor(bytes: Uint8Array, words: DataView) {
    this.bytes = bytes;
    this.words = words;
  }

  /** The tail that followed this one the last time, or -1. */
  after(tail: number): number {
    return this.following[tail + 1] as number;
  }

  /** Where the text of a tail, line end included, stops if it stands at `start`; else -1. */
  endOf(tail: number, start: number): number {
    const { bytes, words } = this;
    const from = this.starts[tail] as number;
    const length = (this.ends[tail] as number) - from;
    if (length <= 0 || start + length > bytes.length) return -1;
    let same = 0;
    while (same < length - 3) {
      if (words.getUint32(start + same) !== words.getUint32(from + same)) return -1;
      same += 4;
    }
    for (; same < length; same += 1) if (bytes[start + same] !== bytes[from + same]) return -1;
    return start + length;
  }

  /** Takes in the tail of a row that was read, and that followed the tail `before`. */
  add(before: number, { start, end, stop, sequence, flags }: RowTail): number {
    const key = (stop * stopUnit + flags) * 2 ** 21 + (sequence % 2 ** 21);
    let tail = this.known.get(key) ?? -1;
    if (tail < 0 || this.sequence[tail] !== sequence) {
      tail = this.size;
      this.size += 1;
      if (this.size > this.stop.length) this.grow();
      this.known.set(key, tail);
      this.stop[tail] = stop;
      this.sequence[tail] = sequence;
      this.flags[tail] = flags;
    }
    this.starts[tail] = start;
    this.ends[tail] = start < 0 ? start : end;
    this.following[before + 1] = tail;
    return tail;
  }

  private grow(): void {
    this.stop = grown(this.stop);
    this.sequence = grown(this.sequence);
    this.flags = grown(this.flags);
    this.starts = grown(this.starts);
    this.ends = grown(this.ends);
    const following = new Int32Array(this.stop.length + 1).fill(-1);
    following.set(this.following);
    this.following = following;
  }
}
