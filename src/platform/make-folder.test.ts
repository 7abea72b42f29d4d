import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

describe('a folder that is made', () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'parcours-folder-'));
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  it('is there with those above it, and may be made again', () => {
    const folder = join(place, 'a', 'b', 'c');
    makeFolder(folder);
    makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it.each([
    ['a file stands in its place', (file: string) => file, 'EEXIST'],
    ['a file stands above it', (file: string) => join(file, 'below', 'it'), 'ENOTDIR'],
    ['the system has no room for it', () => '/proc/parcours/inside', 'ENOENT'],
  ])('is refused at once where %s', (_where, folderAt, code) => {
    const file = join(place, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(folderAt(file))).toThrow(expect.objectContaining({ code }) as Error);
  });
});
