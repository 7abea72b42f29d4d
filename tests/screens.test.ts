import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '#site/pages/screens.server.ts';

const pages = path.resolve(import.meta.dirname, '../src/site/pages');
const serverFiles = (folder: string, recursive: boolean): string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.server.ts'))
    .map((file) => path.join(folder, file));

it('screens without blocks load no page of the content', () => {
  const without = Object.keys(screens).filter((key) => screens[key]?.hasBlocks === false);
  expect(without.length).toBeGreaterThan(15);
  const amiss = without.filter((key) => {
    const folder = path.join(pages, key);
    const files = [...serverFiles(folder, true), ...serverFiles(path.dirname(folder), false)];
    return files.some((file) => /\b(?:infoOfPage|loadContent)\b|blocks/i.test(readFileSync(file, 'utf8')));
  });
  expect(amiss).toEqual([]);
});
