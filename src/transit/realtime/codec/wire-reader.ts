import { OwnError } from '#lib/errors.ts';
import { PbfReader } from 'pbf';
import { TextPool } from './text-pool.ts';

/** The one thing reading a real-time message can throw: the bytes are not a feed message, or too much of one. */
export class RealtimeFault extends OwnError {
  override readonly name = 'RealtimeFault';
  readonly code = 'realtime-malformed';

  constructor(words: string, cause?: unknown) {
    super(words, cause === undefined ? undefined : { cause });
  }
}

const pool = new TextPool();

/**
 * A protobuf reader that trusts no length: a nested message or text that runs past what holds it is a fault, and the
 * number of nested messages is bounded, because two bytes of input are enough to ask for an object.
 */
export class WireReader extends PbfReader {
  private readonly bytes: Buffer;
  private partsLeft: number;

  constructor(bytes: Uint8Array, maxParts: number) {
    super(bytes);
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.partsLeft = maxParts;
  }

  /** Number and wire type of the next field, as on the wire, or 0 at the end. A caller that does not know it skips. */
  nextTag(end: number): number {
    if (this.pos >= end) {
      if (this.pos > end) throw new RealtimeFault('a field runs past the end of its message');
      return 0;
    }
    const tag = this.readUnsigned();
    if (tag < 8 || tag > 0xffff_ffff) throw new RealtimeFault('a field has an impossible number');
    return tag;
  }

  /** Enters a nested message; the result is where it ends. */
  enter(end: number): number {
    if (--this.partsLeft < 0) throw new RealtimeFault('the message has too many parts');
    return this.readEnd(end);
  }

  readText(end: number): string {
    const textEnd = this.readEnd(end);
    const start = this.pos;
    this.pos = textEnd;
    return pool.read(this.bytes, start, textEnd);
  }

  /** Signed, up to 64 bits, exact up to 2^53. What fits a small integer, as an instant does until 2038, becomes one. */
  readSigned(): number {
    const { bytes } = this;
    let at = this.pos;
    let byte = bytes[at++] as number;
    let value = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++] as number;
      if (shift === 28 && byte > 7) return this.readVarint(true);
      value |= (byte & 0x7f) << shift;
    }
    this.pos = at;
    return value;
  }

  /** Tags and lengths: nearly all have one byte, which the library's longer function takes more time for. */
  private readUnsigned(): number {
    const byte = this.bytes[this.pos] as number;
    // Past the end the byte is undefined: the comparison fails, and the library refuses what it reads there.
    if (byte < 0x80) {
      this.pos++;
      return byte;
    }
    return this.readVarint();
  }

  private readEnd(end: number): number {
    const innerEnd = this.readUnsigned() + this.pos;
    if (innerEnd > end) throw new RealtimeFault('a length runs past the end of its message');
    return innerEnd;
  }
}
