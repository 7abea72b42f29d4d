import type { Graph } from './graph.ts';

/** Rings of files that need each other, types included: each is told once, from its first file. */
export function findCycles(graph: Graph): readonly string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const way: string[] = [];

  const visit = (file: string): void => {
    const seenAt = way.indexOf(file);
    if (seenAt >= 0) {
      found.add(tell(way.slice(seenAt)));
      return;
    }
    if (done.has(file)) return;
    way.push(file);
    for (const arrow of graph.get(file) ?? []) if (arrow.isOurs) visit(arrow.to);
    way.pop();
    done.add(file);
  };

  for (const file of graph.keys()) visit(file);
  return [...found];
}

function tell(ring: readonly string[]): string {
  const first = ring.indexOf([...ring].sort()[0] ?? '');
  const turned = [...ring.slice(first), ...ring.slice(0, first)];
  return [...turned, turned[0]].join(' → ');
}
