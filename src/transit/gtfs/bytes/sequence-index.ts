import { grown, widerSlots } from './byte-index.ts';

/** Numbers lists of whole numbers by their content: patterns and profiles are what remains of millions of rows. */
export class SequenceIndex {
  size = 0;
  private pool = new Int32Array(1 << 8);
  private offsets = new Uint32Array(1 << 5);
  private hashes = new Int32Array(1 << 5);
  private slots = new Int32Array(1 << 6).fill(-1);

  /** The number of the first `length` values, given now if they have none. */
  add(values: Int32Array, length: number): number {
    let code = length;
    for (let at = 0; at < length; at += 1)
      code = Math.imul(code ^ (values[at] as number), 0x9e3779b1) ^ (code >>> 13);
    const mask = this.slots.length - 1;
    let slot = code & mask;
    for (;;) {
      const id = this.slots[slot] as number;
      if (id < 0) break;
      if (this.hashes[id] === code && this.holds(id, values, length)) return id;
      slot = (slot + 1) & mask;
    }
    this.slots[slot] = this.size;
    this.keep(values, length, code);
    return this.size - 1;
  }

  valuesOf(id: number): Int32Array {
    return this.pool.subarray(this.offsets[id], this.offsets[id + 1]);
  }

  private holds(id: number, values: Int32Array, length: number): boolean {
    const from = this.offsets[id] as number;
    if ((this.offsets[id + 1] as number) - from !== length) return false;
    for (let at = 0; at < length; at += 1) if (this.pool[from + at] !== values[at]) return false;
    return true;
  }

  private keep(values: Int32Array, length: number, code: number): void {
    const used = this.offsets[this.size] as number;
    while (used + length > this.pool.length) this.pool = grown(this.pool);
    if (this.size + 2 > this.offsets.length) {
      this.offsets = grown(this.offsets);
      this.hashes = grown(this.hashes);
    }
    this.pool.set(values.subarray(0, length), used);
    this.hashes[this.size] = code;
    this.size += 1;
    this.offsets[this.size] = used + length;
    if (this.size * 2 > this.slots.length) this.slots = widerSlots(this.slots, this.hashes, this.size);
  }
}
