import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findComputedImports,
  findForbiddenArrows,
  findForbiddenInnerArrows,
} from './support/architecture/arrows.ts';
import { findCycles, findFolderCycles } from './support/architecture/cycles.ts';
import { findPastDoors } from './support/architecture/doors.ts';
import {
  findClockReaders,
  findWebAskers,
  findDrawers,
  findEnvironmentReaders,
  findLongFiles,
  findOddComponents,
  findOddNames,
} from './support/architecture/files.ts';
import { buildGraph } from './support/architecture/graph.ts';
import { findBundledInNative, findServerInBrowser } from './support/architecture/sides.ts';
import { findFarRelatives, findMissing } from './support/architecture/specifiers.ts';
import { findLooseHeights, findLoudStyles } from './support/architecture/styles.ts';
import { findMissingTexts } from './support/architecture/texts.ts';
import { loadTree } from './support/architecture/tree.ts';

const folders = ['src', 'data', 'tests', 'scripts', 'bench', 'drill', 'tour'];
const tree = loadTree(path.resolve(import.meta.dirname, '..'), folders);
const graph = buildGraph(tree);

describe('the house', () => {
  it('has a process and a browser entry, from which the two sides are followed', () => {
    const entries = [/^src\/main\.ts$/, /^src\/app\.ts$/, /^src\/site\/browser\/\w+\.tsx?$/];
    const missing = entries.filter((entry) => ![...tree.keys()].some((file) => entry.test(file)));
    expect(missing).toEqual([]);
  });

  it('imports only what the table allows', () => expect(findForbiddenArrows(graph)).toEqual([]));
  it('imports, inside a folder, only the siblings its table allows', () =>
    expect(findForbiddenInnerArrows(graph)).toEqual([]));
  it('enters a folder with a door by its door', () => expect(findPastDoors(graph)).toEqual([]));
  it('imports by names that can be read', () => expect(findComputedImports(graph)).toEqual([]));
  it('imports files that are there', () => expect(findMissing(graph, tree)).toEqual([]));
  it('has no cycles, not even of types', () => expect(findCycles(graph)).toEqual([]));
  it('has no cycles of folders', () => expect(findFolderCycles(graph)).toEqual([]));
  it('climbs at most one folder and crosses folders by name', () =>
    expect(findFarRelatives(graph)).toEqual([]));
  it('keeps the server out of the browser', () => expect(findServerInBrowser(graph)).toEqual([]));
  it('runs without the bundler where Node runs it', () => expect(findBundledInNative(graph)).toEqual([]));
  it('fetches with a screen the texts that it shows', () =>
    expect(findMissingTexts(graph, tree)).toEqual([]));
  it('reads the environment in one place', () => expect(findEnvironmentReaders(tree)).toEqual([]));
  it('reads the clock in one place', () => expect(findClockReaders(tree)).toEqual([]));
  it('asks neighbours in one place', () => expect(findWebAskers(tree)).toEqual([]));
  it('keeps its files short', () => expect(findLongFiles(tree)).toEqual([]));
  it('has no drawers', () => expect(findDrawers(tree)).toEqual([]));
  it('names its files in kebab-case', () => expect(findOddNames(tree)).toEqual([]));
  it('gives every component the same anatomy', () => expect(findOddComponents(tree)).toEqual([]));
  it('never shouts in its styles', () => expect(findLoudStyles(tree)).toEqual([]));
  it('takes the heights of the page from the tokens', () => expect(findLooseHeights(tree)).toEqual([]));
});
