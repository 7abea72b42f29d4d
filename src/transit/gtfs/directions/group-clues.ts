import { courseOf, type LinePattern } from './line-pattern.ts';
import type { Sense } from './sides.ts';

/** What the patterns of a group say together of its first side; its other side says the opposite. */
export interface GroupClues {
  /** By headsign: which side shows it. One that both sides show says nothing. */
  readonly headsigns: Map<string, number>;
  /** By place: which side ends there, and which begins there. */
  readonly ends: Map<number, number>;
  /** From where to where, as the crow flies, all in all. */
  east: number;
  north: number;
}

export function noClues(): GroupClues {
  return { headsigns: new Map(), ends: new Map(), east: 0, north: 0 };
}

export function addClues(clues: GroupClues, pattern: LinePattern, sense: Sense): void {
  for (const [headsign, share] of pattern.headsigns) add(clues.headsigns, headsign, sense * share);
  if (courseOf(pattern) !== 'line') return;
  add(clues.ends, pattern.places.at(-1) as number, sense);
  add(clues.ends, pattern.places[0] as number, -sense);
  const { east, north } = crowFlight(pattern);
  clues.east += sense * east;
  clues.north += sense * north;
}

/** Positive when two groups say the same, negative when they say the opposite, 0 when they say nothing of each other. */
export type Comparison = (one: GroupClues, other: GroupClues) => number;

/** The same words on the front of two buses: they go to the same place. */
export const compareHeadsigns: Comparison = (one, other) => dotProduct(one.headsigns, other.headsigns);

/** Buses that end, or begin, at the same place go the same way; one that begins where another ends goes the other way. */
export const compareEnds: Comparison = (one, other) => dotProduct(one.ends, other.ends);

/** Sixty degrees: what turns off farther than that goes neither the same way nor the opposite one. */
const leastCosine = 0.5;

export const compareHeadings: Comparison = (one, other) => {
  const lengths = Math.hypot(one.east, one.north) * Math.hypot(other.east, other.north);
  const cosine = lengths === 0 ? 0 : (one.east * other.east + one.north * other.north) / lengths;
  return Math.abs(cosine) < leastCosine ? 0 : cosine;
};

/** From the first stop to the last, in kilometres; 0 where it is not known where they lie. */
export function crowFlight({ points }: Pick<LinePattern, 'points'>) {
  const located = points.filter((point) => point !== undefined);
  const [first, last] = [located[0], located.at(-1)];
  return { east: (last?.east ?? 0) - (first?.east ?? 0), north: (last?.north ?? 0) - (first?.north ?? 0) };
}

function add<Key>(sums: Map<Key, number>, key: Key, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

function dotProduct<Key>(one: ReadonlyMap<Key, number>, other: ReadonlyMap<Key, number>): number {
  let sum = 0;
  for (const [key, value] of one) sum += value * (other.get(key) ?? 0);
  return sum;
}
