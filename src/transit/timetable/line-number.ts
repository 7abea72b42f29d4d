import { compareNaturally } from '#lib/natural-order.ts';
import type { DirectionKey } from './patterns.ts';
import type { Timetable } from './timetable.ts';

/** By line as riders count, then direction 0 first. */
export function compareDirections({ lines }: Timetable, one: DirectionKey, two: DirectionKey): number {
  const numberOf = ({ line }: DirectionKey) => lines[line]?.number ?? '';
  return compareNaturally(numberOf(one), numberOf(two)) || one.directionId - two.directionId;
}
