/**
 * How the number of a line stands in its badge. `short`, none, `long` and `word` stand within the outline of the type, in
 * letters of their size; a `name` does not fit in it, and stands in a plate that has the outline before it.
 */
export type BadgeLength = 'short' | 'long' | 'word' | 'name' | undefined;

/** Behind the alphabets of Europe and the Near East stand letters and signs that may be as wide as they are high. */
const firstWide = '\u2000';
const mostInOutline = 4;

export function badgeLength(number: string): BadgeLength {
  const signs = [...number];
  const size = signs.reduce((sum, sign) => sum + (sign < firstWide ? 1 : 2), 0);
  const letters = signs.filter((sign) => !/\d/.test(sign)).length;
  if (size > mostInOutline) return 'name';
  if (letters > 1) return size < 3 ? undefined : 'word';
  return size < 3 ? 'short' : size > 3 ? 'long' : undefined;
}
