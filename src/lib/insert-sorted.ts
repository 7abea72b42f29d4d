interface SortedList<Item> {
  /** How long the list may grow. */
  readonly limit: number;
  readonly isBefore: (one: Item, other: Item) => boolean;
}

/** Puts an item in its place in a sorted list, after its equals; what is then past the limit falls out. */
export function insertSorted<Item>(list: Item[], item: Item, { limit, isBefore }: SortedList<Item>): void {
  let place = list.length;
  while (place > 0 && isBefore(item, list[place - 1] as Item)) place -= 1;
  if (place >= limit) return;
  list.splice(place, 0, item);
  if (list.length > limit) list.pop();
}
