import type { Point } from './city-plan.ts';
import { distance, projectOnSegment } from './plane.ts';

const cellKm = 0.4;

export interface Segment {
  readonly owner: number;
  readonly from: Point;
  readonly to: Point;
}

export interface NearSegment {
  readonly segment: Segment;
  readonly at: Point;
  readonly distance: number;
}

/** Segments by the squares of the city they touch, so that neighbours are found without asking everyone. */
export class SegmentIndex {
  readonly #cells = new Map<number, Segment[]>();

  add(line: readonly Point[], owner: number): void {
    for (let index = 0; index + 1 < line.length; index += 1) {
      const segment = { owner, from: line[index] as Point, to: line[index + 1] as Point };
      for (const cell of cellsOf(segment.from, segment.to, 0)) {
        const known = this.#cells.get(cell);
        if (known) known.push(segment);
        else this.#cells.set(cell, [segment]);
      }
    }
  }

  /** Segments that may come within some kilometres of the stretch between two points. */
  around(from: Point, to: Point, km: number): Set<Segment> {
    const found = new Set<Segment>();
    for (const cell of cellsOf(from, to, km)) {
      for (const segment of this.#cells.get(cell) ?? []) found.add(segment);
    }
    return found;
  }

  /** The nearest segment within some kilometres, among those accepted. */
  nearest(point: Point, km: number, accepts?: (segment: Segment) => boolean): NearSegment | undefined {
    let best: NearSegment | undefined;
    for (const cell of cellsOf(point, point, km)) {
      for (const segment of this.#cells.get(cell) ?? []) {
        if (accepts && !accepts(segment)) continue;
        const { at } = projectOnSegment(point, segment.from, segment.to);
        const far = distance(at, point);
        if (far < (best?.distance ?? km)) best = { segment, at, distance: far };
      }
    }
    return best;
  }
}

function cellsOf(a: Point, b: Point, km: number): number[] {
  const west = Math.floor((Math.min(a.east, b.east) - km) / cellKm);
  const east = Math.floor((Math.max(a.east, b.east) + km) / cellKm);
  const south = Math.floor((Math.min(a.north, b.north) - km) / cellKm);
  const north = Math.floor((Math.max(a.north, b.north) + km) / cellKm);
  const cells: number[] = [];
  for (let column = west; column <= east; column += 1) {
    for (let row = south; row <= north; row += 1) cells.push(column * 10_007 + row);
  }
  return cells;
}
