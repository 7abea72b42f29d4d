import type { ByteIndex } from './byte-index.ts';
import { absent } from './field-readers.ts';

/** What a column of stop_times holds, in the order of the file's header; a row is plain only if `empty` ones are. */
export const fieldKinds = {
  other: 0,
  trip: 1,
  stop: 2,
  arrival: 3,
  departure: 4,
  whole: 5,
  empty: 6,
} as const;

const comma = 0x2c;
const colon = 0x3a;
const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const zero = 0x30;

/**
 * Reads a row of stop_times that has nothing unusual: no quotes, no spaces, `HH:MM:SS` times, small whole numbers.
 * That is nearly every row of nearly every feed, and reading it in one pass over its bytes is what makes an import of
 * three million rows a matter of a second. Any other row is left to `RowScanner`.
 */
export class PlainRow {
  trip = -1;
  stop = -1;
  arrival: number = absent;
  departure: number = absent;
  /** Whole numbers, by the place of their column in the header. */
  readonly wholes = new Int32Array(64);
  private tripStart = 0;
  private tripEnd = 0;
  /** The time read last, as its eight bytes and as seconds: most fields repeat the one before. */
  private timeHead = -1;
  private timeTail = -1;
  private time: number = absent;
  /** The stop that came after each stop the last time: nearly always it does again. */
  private readonly following: Int32Array;
  private readonly bytes: Uint8Array;
  private readonly words: DataView;
  private readonly kinds: Uint8Array;
  private readonly trips: ByteIndex;
  private readonly stops: ByteIndex;

  constructor(bytes: Uint8Array, kinds: Uint8Array, trips: ByteIndex, stops: ByteIndex) {
    this.bytes = bytes;
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.following = new Int32Array(stops.size + 1).fill(-1);
    this.kinds = kinds;
    this.trips = trips;
    this.stops = stops;
  }

  /** Reads the row at `start`; gives where the next begins, or -1 when this one is not plain. */
  read(start: number): number {
    const { bytes, kinds, wholes } = this;
    const last = kinds.length - 1;
    let at = start;
    for (let column = 0; column <= last; column += 1) {
      switch (kinds[column]) {
        case fieldKinds.trip: {
          const end = this.readTrip(at);
          if (end < 0) return -1;
          at = end;
          break;
        }
        case fieldKinds.stop: {
          at = this.readStop(at);
          break;
        }
        case fieldKinds.arrival:
        case fieldKinds.departure: {
          const time = this.readTime(at);
          if (time >= 0) at += 8;
          else if (!isEnd(bytes[at])) return -1;
          if (kinds[column] === fieldKinds.arrival) this.arrival = time;
          else this.departure = time;
          break;
        }
        case fieldKinds.whole: {
          let value = absent;
          let digit = (bytes[at] as number) - zero;
          while (digit >= 0 && digit <= 9 && value < 1e8) {
            value = value < 0 ? digit : value * 10 + digit;
            at += 1;
            digit = (bytes[at] as number) - zero;
          }
          wholes[column] = value;
          break;
        }
        case fieldKinds.empty:
          break;
        default:
          while (isPlain(bytes[at] as number)) at += 1;
      }
      const byte = bytes[at];
      if (column < last) {
        if (byte !== comma) return -1;
        at += 1;
      }
    }
    if (bytes[at] === carriageReturn) at += 1;
    return bytes[at] === lineFeed ? at + 1 : -1;
  }

  /** Rows of a trip stand together almost always: the same bytes are the same trip. */
  private readTrip(start: number): number {
    const { bytes, words, tripStart } = this;
    const length = this.tripEnd - tripStart;
    let same = 0;
    if (start + length < bytes.length) {
      const steps = length - 3;
      while (same < steps && words.getUint32(start + same) === words.getUint32(tripStart + same)) same += 4;
    }
    while (same < length && bytes[start + same] === bytes[tripStart + same]) same += 1;
    if (this.trip >= 0 && same === length && bytes[start + same] === comma) return start + same;
    let at = start + same;
    while (isPlain(bytes[at] as number)) at += 1;
    if (at === start) return -1;
    this.trip = this.trips.find(bytes, start, at);
    this.tripStart = start;
    this.tripEnd = at;
    return at;
  }

  private readStop(start: number): number {
    const { bytes, stops, following } = this;
    const before = this.stop + 1;
    const guess = following[before] as number;
    if (guess >= 0) {
      const end = stops.endOf(guess, bytes, start);
      if (end >= 0 && isEnd(bytes[end])) {
        this.stop = guess;
        return end;
      }
    }
    let at = start;
    while (isPlain(bytes[at] as number)) at += 1;
    this.stop = stops.find(bytes, start, at);
    following[before] = this.stop;
    return at;
  }

  private readTime(at: number): number {
    const { bytes, words } = this;
    if (at + 8 >= bytes.length) return absent;
    const head = words.getUint32(at);
    const tail = words.getUint32(at + 4);
    if (head === this.timeHead && tail === this.timeTail) return isEnd(bytes[at + 8]) ? this.time : absent;
    const time = plainTime(bytes, at);
    if (time >= 0) {
      this.timeHead = head;
      this.timeTail = tail;
      this.time = time;
    }
    return time;
  }
}

/** Letters, digits and signs: no comma, quote, space, line end or control. */
function isPlain(byte: number): boolean {
  return byte > 0x20 && byte !== comma && byte !== quote;
}

function isEnd(byte: number | undefined): boolean {
  return byte === comma || byte === lineFeed || byte === carriageReturn;
}

/** `HH:MM:SS` followed by the end of the field, else `absent`. */
function plainTime(bytes: Uint8Array, at: number): number {
  if (bytes[at + 2] !== colon || bytes[at + 5] !== colon || !isEnd(bytes[at + 8])) return absent;
  const hours = ((bytes[at] as number) - zero) * 10 + (bytes[at + 1] as number) - zero;
  const minutes = ((bytes[at + 3] as number) - zero) * 10 + (bytes[at + 4] as number) - zero;
  const seconds = ((bytes[at + 6] as number) - zero) * 10 + (bytes[at + 7] as number) - zero;
  const isTime = hours >= 0 && hours <= 99 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60;
  return isTime && areDigits(bytes, at) ? hours * 3600 + minutes * 60 + seconds : absent;
}

function areDigits(bytes: Uint8Array, at: number): boolean {
  const over = (byte: number) => byte - zero > 9 || byte < zero;
  return !(
    over(bytes[at] as number) ||
    over(bytes[at + 1] as number) ||
    over(bytes[at + 3] as number) ||
    over(bytes[at + 4] as number) ||
    over(bytes[at + 6] as number) ||
    over(bytes[at + 7] as number)
  );
}
