import { grown } from './byte-index.ts';

/** A column of whole numbers that grows as rows come. */
export class GrowingColumn {
  values: Int32Array;
  length = 0;

  constructor(capacity = 64) {
    this.values = new Int32Array(Math.max(capacity, 16));
  }

  push(value: number): void {
    if (this.length === this.values.length) this.values = grown(this.values);
    this.values[this.length] = value;
    this.length += 1;
  }

  /** The numbers so far, without copying. */
  view(): Int32Array {
    return this.values.subarray(0, this.length);
  }
}
