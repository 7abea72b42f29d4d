import type { Point } from '../city-plan.ts';
import { distance, distanceToSegment, projectOnSegment, segmentsOf, type Segment } from './plane.ts';

const cellKm = 0.4;

/** A segment of the line of an owner: its place in a list. */
interface OwnedSegment extends Segment {
  readonly owner: number;
}

interface Indexed extends OwnedSegment {
  /** The last question this segment was found for: it lies in several squares, and is told of once. */
  asked: number;
}

/** Segments by the squares of the city they touch, so that neighbours are found without asking everyone. */
export class SegmentIndex {
  private readonly cells = new Map<number, Indexed[]>();
  private questions = 0;

  constructor(owners: readonly { readonly line: readonly Point[] }[] = []) {
    for (const [owner, { line }] of owners.entries()) this.add(line, owner);
  }

  add(line: readonly Point[], owner: number): void {
    for (const { from, to } of segmentsOf(line)) {
      const segment = { owner, from, to, asked: 0 };
      for (const cell of cellsOf(segment, 0)) {
        const known = this.cells.get(cell);
        if (known) known.push(segment);
        else this.cells.set(cell, [segment]);
      }
    }
  }

  /** Segments that may come within some kilometres of a stretch. */
  around(stretch: Segment, km: number): OwnedSegment[] {
    const found: OwnedSegment[] = [];
    const question = (this.questions += 1);
    for (const cell of cellsOf(stretch, km)) {
      for (const segment of this.cells.get(cell) ?? nothing) {
        if (segment.asked === question) continue;
        segment.asked = question;
        found.push(segment);
      }
    }
    return found;
  }

  /** The nearest point of an accepted segment within some kilometres. */
  nearest(point: Point, km: number, accepts: Accepts = anyOf): Point | undefined {
    let best: { readonly at: Point; readonly far: number } | undefined;
    for (const segment of this.around({ from: point, to: point }, km)) {
      if (!accepts(segment)) continue;
      const { at } = projectOnSegment(point, segment);
      const far = distance(at, point);
      if (far < (best?.far ?? km)) best = { at, far };
    }
    return best?.at;
  }

  /** Whether one of the accepted segments is within some kilometres. */
  hasNear(point: Point, km: number, accepts: Accepts = anyOf): boolean {
    for (const cell of cellsOf({ from: point, to: point }, km)) {
      for (const segment of this.cells.get(cell) ?? nothing) {
        if (distanceToSegment(point, segment) < km && accepts(segment)) return true;
      }
    }
    return false;
  }
}

type Accepts = (segment: OwnedSegment) => boolean;

const anyOf: Accepts = () => true;
const nothing: readonly Indexed[] = [];

/** The squares a stretch touches, and those within some kilometres of it. */
function cellsOf({ from, to }: Segment, km: number): number[] {
  const west = Math.floor((Math.min(from.east, to.east) - km) / cellKm);
  const east = Math.floor((Math.max(from.east, to.east) + km) / cellKm);
  const south = Math.floor((Math.min(from.north, to.north) - km) / cellKm);
  const north = Math.floor((Math.max(from.north, to.north) + km) / cellKm);
  const cells: number[] = [];
  for (let column = west; column <= east; column += 1) {
    for (let row = south; row <= north; row += 1) cells.push(column * 10_007 + row);
  }
  return cells;
}
