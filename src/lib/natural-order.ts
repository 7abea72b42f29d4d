const natural = new Intl.Collator('fr', { numeric: true });

/** The order people expect of numbers with letters: 3, 3A, 11, 800; names without a number come last. */
export function compareNaturally(one: string, two: string): number {
  return natural.compare(one, two) || Number(one > two) - Number(one < two);
}
