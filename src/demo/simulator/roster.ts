import { countTrips, describeTrip, type Edition, type TripFacts } from '#transit/index.ts';
import { hashText } from './noise.ts';

/** What the simulator knows of the trips of a timetable beside it. */
interface Roster {
  /** A number that stays with a trip from feed to feed. */
  readonly identity: Uint32Array;
  /** The trip its bus runs before, -1 for the first of a block and where the plan has it at two places at once. */
  readonly previous: Int32Array;
  /** Its place among the trips of its pattern and service. */
  readonly rank: Uint32Array;
  /** Its first and last second in the timetable. */
  readonly start: Int32Array;
  readonly end: Int32Array;
}

const known = new WeakMap<Edition, Roster>();

export function rosterOf(edition: Edition): Roster {
  const kept = known.get(edition);
  if (kept) return kept;
  const { timetable } = edition;
  const trips = Array.from({ length: countTrips(timetable) }, (_, trip) => describeTrip(timetable, trip));
  const roster = {
    identity: Uint32Array.from(trips, (_, trip) => hashText(timetable.tripId(trip))),
    start: Int32Array.from(trips, ({ start }) => start),
    end: Int32Array.from(trips, ({ end }) => end),
    previous: chainBlocks(trips),
    rank: rankTrips(trips),
  };
  known.set(edition, roster);
  return roster;
}

function chainBlocks(trips: readonly TripFacts[]): Int32Array {
  const previous = new Int32Array(trips.length).fill(-1);
  for (const [trip, before] of listNeighbours(trips, 'block')) {
    const [own, other] = [trips[trip] as TripFacts, trips[before] as TripFacts];
    if (own.block >= 0 && own.start >= other.end) previous[trip] = before;
  }
  return previous;
}

function rankTrips(trips: readonly TripFacts[]): Uint32Array {
  const rank = new Uint32Array(trips.length);
  for (const [trip, before] of listNeighbours(trips, 'pattern')) rank[trip] = (rank[before] as number) + 1;
  return rank;
}

/** Each trip with the one that starts before it in the same service and the same block or pattern, in order. */
function listNeighbours(trips: readonly TripFacts[], shared: 'block' | 'pattern'): [number, number][] {
  const order = [...trips.keys()].sort((one, two) => {
    const [first, second] = [trips[one] as TripFacts, trips[two] as TripFacts];
    return first.service - second.service || first[shared] - second[shared] || first.start - second.start;
  });
  return order.flatMap((trip, place): [number, number][] => {
    const before = order[place - 1];
    const [own, other] = [trips[trip], trips[before ?? -1]];
    const isSame = other && own?.service === other.service && own[shared] === other[shared];
    return before !== undefined && isSame ? [[trip, before]] : [];
  });
}
