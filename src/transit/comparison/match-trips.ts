import type { ComparedTrip } from './compared-trip.ts';

/** A trip of one day that is found again on the other, at another time or with other stops. */
interface TripMove {
  readonly before: number;
  readonly after: number;
  /** How much later it leaves; negative when earlier. */
  readonly minutes: number;
  /** How much longer it takes. */
  readonly minutesLonger: number;
  readonly hasOtherStops: boolean;
}

export interface TripMatches {
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly moved: readonly TripMove[];
}

/** Minutes from one trip to another that may be the same trip; undefined when it cannot be. */
export type Gap = (before: ComparedTrip, after: ComparedTrip) => number | undefined;

/** A trip that leaves farther apart is another trip. */
const farthestMinutes = 20;

/**
 * Finds the trips of one day again on another, whatever their ids: those with the same stops first, the nearest in
 * time before others, then what is left over by the time at which `meet` compares them.
 */
export function matchTrips(
  before: readonly ComparedTrip[],
  after: readonly ComparedTrip[],
  meet: Gap,
): TripMatches {
  const moved: TripMove[] = [];
  const left = { before: new Set(before), after: new Set(after) };
  const take = (gap: Gap) => {
    for (const { one, two, minutes } of listPairs(left.before, left.after, gap)) {
      if (!left.before.has(one) || !left.after.has(two)) continue;
      left.before.delete(one);
      left.after.delete(two);
      const minutesLonger = two.minutesLong - one.minutesLong;
      const hasOtherStops = one.path !== two.path;
      if (minutes === 0 && minutesLonger === 0 && !hasOtherStops) continue;
      moved.push({ before: one.trip, after: two.trip, minutes, minutesLonger, hasOtherStops });
    }
  };
  take((one, two) => (one.path === two.path ? minutesBetween(one.seconds, two.seconds) : undefined));
  take(meet);
  const order = new Map(before.map(({ trip, seconds }) => [trip, seconds]));
  return {
    added: [...left.after].map(({ trip }) => trip),
    removed: [...left.before].map(({ trip }) => trip),
    moved: moved.sort((one, two) => (order.get(one.before) ?? 0) - (order.get(two.before) ?? 0)),
  };
}

/** As riders read clocks: seconds do not count. */
export function minutesBetween(before: number, after: number): number {
  return Math.floor(after / 60) - Math.floor(before / 60);
}

function listPairs(before: Iterable<ComparedTrip>, after: ReadonlySet<ComparedTrip>, gap: Gap) {
  const pairs: { readonly one: ComparedTrip; readonly two: ComparedTrip; readonly minutes: number }[] = [];
  for (const one of before) {
    for (const two of after) {
      const minutes = gap(one, two);
      if (minutes !== undefined && Math.abs(minutes) <= farthestMinutes) pairs.push({ one, two, minutes });
    }
  }
  return pairs.sort((first, second) => Math.abs(first.minutes) - Math.abs(second.minutes));
}
