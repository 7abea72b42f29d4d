import { listArrows, type Graph } from './graph.ts';

/** Relative imports that climb two folders, or leave their area: `#folder/file.ts` is the way across. */
export function findFarRelatives(graph: Graph): readonly string[] {
  return listArrows(graph)
    .filter(({ from }) => !from.startsWith('scripts/'))
    .flatMap(({ from, to, specifier }) => {
      if (!specifier?.startsWith('..')) return [];
      if (specifier.startsWith('../..')) return [`${from} climbs with ${specifier}`];
      return areaOf(from) === areaOf(to) ? [] : [`${from} leaves its folder with ${specifier}`];
    });
}

/** Imports of our own files that are not there. */
export function findMissing(graph: Graph, files: { has(file: string): boolean }): readonly string[] {
  return listArrows(graph)
    .filter(({ to, isOurs }) => isOurs && !files.has(to))
    .map(({ from, specifier }) => `${from} imports ${specifier}, which is not there`);
}

function areaOf(file: string): string {
  const [top = '', first = '', second = ''] = file.split('/');
  if (top !== 'src') return top;
  return first === 'site' || first === 'services' ? `${first}/${second}` : first;
}
