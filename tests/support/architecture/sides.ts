import { reach, type Graph } from './graph.ts';

/** What the browser would have to load although it belongs to the server. */
export function findServerInBrowser(graph: Graph): readonly string[] {
  const starts = [...graph.keys()].filter(
    (file) => /^src\/site\/(?:browser|offline)\//.test(file) && !file.includes('.test.'),
  );
  return (
    [...reach(graph, starts)]
      .filter(([file]) =>
        /\.server\.tsx?$|^src\/site\/server\/|^src\/(?:platform|services|clients|contract)\/|^node:/.test(
          file,
        ),
      )
      // Reading the wire is pure, and the same on both sides.
      .filter(([file]) => !/^src\/clients\/[^/]+\/reading\//.test(file))
      .map(([, way]) => `the browser reaches ${way.join(' → ')}`)
  );
}

/** What Node would have to load by itself although only the bundler can read it. */
export function findBundledInNative(graph: Graph): readonly string[] {
  return [...reach(graph, ['src/main.ts'])]
    .filter(([file]) => /\.(?:tsx|css|svg)$/.test(file))
    .map(([, way]) => `the process reaches ${way.join(' → ')}`);
}
