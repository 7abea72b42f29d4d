import type { CityPlan, Point, Street } from '../city-plan.ts';
import { between, distance, rightOf, segmentsOf, type Segment } from './plane.ts';
import { SegmentIndex } from './segment-index.ts';
import { buildableLand } from './terrain.ts';

const stepKm = 0.05;
const halfKm = 0.24;
const apartKm = 0.3;
const ownMargin = 0.01;

/** Short streets across main ones wherever these run far without meeting another. */
export function sideStreets(plan: CityPlan, main: readonly Street[], local: readonly Street[]): Street[] {
  const isBuildable = buildableLand(plan);
  const index = new SegmentIndex([...main, ...local]);
  const found: Street[] = [];
  main.forEach((street, owner) => {
    if (street.rank === 'street') return;
    for (const { at, along } of stepsOf(street.line)) {
      const name = plan.sideStreets[found.length];
      if (name === undefined) return;
      if (index.hasNear(at, apartKm + ownMargin, (segment) => segment.owner !== owner)) continue;
      const line = [rightOf(along, at, -halfKm), at, rightOf(along, at, halfKm)];
      if (!line.every(isBuildable)) continue;
      index.add(line, -1);
      found.push({ key: `side-${found.length + 1}`, name, rank: 'street', line });
    }
  });
  return found;
}

function* stepsOf(line: readonly Point[]): Generator<{ at: Point; along: Segment }> {
  for (const along of segmentsOf(line)) {
    const steps = Math.max(1, Math.round(distance(along.from, along.to) / stepKm));
    for (let step = 0; step < steps; step += 1) {
      yield { at: between(along.from, along.to, step / steps), along };
    }
  }
}
