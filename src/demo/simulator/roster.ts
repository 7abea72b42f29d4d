import type { Edition } from '#transit/timetable/edition.ts';
import { hashText } from './noise.ts';

/** What the simulator knows of the trips of a timetable beside it. */
interface Roster {
  /** A number that stays with a trip from feed to feed. */
  readonly identity: Uint32Array;
  /** The trip its bus runs before, -1 for the first of a block. */
  readonly previous: Int32Array;
  /** Its place among the trips of its pattern and service. */
  readonly rank: Uint32Array;
  /** Its first and last second in the timetable. */
  readonly end: Int32Array;
}

const known = new WeakMap<Edition, Roster>();

export function rosterOf(edition: Edition): Roster {
  const kept = known.get(edition);
  if (kept) return kept;
  const { timetable } = edition;
  const trips = timetable.tripPattern.length;
  const { tripStart, tripProfile, profileOffset, profileArrival } = timetable;
  const identity = Uint32Array.from({ length: trips }, (_, trip) => hashText(timetable.tripId(trip)));
  const end = Int32Array.from({ length: trips }, (_, trip) => {
    const last = (profileOffset[(tripProfile[trip] as number) + 1] as number) - 1;
    return (tripStart[trip] as number) + (profileArrival[last] as number);
  });
  const roster = { identity, end, previous: chainBlocks(edition), rank: rankTrips(edition) };
  known.set(edition, roster);
  return roster;
}

function chainBlocks({ timetable }: Edition): Int32Array {
  const { tripBlock, tripService, tripStart } = timetable;
  const previous = new Int32Array(tripBlock.length).fill(-1);
  const chained = [...tripBlock.keys()]
    .filter((trip) => (tripBlock[trip] as number) >= 0)
    .toSorted(
      (one, two) =>
        (tripService[one] as number) - (tripService[two] as number) ||
        (tripBlock[one] as number) - (tripBlock[two] as number) ||
        (tripStart[one] as number) - (tripStart[two] as number),
    );
  for (const [place, trip] of chained.entries()) {
    const before = chained[place - 1];
    if (before === undefined) continue;
    const isSame = tripService[before] === tripService[trip] && tripBlock[before] === tripBlock[trip];
    if (isSame) previous[trip] = before;
  }
  return previous;
}

function rankTrips({ timetable }: Edition): Uint32Array {
  const { groupTripOffset, groupTrip } = timetable;
  const rank = new Uint32Array(timetable.tripPattern.length);
  for (let group = 0; group + 1 < groupTripOffset.length; group += 1) {
    const first = groupTripOffset[group] as number;
    const last = groupTripOffset[group + 1] as number;
    for (let at = first; at < last; at += 1) rank[groupTrip[at] as number] = at - first;
  }
  return rank;
}
