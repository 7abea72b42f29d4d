import { AppError } from '#lib/errors.ts';
import type { LinePlan } from '../city-plan.ts';
import { findPath } from '../streets/path-finding.ts';
import type { StreetGraph } from '../streets/street-graph.ts';

/** The edges a line drives in direction 0; direction 1 drives them backwards. */
export function pathOfLine(graph: StreetGraph, line: LinePlan): number[] {
  const last = line.ends[0];
  const first = line.ends[1] ?? line.from ?? last;
  const edges: number[] = [];
  let from = cornerOf(graph, first);
  let along: string[] = [];
  const drive = (landmark: string) => {
    const to = cornerOf(graph, landmark);
    const leg = findPath(graph, { from, to, along });
    if (leg.length === 0) throw new AppError('internal', `line ${line.number} finds no way to ${landmark}`);
    edges.push(...leg);
    from = to;
    along = [];
  };
  for (const key of line.along) {
    if (key.startsWith('@')) drive(key.slice(1));
    else along.push(key);
  }
  drive(last);
  return edges;
}

/** The same way back: every edge has its opposite beside it. */
export function reversed(path: readonly number[]): number[] {
  return path.map((edge) => edge ^ 1).toReversed();
}

function cornerOf(graph: StreetGraph, landmark: string): number {
  const corner = graph.landmarks.get(landmark);
  if (corner === undefined) throw new AppError('internal', `no landmark ${landmark}`);
  return corner;
}
