import type { Edition } from '../timetable/edition.ts';
import type { Journey } from './journey.ts';

/** The same buses in the same order are shown at most twice: a list of alternatives differs. */
const mostAlike = 2;
/** A journey is left out that takes this much longer than the quickest one. */
const longerBy = 1.5;
const longerMs = 20 * 60_000;

interface Choice {
  readonly by: 'departure' | 'arrival';
  readonly limit: number;
  readonly lessWalking: boolean;
}

/**
 * Of all that was found, what is worth showing: nothing that another journey beats in every way, nothing much longer
 * than the quickest unless it is the first there, and no more than two of a kind; the ones nearest to the time asked for,
 * or those with the least walk where that is wished for, in the order they leave.
 */
export function chooseJourneys(
  { directionOfTrip }: Edition,
  found: readonly Journey[],
  { by, limit, lessWalking }: Choice,
): Journey[] {
  const order = by === 'departure' ? arrivesFirst : leavesLast;
  const sorted = found.toSorted((one, two) =>
    lessWalking ? one.walkMetres - two.walkMetres || order(one, two) : order(one, two),
  );
  const beats = lessWalking ? beatsWithoutWalk : beatsOnTheWhole;
  const quickest = Math.min(...found.map(durationOf));
  const longest = Math.max(quickest * longerBy, quickest + longerMs);
  const worth = sorted.filter(
    (journey, place) =>
      (place === 0 || durationOf(journey) <= longest) &&
      !sorted.some((other, at) => at !== place && beats(other, journey, at < place)),
  );
  const kinds = new Map<string, number>();
  const kindOf = ({ legs }: Journey) =>
    legs.flatMap((leg) => (leg.kind === 'ride' ? directionOfTrip(leg.trip).line : [])).join();
  return worth
    .filter((journey) => {
      const alike = kinds.get(kindOf(journey)) ?? 0;
      kinds.set(kindOf(journey), alike + 1);
      return alike < mostAlike;
    })
    .slice(0, limit)
    .toSorted((one, two) => one.departAt - two.departAt || one.arriveAt - two.arriveAt);
}

const durationOf = ({ departAt, arriveAt }: Journey): number => arriveAt - departAt;

const arrivesFirst = (one: Journey, two: Journey): number =>
  one.arriveAt - two.arriveAt || two.departAt - one.departAt || one.rides - two.rides;
const leavesLast = (one: Journey, two: Journey): number =>
  two.departAt - one.departAt || one.arriveAt - two.arriveAt || one.rides - two.rides;

/** Leaves no earlier, arrives no later, takes no more buses and no much longer a walk. */
function beatsOnTheWhole(one: Journey, two: Journey, isFirst: boolean): boolean {
  if (one.rides === 0 && two.rides > 0)
    return one.walkMetres <= shortWalkMetres && durationOf(one) <= durationOf(two);
  return one.walkMetres <= two.walkMetres + muchFartherMetres && isNoWorse(one, two, isFirst);
}

/** The same for who walks less: no walk is short, and none is worth some minutes. */
function beatsWithoutWalk(one: Journey, two: Journey, isFirst: boolean): boolean {
  return one.walkMetres <= two.walkMetres && isNoWorse(one, two, isFirst);
}

/** Of two that are alike, the first one counts as the better. */
function isNoWorse(one: Journey, two: Journey, isFirst: boolean): boolean {
  if (one.departAt < two.departAt || one.arriveAt > two.arriveAt || one.rides > two.rides) return false;
  const isSame = one.departAt === two.departAt && one.arriveAt === two.arriveAt && one.rides === two.rides;
  return !isSame || isFirst;
}

/** So short a walk is better than a bus that takes longer; before a longer one riders may want to sit. */
const shortWalkMetres = 800;
/** A bus that saves so much of a walk is worth showing, though it arrives later. */
const muchFartherMetres = 300;
