import path from 'node:path';
import { readImports } from './imports.ts';
import { isCode, type Tree } from './tree.ts';

export interface Arrow {
  readonly from: string;
  /** A file of the tree, or the specifier when it names a package. */
  readonly to: string;
  readonly isOurs: boolean;
  readonly isTypeOnly: boolean;
  /** As written; undefined when computed. */
  readonly specifier: string | undefined;
}

/** Who imports whom, from each file that has code. */
export type Graph = ReadonlyMap<string, readonly Arrow[]>;

export function buildGraph(tree: Tree): Graph {
  const files = [...tree].filter(([file]) => isCode(file));
  return new Map(files.map(([file, text]) => [file, readArrows(tree, file, text)]));
}

export const listArrows = (graph: Graph): readonly Arrow[] => [...graph.values()].flat();

/** Everything a file pulls in when it is loaded, itself included, each with the way that leads to it. */
export function reach(graph: Graph, starts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(starts.map((start) => [start, [start]]));
  const queue = [...starts];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const { to, isTypeOnly } of graph.get(file) ?? []) {
      if (isTypeOnly || ways.has(to)) continue;
      ways.set(to, [...(ways.get(file) ?? []), to]);
      queue.push(to);
    }
  }
  return ways;
}

function readArrows(tree: Tree, from: string, text: string): readonly Arrow[] {
  return readImports(from, text).flatMap(({ specifier, isTypeOnly, isPattern }): Arrow[] => {
    if (specifier === undefined) return [{ from, to: '(computed)', isOurs: false, isTypeOnly, specifier }];
    const target = resolve(from, specifier);
    if (target === undefined) return [{ from, to: specifier, isOurs: false, isTypeOnly, specifier }];
    if (!isPattern) return [{ from, to: target, isOurs: true, isTypeOnly, specifier }];
    const matches = [...tree.keys()].filter((file) => path.posix.matchesGlob(file, target));
    return matches.map((to) => ({ from, to, isOurs: true, isTypeOnly, specifier }));
  });
}

/** The package's own names: `#data/`, `#drill/`, `#scripts/`, `#tests/`, `#tour/`, and `#` for the sources. A query tells the bundler how to load. */
function resolve(from: string, written: string): string | undefined {
  const specifier = written.replace(/\?.*$/, '');
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  if (specifier.startsWith('/')) return specifier.slice(1);
  if (!specifier.startsWith('#')) return undefined;
  return /^#(?:data|drill|scripts|tests|tour)\//.test(specifier)
    ? specifier.slice(1)
    : `src/${specifier.slice(1)}`;
}
