import { courseOf, type Course, type LinePattern } from './line-pattern.ts';

/** The order of a pattern, ready to be compared with that of others. */
export interface TravelOrder {
  /** Where each place, and each stop, stands; those the bus comes to twice are left out. */
  readonly places: ReadonlyMap<number, number>;
  readonly stops: ReadonlyMap<string, number>;
  readonly course: Course;
  /** How many stops a round of a loop has; 0 where the pattern is none. */
  readonly round: number;
}

/** At most this many shared stops of two patterns are compared, spread over their length: pairs grow with the square. */
const mostCompared = 64;
/** Added to the pairs that were compared: the fewer there are, the weaker their word. */
const doubt = 2;
/** How much of its word is left to a bus that goes both ways in one trip: it goes the same way as either. */
const bothWaysShare = 0.5;

export function travelOrderOf(pattern: LinePattern): TravelOrder {
  const course = courseOf(pattern);
  const round = course === 'loop' ? pattern.places.length - 1 : 0;
  // A loop comes back to its first stop, which is one stop of the round.
  const end = round === 0 ? pattern.places.length : round;
  return {
    places: placesOnce(pattern.places.slice(0, end)),
    stops: placesOnce(pattern.stopIds.slice(0, end)),
    course,
    round,
  };
}

function placesOnce<Key>(keys: readonly Key[]): Map<Key, number> {
  const at = new Map<Key, number>();
  const twice = new Set<Key>();
  for (const [place, key] of keys.entries()) {
    if (at.has(key)) twice.add(key);
    at.set(key, place);
  }
  for (const key of twice) at.delete(key);
  return at;
}

/**
 * How surely two patterns go the same way (up to 1) or opposite ways (down to -1), by the order in which they come to
 * what they share; 0 when that says nothing. Places show that two patterns follow the same streets, stops which side of
 * them: a bus that goes there and back in one trip comes to every place twice, and to each stop once.
 */
export function compareOrder(one: TravelOrder, other: TravelOrder): number {
  const [loop, pattern] = one.round > 0 ? [one, other] : [other, one];
  const compare = loop.round > 0 ? countRounds : countPairs;
  const rounds = { loop: loop.round, isClosed: pattern.round > 0 };
  const byPlaces = compare(sharedPositions(loop.places, pattern.places), rounds);
  const byStops = compare(sharedPositions(loop.stops, pattern.stops), rounds);
  const sureness = (byPlaces.net + byStops.net) / (byPlaces.of + byStops.of + doubt);
  const goesBothWays = one.course === 'there and back' || other.course === 'there and back';
  return goesBothWays ? sureness * bothWaysShare : sureness;
}

/** Of what two patterns share, where it stands in the one and in the other, in the order of the other. */
type Positions = readonly (readonly [one: number, other: number])[];

function sharedPositions<Key>(one: ReadonlyMap<Key, number>, other: ReadonlyMap<Key, number>): Positions {
  const shared: (readonly [number, number])[] = [];
  for (const [key, there] of other) {
    const here = one.get(key);
    if (here !== undefined) shared.push([here, there]);
  }
  const step = Math.ceil(shared.length / mostCompared);
  return step <= 1 ? shared : shared.filter((_, place) => place % step === 0);
}

/** Of all pairs, how many more come in the same order than in the opposite one. */
function countPairs(shared: Positions) {
  let net = 0;
  for (const [place, [here]] of shared.entries()) {
    for (let next = place + 1; next < shared.length; next += 1)
      net += Math.sign((shared[next] as Positions[number])[0] - here);
  }
  return { net, of: (shared.length * (shared.length - 1)) / 2 };
}

interface Rounds {
  /** The stops of a round. */
  readonly loop: number;
  /** The other pattern is a loop too, and goes on from its last stop to its first. */
  readonly isClosed: boolean;
}

/**
 * On a loop every stop is ahead of every other. But a bus that goes its way comes to what it shares with the loop within
 * one round of it, and one that goes the other way needs nearly a round for each step.
 */
function countRounds(shared: Positions, { loop, isClosed }: Rounds) {
  const stops = shared.map(([here]) => here);
  if (isClosed && stops.length > 0) stops.push(stops[0] as number);
  const steps = stops.length - 1;
  // Of two stops of a loop each is ahead of the other.
  if (steps < 2) return { net: 0, of: 0 };
  let travelled = 0;
  for (const [place, here] of stops.entries()) {
    const next = stops[place + 1] ?? here;
    travelled += (next - here + loop) % loop;
  }
  return { net: steps - (2 * travelled) / loop, of: steps };
}
