import type { CityPlan, Point, Street } from '../city-plan.ts';
import { indexOf } from './local-streets.ts';
import { between, distance, rightOf } from './plane.ts';
import { isBuildable, riverIndex } from './terrain.ts';

const stepKm = 0.05;
const halfKm = 0.24;
const apartKm = 0.3;
const ownMargin = 0.01;

/** Short streets across main ones wherever these run far without meeting another. */
export function sideStreets(plan: CityPlan, main: readonly Street[], local: readonly Street[]): Street[] {
  const river = riverIndex(plan);
  const index = indexOf([...main, ...local]);
  const found: Street[] = [];
  main.forEach((street, owner) => {
    if (street.rank === 'street') return;
    for (const { at, from, to } of stepsOf(street.line)) {
      const name = plan.sideStreets[found.length];
      if (name === undefined) return;
      if (index.hasNear(at, apartKm + ownMargin, (segment) => segment.owner !== owner)) continue;
      const line = [rightOf(from, to, at, -halfKm), at, rightOf(from, to, at, halfKm)];
      if (!line.every((point) => isBuildable(plan, river, point))) continue;
      index.add(line, -1);
      found.push({ key: `side-${found.length + 1}`, name, rank: 'street', line });
    }
  });
  return found;
}

function* stepsOf(line: readonly Point[]): Generator<{ at: Point; from: Point; to: Point }> {
  for (let segment = 0; segment + 1 < line.length; segment += 1) {
    const from = line[segment] as Point;
    const to = line[segment + 1] as Point;
    const steps = Math.max(1, Math.round(distance(from, to) / stepKm));
    for (let step = 0; step < steps; step += 1) yield { at: between(from, to, step / steps), from, to };
  }
}
