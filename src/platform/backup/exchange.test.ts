import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exchange } from './exchange.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parcours-exchange-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]): string => join(folder, ...names);
const put = (text: string, ...names: string[]): void => {
  mkdirSync(dirname(at(...names)), { recursive: true });
  writeFileSync(at(...names), text);
};
const read = (...names: string[]): string => readFileSync(at(...names), 'utf8');
const folders = () => ({ from: at('new'), aside: at('aside') });
const places = () => ['deep/cluster', 'files', 'secret'].map((name) => ({ name, path: at(name) }));

describe('an exchange of data', () => {
  it('moves what was there aside and what is new in, and can be undone', () => {
    put('old', 'deep', 'cluster', 'a');
    put('old', 'secret');
    put('kept', 'deep', 'lock');
    put('new', 'new', 'deep', 'cluster', 'a');
    put('new', 'new', 'files', 'b');
    const undo = exchange(places(), folders());
    expect([read('deep/cluster/a'), read('files/b'), read('deep/lock')]).toEqual(['new', 'new', 'kept']);
    expect([read('aside/deep/cluster/a'), read('aside/secret')]).toEqual(['old', 'old']);
    expect(readdirSync(folder)).not.toContain('secret');
    undo();
    expect([read('deep/cluster/a'), read('secret'), read('new/files/b')]).toEqual(['old', 'old', 'new']);
    expect(readdirSync(folder).sort()).toEqual(['deep', 'new', 'secret']);
  });

  it('leaves everything as it was when it fails half way', () => {
    put('old', 'files', 'b');
    put('new', 'new', 'files', 'b');
    put('new', 'new', 'secret');
    // No folder can be made where a file is.
    put('', 'blocked');
    const blocked = [...places(), { name: 'secret', path: at('blocked', 'secret') }];
    put('new', 'new', 'other');
    const last = { name: 'other', path: at('blocked', 'other') };
    expect(() => exchange([...blocked, last], folders())).toThrow(/blocked/);
    expect([read('files/b'), read('new/files/b'), read('new/secret')]).toEqual(['old', 'new', 'new']);
    expect(readdirSync(folder).sort()).toEqual(['blocked', 'files', 'new']);
  });
});
