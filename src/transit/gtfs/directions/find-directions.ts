import { addClues, compareEnds, compareHeadings, compareHeadsigns, noClues } from './group-clues.ts';
import { compassSense } from './compass-sense.ts';
import type { DirectionId, LinePattern } from './line-pattern.ts';
import { Sides } from './sides.ts';
import { compareOrder, travelOrderOf } from './travel-order.ts';

/** Two patterns that share so little order tell nothing: headsigns know more. */
const leastSure = 0.2;
/** A line of more patterns is compared with its longest ones only. */
const mostLongest = 48;

/**
 * The direction of each pattern of a line whose feed does not give it, or gives it for some. A direction that is given
 * stays as it is. Nothing depends on the order in which patterns are given, nor on how many trips they have.
 */
export function findDirections(patterns: readonly LinePattern[]): DirectionId[] {
  const order = patterns.map((pattern, place) => ({ place, key: pattern.stopIds.join('\n') }));
  order.sort((one, two) => (one.key < two.key ? -1 : Number(one.key > two.key)));
  const found = directionsOf(order.map(({ place }) => patterns[place] as LinePattern));
  const directions: DirectionId[] = [];
  for (const [at, { place }] of order.entries()) directions[place] = found[at] as DirectionId;
  return directions;
}

function directionsOf(patterns: readonly LinePattern[]): DirectionId[] {
  const sides = new Sides(patterns.length);
  joinKnown(sides, patterns);
  joinByOrder(sides, patterns);
  joinByClues(sides, patterns);
  // All are one group now, whose first side is named by the feed where it names any, else by the compass.
  const anchor = patterns.findIndex(({ known }) => known !== undefined);
  const named =
    anchor < 0 ? compassSense(patterns) : { pattern: anchor, sense: patterns[anchor]?.known === 1 ? -1 : 1 };
  const first = sides.find(named.pattern).sense * named.sense;
  return patterns.map(({ known }, pattern) => known ?? (sides.find(pattern).sense === first ? 0 : 1));
}

function joinKnown(sides: Sides, patterns: readonly LinePattern[]): void {
  const anchor = patterns.findIndex(({ known }) => known !== undefined);
  for (const [pattern, { known }] of patterns.entries()) {
    if (known !== undefined) sides.join(anchor, pattern, known === patterns[anchor]?.known ? 1 : -1);
  }
}

/**
 * What is surest is joined first, so that a doubtful likeness never tears a sure one apart. Before that, whatever shares
 * stops with a loop: two parts of one may have only their ends in common, in the wrong order.
 */
function joinByOrder(sides: Sides, patterns: readonly LinePattern[]): void {
  const orders = patterns.map(travelOrderOf);
  const longest = [...patterns.keys()]
    .toSorted((one, two) => lengthOf(patterns, two) - lengthOf(patterns, one) || one - two)
    .slice(0, mostLongest);
  const likenesses = longest.flatMap((one, rank) => {
    const others = patterns.length <= mostLongest ? longest.slice(rank + 1) : [...patterns.keys()];
    return others.flatMap((other) => {
      const [mine, its] = [orders[one], orders[other]];
      const sureness = one === other || !mine || !its ? 0 : compareOrder(mine, its);
      const hasLoop = Number(mine?.course === 'loop' || its?.course === 'loop');
      return Math.abs(sureness) < leastSure ? [] : [{ one, other, sureness, hasLoop }];
    });
  });
  likenesses.sort(
    (a, b) =>
      b.hasLoop - a.hasLoop ||
      Math.abs(b.sureness) - Math.abs(a.sureness) ||
      a.one - b.one ||
      a.other - b.other,
  );
  for (const { one, other, sureness } of likenesses) sides.join(one, other, sureness > 0 ? 1 : -1);
}

const lengthOf = (patterns: readonly LinePattern[], pattern: number) =>
  patterns[pattern]?.stopIds.length ?? 0;

/** Groups that share no order are laid beside the largest one, by the best clue there is; without any, they go its way. */
function joinByClues(sides: Sides, patterns: readonly LinePattern[]): void {
  const cluesOf = (members: readonly number[]) => {
    const clues = noClues();
    for (const member of members) addClues(clues, patterns[member] as LinePattern, sides.find(member).sense);
    return clues;
  };
  const sizeOf = (members: readonly number[]) =>
    members.reduce((sum, member) => sum + lengthOf(patterns, member), 0);
  const isKnown = (members: readonly number[]) =>
    Number(members.some((member) => patterns[member]?.known !== undefined));
  const [largest = [], ...rest] = sides
    .groups()
    .toSorted((one, two) => isKnown(two) - isKnown(one) || sizeOf(two) - sizeOf(one));
  const joined = cluesOf(largest);
  let waiting = rest;
  for (const compare of [compareHeadings, compareHeadsigns, compareEnds, () => 1]) {
    waiting = waiting.filter((members) => {
      const verdict = compare(cluesOf(members), joined);
      if (verdict === 0) return true;
      sides.join(largest[0] as number, members[0] as number, senseBetween(members, verdict));
      for (const member of members)
        addClues(joined, patterns[member] as LinePattern, sides.find(member).sense);
      return false;
    });
  }

  /** Between the first pattern of the largest group and that of another. */
  function senseBetween(members: readonly number[], verdict: number) {
    const [mine, its] = [sides.find(largest[0] as number).sense, sides.find(members[0] as number).sense];
    return mine * its * verdict > 0 ? 1 : -1;
  }
}
