import type { CityPlan, Point } from '../city-plan.ts';
import { between, crossing, distance, projectOnSegment, segmentsOf } from './plane.ts';
import { SegmentIndex } from './segment-index.ts';
import { landmarkGates, listWays, type Way } from './ways.ts';

/** Points nearer than this are the same corner. */
const sameKm = 0.004;

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly way: number;
  readonly length: number;
}

/** The streets as corners and the stretches between them; each stretch is there once in each direction. */
export interface StreetGraph {
  readonly ways: readonly Way[];
  readonly corners: readonly Point[];
  readonly edges: readonly Edge[];
  /** Edges that leave a corner, by corner. */
  readonly leaving: readonly (readonly number[])[];
  /** The corner of each landmark, by its key. */
  readonly landmarks: ReadonlyMap<string, number>;
  /** Corners of each way in its order, by way. */
  readonly courses: readonly (readonly number[])[];
}

export function buildStreetGraph(plan: CityPlan): StreetGraph {
  const ways = listWays(plan);
  const gates = landmarkGates(plan, ways);
  const corners = new Corners();
  const edges: Edge[] = [];
  const leaving: number[][] = [];
  const cuts = cutPoints(ways, [...gates.values()]);
  const courses = ways.map((way, index) => {
    const course: number[] = [];
    for (const point of cuts[index] as Point[]) {
      const corner = corners.at(point);
      if (course.at(-1) !== corner) course.push(corner);
    }
    for (let step = 0; step + 1 < course.length; step += 1) {
      const from = course[step] as number;
      const to = course[step + 1] as number;
      const length = distance(corners.points[from] as Point, corners.points[to] as Point);
      (leaving[from] ??= []).push(edges.push({ from, to, way: index, length }) - 1);
      (leaving[to] ??= []).push(edges.push({ from: to, to: from, way: index, length }) - 1);
    }
    return course;
  });
  return {
    ways,
    corners: corners.points,
    edges,
    leaving: corners.points.map((_, corner) => leaving[corner] ?? []),
    landmarks: new Map([...gates].map(([key, gate]) => [key, corners.at(gate)])),
    courses,
  };
}

/** The points of every way in order: its own, its crossings and the landmarks on it. */
function cutPoints(ways: readonly Way[], gates: readonly Point[]): Point[][] {
  const index = new SegmentIndex(ways);
  const wayEnds = ways.flatMap(({ line }) => [line[0] as Point, line.at(-1) as Point]);
  const ends = new SegmentIndex([...wayEnds, ...gates].map((end) => ({ line: [end, end] })));
  return ways.map(({ line }, owner) => {
    const cuts: { along: number; at: Point }[] = [];
    for (const [number, segment] of segmentsOf(line).entries()) {
      cuts.push({ along: number, at: segment.from });
      for (const { from: end } of ends.around(segment, sameKm)) {
        const { at, share } = projectOnSegment(end, segment);
        if (distance(at, end) < sameKm) cuts.push({ along: number + share, at: end });
      }
      for (const other of index.around(segment, sameKm)) {
        const share = other.owner === owner ? undefined : crossing(segment, other);
        if (share === undefined) continue;
        cuts.push({ along: number + share, at: between(segment.from, segment.to, share) });
      }
    }
    cuts.push({ along: line.length, at: line.at(-1) as Point });
    return cuts.toSorted((a, b) => a.along - b.along).map(({ at }) => at);
  });
}

/** Gives points that are almost the same one number. */
class Corners {
  readonly points: Point[] = [];
  private readonly cells = new Map<number, number[]>();

  at(point: Point): number {
    const column = Math.round(point.east / sameKm);
    const row = Math.round(point.north / sameKm);
    for (let east = -1; east <= 1; east += 1) {
      for (let north = -1; north <= 1; north += 1) {
        for (const corner of this.cells.get((column + east) * 100_003 + row + north) ?? []) {
          if (distance(this.points[corner] as Point, point) < sameKm) return corner;
        }
      }
    }
    const corner = this.points.push(point) - 1;
    const cell = column * 100_003 + row;
    const inCell = this.cells.get(cell);
    if (inCell) inCell.push(corner);
    else this.cells.set(cell, [corner]);
    return corner;
  }
}
