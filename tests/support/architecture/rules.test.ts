import { describe, expect, it } from 'vitest';
import { findComputedImports, findForbiddenArrows, findForbiddenInnerArrows } from './arrows.ts';
import { findCycles } from './cycles.ts';
import { findPastDoors } from './doors.ts';
import {
  findClockReaders,
  findWebAskers,
  findDrawers,
  findEnvironmentReaders,
  findLongFiles,
  findOddComponents,
  findOddNames,
} from './files.ts';
import { buildGraph } from './graph.ts';
import { findBundledInNative, findServerInBrowser } from './sides.ts';
import { findFarRelatives, findMissing } from './specifiers.ts';
import { findLooseHeights, findLoudStyles } from './styles.ts';
import type { Tree } from './tree.ts';

const treeOf = (files: Record<string, string>): Tree => new Map(Object.entries(files));
const graphOf = (files: Record<string, string>) => buildGraph(treeOf(files));

describe('the tables inside folders', () => {
  const isRefused = (file: string, text: string) =>
    findForbiddenInnerArrows(graphOf({ [file]: text })).length === 1;

  it('refuse a folder that knows the one above it, types included', () => {
    expect(isRefused('src/services/content/store/a.ts', `import type { B } from '../api/b.ts';`)).toBe(true);
    expect(isRefused('src/services/content/model/a.ts', `import '#services/content/store/b.ts';`)).toBe(true);
  });

  it('allow the way down, files beside the folders, and tests', () => {
    expect(isRefused('src/services/content/api/a.ts', `import '../store/b.ts';`)).toBe(false);
    expect(isRefused('src/services/content/service.ts', `import './api/b.ts';`)).toBe(false);
    expect(isRefused('src/services/content/store/a.test.ts', `import '../api/b.ts';`)).toBe(false);
  });
});

describe('the table of imports', () => {
  const refused: readonly (readonly [string, string, string])[] = [
    ['a library that knows the platform', 'src/lib/a.ts', `import '#platform/b.ts';`],
    ['a type that comes from above', 'src/domain/a.ts', `import type { B } from '#services/content/b.ts';`],
    ['a service that knows another one', 'src/services/content/a.ts', `import '#services/cache/b.ts';`],
    ['a service that knows the clients', 'src/services/content/a.ts', `export * from '#clients/b.ts';`],
    ['a dynamic import', 'src/contract/a.ts', `const b = () => import('#domain/b.ts');`],
    ['an import inside a type', 'src/contract/a.ts', `type B = import('#platform/b.ts').B;`],
    ['a client of the site outside of its server files', 'src/site/pages/a.ts', `import '#clients/b.ts';`],
    ['a component that knows a page', 'src/site/ui/a/a.tsx', `import '#site/pages/b/page.tsx';`],
    [
      'a component that uses a rule of the domain',
      'src/site/ui/a/a.tsx',
      `import { b } from '#domain/b.ts';`,
    ],
    ['an engine that knows the product', 'src/transit/a.ts', `import type { B } from '#domain/b.ts';`],
    ['a site that knows a service', 'src/site/server/a.ts', `import '#services/content/b.ts';`],
    ['a thread started from above', 'src/lib/a.ts', `new URL('../app.ts', import.meta.url);`],
    ['the tests in the product', 'src/lib/a.ts', `import '#tests/b.ts';`],
    ['the drill in the product', 'src/app.ts', `import '#drill/b.ts';`],
    ['the commands in the product', 'src/app.ts', `import '#scripts/b.mjs';`],
  ];
  it.each(refused)('refuses %s', (_, file, text) => {
    expect(findForbiddenArrows(graphOf({ [file]: text }))).toHaveLength(1);
  });

  const allowed: readonly (readonly [string, string, string])[] = [
    ['a service on the platform', 'src/services/content/a.ts', `import '#platform/b.ts';`],
    ['a client in a server file', 'src/site/pages/a/data.server.ts', `import '#clients/b.ts';`],
    [
      'a component that names a type of the domain',
      'src/site/ui/a/a.tsx',
      `import type { B } from '#domain/b.ts';`,
    ],
    [
      'everything in the application',
      'src/app.ts',
      `import '#services/content/b.ts'; import '#site/server/c.ts';`,
    ],
    ['the application in parts', 'src/app/a.ts', `import '#clients/b.ts'; import '#app.ts';`],
    ['packages', 'src/lib/a.ts', `import 'zod'; import 'node:fs';`],
    ['anything in a test', 'src/lib/a.test.ts', `import '#app.ts';`],
  ];
  it.each(allowed)('allows %s', (_, file, text) => {
    expect(findForbiddenArrows(graphOf({ [file]: text }))).toEqual([]);
  });

  it('expands the patterns of the bundler', () => {
    const files = {
      'src/site/ui/a.ts': `import.meta.glob(['../pages/*/page.tsx']);`,
      'src/site/pages/b/page.tsx': '',
    };
    expect(findForbiddenArrows(graphOf(files))).toHaveLength(1);
  });

  it('refuses names that are computed, except where the built site is loaded', () => {
    const text = `const load = (name: string) => import(name);`;
    expect(findComputedImports(graphOf({ 'src/domain/a.ts': text }))).toHaveLength(1);
    expect(findComputedImports(graphOf({ 'src/site/server/a.ts': text }))).toEqual([]);
  });
});

describe('the tables one level down', () => {
  it.each([
    ['an engine folder that knows a later step', 'src/transit/timetable/a.ts', `import '../board/b.ts';`],
    ['a type from there', 'src/transit/geo/a.ts', `import type { B } from '../timetable/b.ts';`],
    ['a deep file', 'src/transit/archive/x/a.ts', `import '#transit/gtfs/tables/b.ts';`],
    ['records that know the calls', 'src/services/schedule/records/a.ts', `import '../api/b.ts';`],
    ['a folder the table does not know', 'src/transit/fares/a.ts', `import '../timetable/b.ts';`],
  ])('refuse %s', (_, file, text) => {
    expect(findForbiddenInnerArrows(graphOf({ [file]: text }))).toHaveLength(1);
  });

  it.each([
    ['an earlier step', 'src/transit/board/a.ts', `import '../timetable/b.ts';`],
    ['a file beside the folders', 'src/services/schedule/a.ts', `import './api/b.ts';`],
    ['a file of the same folder', 'src/transit/board/a.ts', `import './b.ts';`],
    ['anything in a test', 'src/transit/geo/a.test.ts', `import '../board/b.ts';`],
    ['folders without a table', 'src/lib/time/a.ts', `import '../text/b.ts';`],
  ])('allow %s', (_, file, text) => {
    expect(findForbiddenInnerArrows(graphOf({ [file]: text }))).toEqual([]);
  });
});

describe('a folder with a door', () => {
  const past = (file: string, text: string) => findPastDoors(graphOf({ [file]: text }));

  it.each(['src/services/schedule/a.ts', 'src/demo/a.test.ts', 'tests/support/a.ts', 'bench/a.ts'])(
    'is entered by it alone, from %s too',
    (file) => {
      expect(past(file, `import '#transit/board/b.ts';`)).toEqual([
        `${file} imports src/transit/board/b.ts past the door src/transit/index.ts`,
      ]);
      expect(past(file, `import type { B } from '#transit/board/b.ts';`)).toHaveLength(1);
      expect(past(file, `import '#transit/index.ts';`)).toEqual([]);
    },
  );

  it('is open inside, to its tests as well', () => {
    expect(past('src/transit/board/a.ts', `import '../timetable/b.ts';`)).toEqual([]);
    expect(past('src/transit/board/a.test.ts', `import './b.ts';`)).toEqual([]);
  });
});

describe('the ways between files', () => {
  it('tells a ring once, whichever file it is met from', () => {
    const ring = { 'src/lib/a.ts': `import './b.ts';`, 'src/lib/b.ts': `import type { A } from './a.ts';` };
    expect(findCycles(graphOf(ring))).toEqual(['src/lib/a.ts → src/lib/b.ts → src/lib/a.ts']);
    expect(findCycles(graphOf({ ...ring, 'src/lib/b.ts': '' }))).toEqual([]);
  });

  it('refuses to climb two folders or to leave the area, and lets a folder look one up', () => {
    const far = (file: string, specifier: string) =>
      findFarRelatives(graphOf({ [file]: `import '${specifier}';` }));
    expect(far('src/lib/time/deep/a.ts', '../../b.ts')).toHaveLength(1);
    expect(far('src/site/pages/a.ts', '../layouts/b.ts')).toHaveLength(1);
    expect(far('src/services/content/a.ts', '../cache/b.ts')).toHaveLength(1);
    expect(far('src/lib/a.ts', '../domain/b.ts')).toHaveLength(1);
    expect(far('src/services/content/api/a.ts', '../b.ts')).toEqual([]);
  });

  it('misses a file that is not there', () => {
    const files = { 'src/lib/a.ts': `import './b.ts'; import './c.css?inline';`, 'src/lib/c.css': '' };
    expect(findMissing(graphOf(files), treeOf(files))).toEqual([
      'src/lib/a.ts imports ./b.ts, which is not there',
    ]);
  });

  it('follows the browser to server files and to Node, but not through types', () => {
    const files = (text: string) => ({
      'src/site/browser/entry.ts': `import('#site/pages/a/page.tsx');`,
      'src/site/pages/a/page.tsx': text,
      'src/site/pages/a/data.server.ts': '',
    });
    expect(findServerInBrowser(graphOf(files(`import { d } from './data.server.ts';`)))).toHaveLength(1);
    expect(findServerInBrowser(graphOf(files(`import { type D } from './data.server.ts';`)))).toHaveLength(1);
    expect(findServerInBrowser(graphOf(files(`import 'node:fs';`)))).toHaveLength(1);
    expect(findServerInBrowser(graphOf(files(`import type { D } from './data.server.ts';`)))).toEqual([]);
  });

  it('follows the process to what only the bundler reads', () => {
    const files = {
      'src/main.ts': `import './app.ts';`,
      'src/app.ts': `import '#site/a.tsx';`,
      'src/site/a.tsx': '',
    };
    expect(findBundledInNative(graphOf(files))).toEqual([
      'the process reaches src/main.ts → src/app.ts → src/site/a.tsx',
    ]);
  });
});

describe('the files', () => {
  it.each([
    `process.env.A`,
    `process['env']`,
    `const { env } = process`,
    `import { env } from 'node:process'`,
  ])('finds the environment in %s', (text) => {
    expect(findEnvironmentReaders(treeOf({ 'src/lib/a.ts': text }))).toHaveLength(1);
    expect(findEnvironmentReaders(treeOf({ 'src/config.ts': text }))).toEqual([]);
  });

  it.each(['Date.now()', 'new Date()', 'const { now } = Date;\nDate.now', 'Temporal.Now.instant()'])(
    'finds the clock of the machine in %s',
    (text) => {
      const files = ['src/lib/a.ts', 'src/site/server/a.ts', 'src/site/pages/a/data.server.ts'];
      for (const file of files) expect(findClockReaders(treeOf({ [file]: text }))).toHaveLength(1);
      for (const file of ['src/platform/clock.ts', 'src/site/browser/a.ts'])
        expect(findClockReaders(treeOf({ [file]: text }))).toEqual([]);
    },
  );

  it('finds a process that asks by itself', () => {
    const text = 'const answer = await fetch(url);';
    for (const file of ['src/platform/a.ts', 'src/site/server/a.ts'])
      expect(findWebAskers(treeOf({ [file]: text }))).toHaveLength(1);
    expect(findWebAskers(treeOf({ 'src/site/browser/a.ts': text }))).toEqual([]);
    expect(findWebAskers(treeOf({ 'src/platform/a.ts': '// fetch(url)\nstore.fetch(url);' }))).toEqual([]);
  });

  it('measures the longest file, one in ten and the middle', () => {
    const lines = (count: number) => 'x\n'.repeat(count);
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`src/lib/a${index}.ts`, lines(count)]));
    expect(findLongFiles(treeOf({ ...many(10), 'src/lib/b.ts': lines(401) }))).toHaveLength(1);
    expect(findLongFiles(treeOf(many(71)))).toHaveLength(1);
    expect(findLongFiles(treeOf(many(201)))).toHaveLength(2);
    expect(
      findLongFiles(treeOf({ ...many(70), 'data/b.ts': lines(900), 'src/site/i18n/fr/c.ts': lines(900) })),
    ).toEqual([]);
  });

  it('finds drawers and names in other cases', () => {
    const names = ['src/lib/utils.ts', 'src/helpers/a.ts', 'src/lib/date-utils.ts', 'src/lib/common/b.ts'];
    expect(findDrawers(treeOf(Object.fromEntries(names.map((name) => [name, '']))))).toHaveLength(4);
    expect(findDrawers(treeOf({ 'src/lib/commons-licence.ts': '' }))).toEqual([]);
    expect(
      findOddNames(
        treeOf({ 'src/lib/dateText.ts': '', 'src/lib/date_text.ts': '', 'src/a-b.server.ts': '' }),
      ),
    ).toHaveLength(2);
  });

  it('misses the view or the examples of a component', () => {
    const files = {
      'src/site/ui/a/a.tsx': '',
      'src/site/ui/a/examples.tsx': '',
      'src/site/ui/b/other.tsx': '',
    };
    expect(findOddComponents(treeOf(files))).toEqual([
      'src/site/ui/b has no b.tsx',
      'src/site/ui/b has no examples.tsx',
    ]);
  });
});

describe('the styles', () => {
  const style = (css: string) => treeOf({ 'src/site/ui/a/a.css': css });

  it('finds !important, but not in a comment', () => {
    expect(findLoudStyles(style('a { color: red ! important }'))).toHaveLength(1);
    expect(findLoudStyles(style('/* no !important here */'))).toEqual([]);
  });

  it('finds heights that are not tokens', () => {
    expect(findLooseHeights(style('a { z-index: 3; } b { z-index:calc(var(--z-menu) + 1) }'))).toHaveLength(
      2,
    );
    expect(findLooseHeights(style('a { z-index: var(--z-menu); } b { z-index: auto }'))).toEqual([]);
  });
});
