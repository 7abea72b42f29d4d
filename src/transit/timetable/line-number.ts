import type { DirectionKey } from './patterns.ts';
import type { Timetable } from './timetable.ts';

const natural = new Intl.Collator('fr', { numeric: true });

/** The order riders expect of line numbers: 3, 3A, 11, 800; names without a number come last. */
export function compareLineNumbers(one: string, two: string): number {
  return natural.compare(one, two) || Number(one > two) - Number(one < two);
}

/** By line as riders count, then direction 0 first. */
export function compareDirections({ lines }: Timetable, one: DirectionKey, two: DirectionKey): number {
  const numberOf = ({ line }: DirectionKey) => lines[line]?.number ?? '';
  return compareLineNumbers(numberOf(one), numberOf(two)) || one.directionId - two.directionId;
}
