import type { StopTimesTable } from './stop-times-columns.ts';

/** Where the rows of each trip are: `count[t]` rows from `first[t]` on, through `order` when there is one. */
export interface TripRows {
  readonly first: Int32Array;
  readonly count: Int32Array;
  /** Only when the rows of some trip do not stand together. */
  readonly order: Uint32Array | undefined;
}

export function groupByTrip({ trip, length }: StopTimesTable, trips: number): TripRows {
  const first = new Int32Array(trips).fill(-1);
  const count = new Int32Array(trips);
  let isTogether = true;
  let before = -1;
  for (let row = 0; row < length; row += 1) {
    const here = trip[row] as number;
    if (here !== before) {
      if ((first[here] as number) >= 0) isTogether = false;
      else first[here] = row;
      before = here;
    }
    count[here] = (count[here] as number) + 1;
  }
  if (isTogether) return { first, count, order: undefined };

  let start = 0;
  for (let each = 0; each < trips; each += 1) {
    first[each] = start;
    start += count[each] as number;
  }
  const next = first.slice();
  const order = new Uint32Array(length);
  for (let row = 0; row < length; row += 1) {
    const here = trip[row] as number;
    order[next[here] as number] = row;
    next[here] = (next[here] as number) + 1;
  }
  return { first, count, order };
}
