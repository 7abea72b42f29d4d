import type { PlanePoint } from '#lib/local-plane.ts';
import { courseOf, type LinePattern } from './line-pattern.ts';
import type { Sense } from './sides.ts';

/**
 * North counts for more than east, so that only a line along one odd bearing (west-north-west) lies between the two, and
 * no usual grid of streets has its lines there.
 */
const eastWeight = 0.41;
/** A pattern whose ends are nearer to each other than this part of its length goes around rather than anywhere. */
const leastReach = 0.1;

/**
 * How the name of a line's directions is found: 0 goes north or east, or clockwise. The longest pattern says it for its
 * line: neither trips nor places in the file have a say, because they change with every edition of a feed, and the
 * codes of directions must not.
 */
export function compassSense(patterns: readonly LinePattern[]): {
  readonly pattern: number;
  readonly sense: Sense;
} {
  const lengths = patterns.map((pattern) => lengthOf(locatedPoints(pattern)));
  const areLocated = lengths.some((km) => km > 0);
  let longest = 0;
  for (const [pattern, { stopIds }] of patterns.entries()) {
    if (!areLocated) lengths[pattern] = stopIds.length;
    // The two ways along one street differ by metres, which say nothing: the first by its stops keeps its word.
    if ((lengths[pattern] as number) > (lengths[longest] as number) * 1.001) longest = pattern;
  }
  const [pattern, length] = [patterns[longest] as LinePattern, lengths[longest] as number];
  return { pattern: longest, sense: areLocated ? senseOnMap(pattern, length) : senseOfIds(pattern) };
}

/** For a line of which nobody knows where it runs: the ids of its stops are what changes least. */
function senseOfIds(pattern: LinePattern): Sense {
  const { stopIds } = pattern;
  const isBefore = (one: string | undefined, other: string | undefined) => (one ?? '') <= (other ?? '');
  if (courseOf(pattern) !== 'loop') return isBefore(stopIds[0], stopIds.at(-1)) ? 1 : -1;
  // Wherever a round begins, the stops on both sides of its first id are the same.
  const round = stopIds.slice(0, -1);
  const first = round.indexOf(round.toSorted()[0] as string);
  return isBefore(round[(first + 1) % round.length], round.at(first - 1)) ? 1 : -1;
}

function senseOnMap(pattern: LinePattern, km: number): Sense {
  const points = locatedPoints(pattern);
  const [first, last] = [points[0] as PlanePoint, points.at(-1) as PlanePoint];
  const [east, north] = [last.east - first.east, last.north - first.north];
  const goesAround = courseOf(pattern) === 'loop' || Math.hypot(east, north) < leastReach * km;
  return (goesAround ? -areaOf(points) : north + eastWeight * east) >= 0 ? 1 : -1;
}

function locatedPoints({ points }: LinePattern): PlanePoint[] {
  return points.filter((point) => point !== undefined);
}

function lengthOf(points: readonly PlanePoint[]): number {
  return points.reduce((sum, { east, north }, place) => {
    const before = points[place - 1];
    return before ? sum + Math.hypot(east - before.east, north - before.north) : sum;
  }, 0);
}

/** Twice the area that a pattern goes around: negative when it goes clockwise. */
function areaOf(points: readonly PlanePoint[]): number {
  return points.reduce((sum, point, place) => {
    const next = points[(place + 1) % points.length] ?? point;
    return sum + point.east * next.north - next.east * point.north;
  }, 0);
}
