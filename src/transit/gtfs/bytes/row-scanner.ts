import type { ByteIndex } from './byte-index.ts';

const comma = 0x2c;
const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;

/** No text of a feed is longer; a quote that is never closed must not swallow the table. */
export const maxFieldBytes = 64 * 1024;

type RowFault = 'field-too-long' | 'quote-not-closed';

/**
 * Walks over a CSV table without making a string: after `next()`, field `i` is `bytes[starts[i]..ends[i]]`.
 * Any column order, quotes, a byte order mark, both line ends, blank lines, short and long rows are all read.
 */
export class RowScanner {
  readonly bytes: Uint8Array;
  readonly starts = new Int32Array(256);
  readonly ends = new Int32Array(256);
  /** How many fields the row has; of one with a fault, how many were read before it. */
  fields = 0;
  /** How many fields the header has. */
  width = 0;
  /** The line of the row, the header being 1. */
  row = 0;
  /** What is wrong with the row as text; it is then not to be used, but may say which row it is. */
  fault: RowFault | undefined;
  /** Bits of the fields (the first 31) that hold doubled quotes. */
  private doubled = 0;
  /**
   * The row in which each field was trimmed last. Each field is trimmed once a row: a second trim would strip quotes
   * that belong to the text.
   */
  private readonly trimmed = new Int32Array(256);
  /** Where the next row begins. */
  position: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    this.position = hasMark ? 3 : 0;
  }

  /** Moves to the next row that is not blank; false at the end. */
  next(): boolean {
    const { bytes, starts, ends } = this;
    const end = bytes.length;
    let at = this.position;
    for (;;) {
      if (at >= end) return false;
      this.row += 1;
      this.fault = undefined;
      this.doubled = 0;
      let field = 0;
      let start = at;
      let isTooLong = false;
      starts[0] = at;
      for (;;) {
        const byte = at < end ? (bytes[at] as number) : lineFeed;
        if (byte === comma) {
          ends[field] = at;
          if (at - (starts[field] as number) > maxFieldBytes) isTooLong = true;
          if (field < 255) field += 1;
          at += 1;
          start = at;
          starts[field] = at;
        } else if (byte === lineFeed) {
          ends[field] = bytes[at - 1] === carriageReturn && at > start ? at - 1 : at;
          if (at - (starts[field] as number) > maxFieldBytes) isTooLong = true;
          at += 1;
          break;
        } else if (byte === quote && at === start) {
          at = this.skipQuoted(at, field);
          start = -1;
          if (this.fault) break;
        } else if (byte === space && at === start) {
          at += 1;
          start = at;
        } else {
          at += 1;
        }
      }
      this.fields = this.fault ? field : field + 1;
      if (this.fault) {
        const next = bytes.indexOf(lineFeed, at);
        at = next < 0 ? end : next + 1;
      } else if (isTooLong) this.fault = 'field-too-long';
      else if (field === 0 && this.isBlank(0)) continue;
      this.position = at;
      return true;
    }
  }

  /** Passes over rows that were read otherwise. */
  skipTo(position: number, rows: number): void {
    this.position = position;
    this.row += rows;
  }

  /** Gives the place after the closing quote; the quotes stay around the field and `trim` takes them off. */
  private skipQuoted(open: number, field: number): number {
    const { bytes } = this;
    let at = open + 1;
    for (;;) {
      const close = bytes.indexOf(quote, at);
      if (close < 0 || close - open > maxFieldBytes) {
        this.fault = close < 0 ? 'quote-not-closed' : 'field-too-long';
        return open + 1;
      }
      if (bytes[close + 1] !== quote) return close + 1;
      if (field < 31) this.doubled |= 1 << field;
      at = close + 2;
    }
  }

  /** Takes spaces and quotes off a field, in place, and the spaces inside the quotes. */
  trim(field: number): void {
    if (this.trimmed[field] === this.row) return;
    this.trimmed[field] = this.row;
    this.trimSpaces(field);
    const { bytes, starts, ends } = this;
    const start = starts[field] as number;
    const end = ends[field] as number;
    if (end - start >= 2 && bytes[start] === quote && bytes[end - 1] === quote) {
      starts[field] = start + 1;
      ends[field] = end - 1;
      this.trimSpaces(field);
    }
  }

  private trimSpaces(field: number): void {
    const { bytes, starts, ends } = this;
    let start = starts[field] as number;
    let end = ends[field] as number;
    while (start < end && (bytes[start] as number) <= space) start += 1;
    while (end > start && (bytes[end - 1] as number) <= space) end -= 1;
    starts[field] = start;
    ends[field] = end;
  }

  isBlank(field: number): boolean {
    if (field >= this.fields) return true;
    this.trim(field);
    return this.starts[field] === this.ends[field];
  }

  /** The text of a field, trimmed; empty when the row is too short to have it. */
  text(field: number): string {
    if (field < 0 || this.isBlank(field)) return '';
    const { bytes, starts, ends } = this;
    const start = starts[field] as number;
    const end = ends[field] as number;
    // Most fields of the large tables that are read as text are one digit, for which a decoder is slow.
    if (end === start + 1 && (bytes[start] as number) < 0x80)
      return String.fromCharCode(bytes[start] as number);
    const text = decoder.decode(bytes.subarray(start, end));
    return this.isDoubled(field) ? text.replaceAll('""', '"') : text;
  }

  /** The number a field has in an index, given now if it has none; -1 when the field is blank. */
  addTo(index: ByteIndex, field: number): number {
    if (field < 0 || this.isBlank(field)) return -1;
    if (this.isDoubled(field)) return index.addText(this.text(field));
    return index.add(this.bytes, this.starts[field] as number, this.ends[field] as number);
  }

  /** The number a field has in an index, by its bytes or by its text; -1 when it has none. */
  findIn(index: ByteIndex, field: number): number {
    if (field < 0 || this.isBlank(field)) return -1;
    const found = index.find(this.bytes, this.starts[field] as number, this.ends[field] as number);
    return found < 0 ? index.findText(this.text(field)) : found;
  }

  private isDoubled(field: number): boolean {
    return field >= 31 || (this.doubled & (1 << field)) !== 0;
  }
}

const decoder = new TextDecoder();
