interface Labels {
  readonly at: number;
  /** From the label of some rides to that of one more. */
  readonly step: number;
}

/** What is reached with some rides is reached with more. */
export function writeThrough(labels: Int32Array, { at, step }: Labels, time: number): void {
  labels[at] = time;
  for (let more = at + step; more < labels.length && (labels[more] as number) > time; more += step)
    labels[more] = time;
}

/** The label of the fewest rides with the same time as the one at `at`. */
export function fewest(labels: Int32Array, { at, step, least }: Labels & { readonly least: number }): number {
  let label = at;
  while (label - step >= least && (labels[label - step] as number) <= (labels[label] as number))
    label -= step;
  return label;
}

interface Departures {
  /** The cell of the first trip; the next trips are each `length` cells on, `end` of them. */
  readonly first: number;
  readonly length: number;
  readonly end: number;
}

/** The first trip whose departure is not before `time`; `end` when all leave before. */
export function firstNotBefore(
  departures: Int32Array,
  { first, length, end }: Departures,
  time: number,
): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((departures[first + middle * length] as number) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
