import path from 'node:path';
import { expect, it } from 'vitest';
import { listSources, loadTree } from './support/architecture/tree.ts';
import { knownParsings } from './support/addresses/known-parsings.ts';

const tree = loadTree(path.resolve(import.meta.dirname, '..'), ['src']);
/** A file beside the one that names it is no address. */
const besideItself = /new URL\([^;]*?import\.meta\.url\)/g;
const parsing =
  /\bnew URL\(|\bURL\.(?:canParse|parse)\b|\bz\s*\.(?:url|httpUrl)\(|\bdomainTo(?:ASCII|Unicode)\b/g;

it('addresses that somebody else wrote are read by parseAddress, in no time with any of them', () => {
  const found = listSources(tree).flatMap((file) => {
    const times = [...(tree.get(file) ?? '').replaceAll(besideItself, '').matchAll(parsing)].length;
    return times > 0 ? [[file, times]] : [];
  });
  const known = Object.entries(knownParsings).map(([file, [times]]) => [file, times]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
});
