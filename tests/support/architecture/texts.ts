import { textGroupsOf } from '#site/i18n/text-groups.ts';
import { reach, type Graph } from './graph.ts';
import type { Tree } from './tree.ts';

/** Texts that a screen shows and that the browser would not fetch with it. */
export function findMissingTexts(graph: Graph, tree: Tree): readonly string[] {
  return [...tree.keys()].flatMap((page) => {
    const screen = /^src\/site\/pages\/(.+)\/page\.tsx$/.exec(page)?.[1];
    if (screen === undefined) return [];
    const loaded: readonly string[] = textGroupsOf(screen);
    return [...reach(graph, [page])].flatMap(([file, way]) =>
      groupsIn(tree.get(file) ?? '')
        .filter((group) => !loaded.includes(group))
        .map((group) => `${screen} has no texts of ${group}: ${way.join(' → ')}`),
    );
  });
}

/** `useTexts('map', 'routes')`. */
function groupsIn(text: string): readonly string[] {
  const named = [...text.matchAll(/\buseTexts\(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(','));
  return [...new Set(named.map((name) => name.trim().replaceAll("'", '')))];
}
