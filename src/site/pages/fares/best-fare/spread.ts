/** Something that takes some room along a line, around a place it would like to stand at. */
export interface Wish {
  readonly at: number;
  readonly size: number;
}

/**
 * Where each begins so that none covers another, as near to its wish as that allows, between two ends. What has no room
 * between the ends stands out at the first of them.
 */
export function spread(wishes: readonly Wish[], [first, last]: readonly [number, number]): number[] {
  const order = [...wishes.keys()].toSorted((one, two) => (wishes[one]?.at ?? 0) - (wishes[two]?.at ?? 0));
  const starts = wishes.map(({ at, size }) => at - size / 2);
  let end = first;
  for (const nth of order) {
    starts[nth] = Math.max(starts[nth] ?? 0, end);
    end = starts[nth] + (wishes[nth]?.size ?? 0);
  }
  end = last;
  for (const nth of order.toReversed()) {
    starts[nth] = Math.min(starts[nth] ?? 0, end - (wishes[nth]?.size ?? 0));
    end = starts[nth];
  }
  return starts;
}
