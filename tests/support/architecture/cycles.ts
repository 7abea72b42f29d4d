import type { Graph } from './graph.ts';
import { isTest } from './tree.ts';

/** Rings of files that need each other, types included: each is told once, from its first file. */
export function findCycles(graph: Graph): readonly string[] {
  const targets = [...graph].map(([file, arrows]) => {
    const ours = arrows.filter(({ isOurs }) => isOurs).map(({ to }) => to);
    return [file, ours] as const;
  });
  return findRings(new Map(targets));
}

/**
 * Rings of folders that stand side by side and need each other. What a folder holds counts as the folder itself; files
 * that lie beside the folders (a registry, a door) may know them all and be known by them.
 */
export function findFolderCycles(graph: Graph): readonly string[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, arrows] of graph) {
    if (isTest(from)) continue;
    for (const { to, isOurs } of arrows) {
      const pair = isOurs ? siblingsOf(from, to) : undefined;
      if (!pair) continue;
      targets.set(pair.from, (targets.get(pair.from) ?? new Set()).add(pair.to));
    }
  }
  return findRings(targets);
}

/** The folders side by side in which two files lie; undefined when one lies beside the other's folder. */
export function siblingsOf(one: string, two: string): { from: string; to: string } | undefined {
  const [from, to] = [one.split('/'), two.split('/')];
  const shared = from.findIndex((part, place) => part !== to[place]);
  const isSideBySide = shared > 0 && shared + 1 < Math.min(from.length, to.length);
  if (!isSideBySide) return undefined;
  return { from: from.slice(0, shared + 1).join('/'), to: to.slice(0, shared + 1).join('/') };
}

function findRings(targets: ReadonlyMap<string, Iterable<string>>): readonly string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const way: string[] = [];

  const visit = (place: string): void => {
    const seenAt = way.indexOf(place);
    if (seenAt >= 0) {
      found.add(tell(way.slice(seenAt)));
      return;
    }
    if (done.has(place)) return;
    way.push(place);
    for (const target of targets.get(place) ?? []) visit(target);
    way.pop();
    done.add(place);
  };

  for (const place of targets.keys()) visit(place);
  return [...found];
}

function tell(ring: readonly string[]): string {
  const first = ring.indexOf([...ring].sort()[0] ?? '');
  const turned = [...ring.slice(first), ...ring.slice(0, first)];
  return [...turned, turned[0]].join(' → ');
}
