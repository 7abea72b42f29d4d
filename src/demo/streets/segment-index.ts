import type { Point } from '../city-plan.ts';
import { distance, distanceToSegment, projectOnSegment } from './plane.ts';

const cellKm = 0.4;

export interface Segment {
  readonly owner: number;
  readonly from: Point;
  readonly to: Point;
}

interface NearSegment {
  readonly segment: Segment;
  readonly at: Point;
  readonly distance: number;
}

interface Indexed extends Segment {
  /** The last question this segment was found for: it lies in several squares, and is told of once. */
  asked: number;
}

/** Segments by the squares of the city they touch, so that neighbours are found without asking everyone. */
export class SegmentIndex {
  private readonly cells = new Map<number, Indexed[]>();
  private questions = 0;

  add(line: readonly Point[], owner: number): void {
    for (let index = 0; index + 1 < line.length; index += 1) {
      const segment = { owner, from: line[index] as Point, to: line[index + 1] as Point, asked: 0 };
      const { west, east, south, north } = squaresOf(segment.from, segment.to, 0);
      for (let column = west; column <= east; column += 1) {
        for (let row = south; row <= north; row += 1) {
          const known = this.cells.get(cellAt(column, row));
          if (known) known.push(segment);
          else this.cells.set(cellAt(column, row), [segment]);
        }
      }
    }
  }

  /** Segments that may come within some kilometres of the stretch between two points. */
  around(from: Point, to: Point, km: number): Segment[] {
    const found: Segment[] = [];
    const question = (this.questions += 1);
    const { west, east, south, north } = squaresOf(from, to, km);
    for (let column = west; column <= east; column += 1) {
      for (let row = south; row <= north; row += 1) {
        for (const segment of this.cells.get(cellAt(column, row)) ?? nothing) {
          if (segment.asked === question) continue;
          segment.asked = question;
          found.push(segment);
        }
      }
    }
    return found;
  }

  /** The nearest segment within some kilometres, among those accepted. */
  nearest(point: Point, km: number, accepts?: (segment: Segment) => boolean): NearSegment | undefined {
    let best: NearSegment | undefined;
    for (const segment of this.around(point, point, km)) {
      if (accepts && !accepts(segment)) continue;
      const { at } = projectOnSegment(point, segment.from, segment.to);
      const far = distance(at, point);
      if (far < (best?.distance ?? km)) best = { segment, at, distance: far };
    }
    return best;
  }

  /** Whether one of the accepted segments is within some kilometres. */
  hasNear(point: Point, km: number, accepts?: (segment: Segment) => boolean): boolean {
    const { west, east, south, north } = squaresOf(point, point, km);
    for (let column = west; column <= east; column += 1) {
      for (let row = south; row <= north; row += 1) {
        for (const segment of this.cells.get(cellAt(column, row)) ?? nothing) {
          if (distanceToSegment(point, segment.from, segment.to) < km && (!accepts || accepts(segment)))
            return true;
        }
      }
    }
    return false;
  }
}

const nothing: readonly Indexed[] = [];

function squaresOf(a: Point, b: Point, km: number) {
  return {
    west: Math.floor((Math.min(a.east, b.east) - km) / cellKm),
    east: Math.floor((Math.max(a.east, b.east) + km) / cellKm),
    south: Math.floor((Math.min(a.north, b.north) - km) / cellKm),
    north: Math.floor((Math.max(a.north, b.north) + km) / cellKm),
  };
}

function cellAt(column: number, row: number): number {
  return column * 10_007 + row;
}
