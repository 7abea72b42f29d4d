/**
 * Numbers texts by their bytes in the order they come, without making a string of each: three million references
 * are looked up in an import, and only the distinct ones are ever read.
 */
export class ByteIndex {
  /** How many distinct texts there are. */
  size = 0;
  private pool = new Uint8Array(1 << 11);
  private used = 0;
  private offsets = new Uint32Array(1 << 6);
  private hashes = new Int32Array(1 << 6);
  private slots = new Int32Array(1 << 7).fill(-1);

  /** The number of a text, or -1. */
  find(bytes: Uint8Array, start: number, end: number): number {
    return this.slots[this.slotOf(bytes, start, end)] as number;
  }

  /** The number of a text, given now if it has none. */
  add(bytes: Uint8Array, start: number, end: number): number {
    let slot = this.slotOf(bytes, start, end);
    const known = this.slots[slot] as number;
    if (known >= 0) return known;
    if ((this.size + 1) * 2 > this.slots.length) {
      this.slots = widerSlots(this.slots, this.hashes, this.size);
      slot = this.slotOf(bytes, start, end);
    }
    const id = this.size;
    this.keep(bytes, start, end);
    this.slots[slot] = id;
    return id;
  }

  /** Where the text of a number ends if it stands at `start`, else -1; what follows is not looked at. */
  endOf(id: number, bytes: Uint8Array, start: number): number {
    const { pool, offsets } = this;
    const end = offsets[id + 1] as number;
    let at = start;
    for (let kept = offsets[id] as number; kept < end; kept += 1, at += 1) {
      if (bytes[at] !== pool[kept]) return -1;
    }
    return at;
  }

  findText(text: string): number {
    const bytes = encoder.encode(text);
    return this.find(bytes, 0, bytes.length);
  }

  addText(text: string): number {
    const bytes = encoder.encode(text);
    return this.add(bytes, 0, bytes.length);
  }

  text(id: number): string {
    return decoder.decode(this.bytesOf(id));
  }

  bytesOf(id: number): Uint8Array {
    return this.pool.subarray(this.offsets[id], this.offsets[id + 1]);
  }

  /** How many bytes a text has. */
  lengthOf(id: number): number {
    return (this.offsets[id + 1] as number) - (this.offsets[id] as number);
  }

  /** Writes a text into other bytes; for short ones a loop is faster than a call. */
  copyTo(target: Uint8Array, position: number, id: number): void {
    const { pool, offsets } = this;
    const end = offsets[id + 1] as number;
    let to = position;
    for (let from = offsets[id] as number; from < end; from += 1, to += 1) target[to] = pool[from] as number;
  }

  /** All texts, in their order. */
  texts(): string[] {
    return Array.from({ length: this.size }, (_, id) => this.text(id));
  }

  /** Negative when the first comes before the second, byte by byte. */
  compare(first: number, second: number): number {
    const { pool, offsets } = this;
    let one = offsets[first] as number;
    let two = offsets[second] as number;
    const oneEnd = offsets[first + 1] as number;
    const twoEnd = offsets[second + 1] as number;
    while (one < oneEnd && two < twoEnd) {
      const difference = (pool[one] as number) - (pool[two] as number);
      if (difference !== 0) return difference;
      one += 1;
      two += 1;
    }
    return oneEnd - one - (twoEnd - two);
  }

  private slotOf(bytes: Uint8Array, start: number, end: number): number {
    const { slots, hashes } = this;
    const code = hash(bytes, start, end);
    const mask = slots.length - 1;
    let slot = code & mask;
    for (;;) {
      const id = slots[slot] as number;
      if (id < 0 || (hashes[id] === code && this.endOf(id, bytes, start) === end)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private keep(bytes: Uint8Array, start: number, end: number): void {
    const length = end - start;
    while (this.used + length > this.pool.length) this.pool = grown(this.pool);
    if (this.size + 2 > this.offsets.length) {
      this.offsets = grown(this.offsets);
      this.hashes = grown(this.hashes);
    }
    this.pool.set(bytes.subarray(start, end), this.used);
    this.used += length;
    this.hashes[this.size] = hash(bytes, start, end);
    this.size += 1;
    this.offsets[this.size] = this.used;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function hash(bytes: Uint8Array, start: number, end: number): number {
  let code = end - start;
  for (let at = start; at < end; at += 1) code = Math.imul(code ^ (bytes[at] as number), 0x01000193);
  return code ^ (code >>> 15);
}

/** The slots of a hash table with four times the room, the numbers up to `size` put where their hashes say. */
export function widerSlots(slots: Int32Array, hashes: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(slots.length * 4).fill(-1);
  const mask = wider.length - 1;
  for (let id = 0; id < size; id += 1) {
    let slot = (hashes[id] as number) & mask;
    while ((wider[slot] as number) >= 0) slot = (slot + 1) & mask;
    wider[slot] = id;
  }
  return wider;
}

type Growable = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** The same numbers in an array of twice the room. */
export function grown<A extends Growable>(array: A): A {
  const wider = new (array.constructor as new (length: number) => A)(array.length * 2);
  wider.set(array);
  return wider;
}
