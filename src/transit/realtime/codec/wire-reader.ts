import { PbfReader } from 'pbf';
import { RealtimeFault } from './realtime-fault.ts';
import { TextPool } from './text-pool.ts';

const pool = new TextPool();

/**
 * A protobuf reader that trusts no length: a nested message or text that runs past what holds it is a fault, and the
 * number of nested messages is bounded, for two bytes of input are enough to ask for an object.
 */
export class WireReader extends PbfReader {
  private readonly bytes: Buffer;
  private partsLeft: number;

  constructor(bytes: Uint8Array, maxParts: number) {
    super(bytes);
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.partsLeft = maxParts;
  }

  /** Number and wire type of the next field, as on the wire, or 0 at the end. Whoever does not know it calls `skip`. */
  nextTag(end: number): number {
    if (this.pos >= end) {
      if (this.pos > end) throw new RealtimeFault('a field runs past the end of its message');
      return 0;
    }
    const tag = this.readUint();
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

  /** Unsigned, up to 64 bits; exact up to 2^53. One byte is by far the most frequent case. */
  readUint(): number {
    const byte = this.bytes[this.pos] as number;
    if (byte < 0x80) {
      this.pos++;
      return byte;
    }
    return this.readVarint();
  }

  /** Signed 32 bits: a negative number comes as ten bytes, of which the first five say it all. */
  readInt32(): number {
    const { bytes } = this;
    let at = this.pos;
    let byte = bytes[at++] as number;
    let value = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      if (shift > 63) throw new RealtimeFault('a number has more than ten bytes');
      byte = bytes[at++] as number;
      if (shift < 32) value |= (byte & 0x7f) << shift;
    }
    this.pos = at;
    return value;
  }

  /** Seconds since the epoch. Until 2038 they take five bytes and stay a small integer; the rest goes the long way. */
  readInstant(): number {
    const { bytes, pos } = this;
    const last = bytes[pos + 4] as number;
    const a = bytes[pos] as number;
    const b = bytes[pos + 1] as number;
    const c = bytes[pos + 2] as number;
    const d = bytes[pos + 3] as number;
    if (last > 7 || (a & b & c & d) < 0x80) return this.readVarint(true);
    this.pos = pos + 5;
    return (a & 0x7f) | ((b & 0x7f) << 7) | ((c & 0x7f) << 14) | ((d & 0x7f) << 21) | (last << 28);
  }

  private readEnd(end: number): number {
    const innerEnd = this.readUint() + this.pos;
    if (innerEnd > end) throw new RealtimeFault('a length runs past the end of its message');
    return innerEnd;
  }
}
