import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImports } from './support/architecture/imports.ts';
import { listSources, loadTree } from './support/architecture/tree.ts';

type Versions = Readonly<Record<string, string>>;

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Versions>;
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { dev?: true; resolved?: string; integrity?: string }>;
};
const installed = Object.entries(lock.packages).filter(([folder]) => folder !== '');
const decision = read('docs/decisions/0003-runtime-dependencies.md');

/** The first names in the rows under a heading. */
function listRows(heading: string): string[] {
  const section = decision.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return [...section.matchAll(/^\|\s*`([^`]+)`/gm)].map(([, name = '']) => name);
}

/** The packages that the product's own code imports; a type says nothing at run time. */
function listImported(): Set<string> {
  const tree = loadTree(root, ['src']);
  const mentions = listSources(tree).flatMap((file) => readImports(file, tree.get(file) ?? ''));
  const names = mentions.filter(({ isTypeOnly }) => !isTypeOnly).map(({ specifier = '' }) => specifier);
  const foreign = names.filter((name) => /^@?[a-z]/.test(name) && !name.startsWith('node:'));
  return new Set(foreign.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

describe('the packages of the product', () => {
  it('are those that decision 0003 gives a reason for, on the server and in the browser', () => {
    expect(listRows('On the server')).toEqual(Object.keys(manifest.dependencies));
    const brought = listRows('In the browser alone');
    expect(brought.filter((name) => !(name in manifest.devDependencies))).toEqual([]);
    expect(listImported()).toEqual(new Set([...listRows('On the server'), ...brought]));
  });

  it('have one version each, exactly', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(ranges.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are no more in all than decision 0003 says', () => {
    const most = Number(/\*\*(\d+) packages\*\* in all/.exec(decision)?.[1]);
    const running = installed.filter(([, { dev }]) => !dev).map(([folder]) => folder);
    expect(running.length, running.join(' ')).toBe(most);
    expect(most).toBeLessThanOrEqual(137);
  });

  it('come from whichever registry npm is told, unchanged', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });
});
