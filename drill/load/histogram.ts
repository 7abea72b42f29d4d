/** Times are told apart by two in a hundred, from a hundredth of a millisecond up. */
const step = Math.log(1.02);
const smallestMs = 0.01;

/** Pairs of a bucket and how many times are in it, to be sent between processes. */
export type HistogramJson = readonly (readonly [number, number])[];

/** How often each time was seen, in buckets that are as fine for short times as for long ones. */
export class Histogram {
  readonly #buckets: Map<number, number>;

  constructor(pairs: HistogramJson = []) {
    this.#buckets = new Map(pairs);
  }

  add(ms: number): void {
    this.#count(Math.max(0, Math.ceil(Math.log(ms / smallestMs) / step)), 1);
  }

  merge(other: Histogram): void {
    for (const [bucket, count] of other.#buckets) this.#count(bucket, count);
  }

  get count(): number {
    return [...this.#buckets.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The time that this share of all times does not exceed (ms); 0 where there are none. */
  at(share: number): number {
    const wanted = this.count * share;
    let sum = 0;
    for (const [bucket, count] of [...this.#buckets].sort(([one], [two]) => one - two)) {
      sum += count;
      if (sum >= wanted) return smallestMs * Math.exp(bucket * step);
    }
    return 0;
  }

  toJSON(): HistogramJson {
    return [...this.#buckets];
  }

  #count(bucket: number, more: number): void {
    this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + more);
  }
}
