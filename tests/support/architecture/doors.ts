import { listArrows, type Graph } from './graph.ts';

/** Folders that others enter by their `index.ts` alone. */
const WITH_A_DOOR: readonly string[] = ['src/transit'];

/** Imports, in tests and benchmarks too, that reach into a folder past its door. */
export function findPastDoors(graph: Graph): readonly string[] {
  return WITH_A_DOOR.flatMap((folder) => {
    const isInside = (file: string) => file.startsWith(`${folder}/`);
    return listArrows(graph)
      .filter(({ from, to }) => !isInside(from) && isInside(to) && to !== `${folder}/index.ts`)
      .map(({ from, to }) => `${from} imports ${to} past the door ${folder}/index.ts`);
  });
}
