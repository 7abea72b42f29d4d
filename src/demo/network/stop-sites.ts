import type { CityPlan, Point } from '../city-plan.ts';
import { distance, distanceToLine } from '../streets/plane.ts';
import type { StreetGraph } from '../streets/street-graph.ts';
import type { Way } from '../streets/ways.ts';

const spacingKm = 0.25;
const tooNearKm = 0.15;

/** A corner of a street where buses stop, and the street it is named after. */
export interface StopSite {
  readonly corner: number;
  readonly cross: string;
  /** At a main street: lines with few stops stop here too. */
  readonly major: boolean;
  /** The plan has a stop here. */
  readonly named: boolean;
}

const weight = { boulevard: 3, avenue: 2, street: 1, bridge: 0, access: 0 } as const;

/** Chooses the corners of every street where stops stand, a few hundred metres apart. By way, by corner. */
export function chooseStopSites(plan: CityPlan, graph: StreetGraph): Map<number, StopSite>[] {
  const ways = waysByCorner(graph);
  const landmarks = new Set(graph.landmarks.values());
  return graph.ways.map((way, index) => {
    const chosen = new Map<number, StopSite>();
    if (weight[way.rank] === 0) return chosen;
    const corners = measure(graph, index);
    const named = namedCorners(plan, graph, index);
    const blocked = corners.filter(({ corner }) => landmarks.has(corner)).map(({ km }) => km);
    const taken: number[] = [];
    const sites = corners.flatMap(({ corner, km }) => {
      const isNamed = named.has(corner);
      const cross = crossStreet(graph, way, ways[corner] as readonly number[]) ?? (isNamed ? way : undefined);
      if (!cross || landmarks.has(corner)) return [];
      if (!isNamed && blocked.some((at) => Math.abs(at - km) < tooNearKm)) return [];
      const major = weight[cross.rank] > 1;
      return [{ corner, km, cross: cross.name, major, named: isNamed, rank: isNamed ? 0 : major ? 1 : 2 }];
    });
    for (const site of sites.toSorted((a, b) => a.rank - b.rank || a.km - b.km)) {
      const apart = site.rank === 2 ? spacingKm - 0.02 : tooNearKm;
      if (site.rank > 0 && taken.some((km) => Math.abs(km - site.km) < apart)) continue;
      taken.push(site.km);
      chosen.set(site.corner, site);
    }
    return chosen;
  });
}

function waysByCorner(graph: StreetGraph): number[][] {
  const ways: number[][] = graph.corners.map(() => []);
  graph.courses.forEach((course, way) => {
    for (const corner of course) ways[corner]?.push(way);
  });
  return ways;
}

function measure(graph: StreetGraph, way: number): { corner: number; km: number }[] {
  let km = 0;
  const course = graph.courses[way] ?? [];
  return course.map((corner, index) => {
    const before = course[index - 1];
    if (before !== undefined) km += distance(graph.corners[before] as Point, graph.corners[corner] as Point);
    return { corner, km };
  });
}

function crossStreet(graph: StreetGraph, way: Way, others: readonly number[]): Way | undefined {
  let best: Way | undefined;
  for (const index of others) {
    const other = graph.ways[index];
    if (!other || other.name === way.name || weight[other.rank] === 0) continue;
    if (!best || weight[other.rank] > weight[best.rank]) best = other;
  }
  return best;
}

/** Corners of a street nearest to the stops of the plan that stand on it. */
function namedCorners(plan: CityPlan, graph: StreetGraph, index: number): Set<number> {
  const { key, line } = graph.ways[index] as Way;
  const found = new Set<number>();
  for (const stop of plan.stops) {
    if (stop.street !== key || distanceToLine(stop.at, line) > 0.15) continue;
    let best = { corner: -1, far: Infinity };
    for (const corner of graph.courses[index] ?? []) {
      const far = distance(graph.corners[corner] as Point, stop.at);
      if (far < best.far) best = { corner, far };
    }
    found.add(best.corner);
  }
  return found;
}
