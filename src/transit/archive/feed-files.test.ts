import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { faultOf } from '#tests/support/fault-of.ts';
import { writeZip } from './zip-writer.ts';
import { filesOfFolder } from './files-of-folder.ts';
import { filesOfZip } from './files-of-zip.ts';

const text = (words: string) => new TextEncoder().encode(words);
const wordsOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const limits = { maxEntries: 4, maxEntryBytes: 100, maxTotalBytes: 150 };

describe('the tables of a zip', () => {
  const zipOf = (...names: string[]) =>
    filesOfZip(
      writeZip(
        names.map((name) => ({ name, bytes: text(name) })),
        new Date(0),
      ),
    );

  it('are found at the root', () => {
    const files = zipOf('stops.txt', 'trips.txt');
    expect(files.names).toEqual(['stops.txt', 'trips.txt']);
    expect(wordsOf(files.find('stops.txt'))).toBe('stops.txt');
    expect(files.find('shapes.txt')).toBeUndefined();
  });

  it('are found in a folder', () => {
    const files = zipOf('lisez-moi.pdf', 'gtfs/stops.txt', 'gtfs/trips.txt', '__MACOSX/._trips.txt');
    expect(files.names).toEqual(['stops.txt', 'trips.txt']);
    expect(wordsOf(files.find('stops.txt'))).toBe('gtfs/stops.txt');
  });

  it('never come from an old copy beside the feed', () => {
    const files = zipOf('trips.txt', 'stops.txt', 'old/trips.txt', 'old/frequencies.txt');
    expect(files.find('frequencies.txt')).toBeUndefined();
    expect(wordsOf(files.find('trips.txt'))).toBe('trips.txt');
  });
});

describe('the tables of a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'parcours-folder-'));
  const folder = join(root, 'gtfs');
  afterAll(() => rmSync(root, { recursive: true }));
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, 'stops.txt'), 'stop_id\n1\n');
  });

  it('are listed without what is no table', () => {
    writeFileSync(join(folder, 'lisez-moi.pdf'), new Uint8Array(1000));
    writeFileSync(join(folder, '.cache.txt'), '');
    mkdirSync(join(folder, 'old.txt'));
    const files = filesOfFolder(folder, limits);
    expect(files.names).toEqual(['stops.txt']);
    expect(wordsOf(files.find('stops.txt'))).toBe('stop_id\n1\n');
    expect(files.find('lisez-moi.pdf')).toBeUndefined();
    expect(files.find('../gtfs/stops.txt')).toBeUndefined();
  });

  it('are refused by their size, before they are read', () => {
    truncateSync(join(folder, 'stops.txt'), 101);
    expect(faultOf(() => filesOfFolder(folder, limits))).toBe('table-too-large');
  });

  it('are refused by their size together and by their number', () => {
    writeFileSync(join(folder, 'a.txt'), new Uint8Array(80));
    writeFileSync(join(folder, 'b.txt'), new Uint8Array(80));
    expect(faultOf(() => filesOfFolder(folder, limits))).toBe('source-too-large');
    expect(faultOf(() => filesOfFolder(folder, { ...limits, maxEntries: 2 }))).toBe('source-too-large');
  });

  it('are refused when they grow after the listing', () => {
    const files = filesOfFolder(folder, limits);
    truncateSync(join(folder, 'stops.txt'), 5000);
    expect(faultOf(() => files.find('stops.txt'))).toBe('table-too-large');
  });

  it('are refused when a link leads out of the folder', () => {
    writeFileSync(join(root, 'secret'), 'secret');
    symlinkSync(join(root, 'secret'), join(folder, 'trips.txt'));
    expect(faultOf(() => filesOfFolder(folder, limits))).toBe('source-path');
  });

  it('are read through a link inside the folder, and through a link to the folder', () => {
    symlinkSync('stops.txt', join(folder, 'trips.txt'));
    rmSync(join(root, 'current'), { force: true });
    symlinkSync(folder, join(root, 'current'));
    expect(wordsOf(filesOfFolder(join(root, 'current'), limits).find('trips.txt'))).toBe('stop_id\n1\n');
  });

  it('are a named fault when folder, table or target of a link is gone', () => {
    expect(faultOf(() => filesOfFolder(join(root, 'nowhere'), limits))).toBe('source-missing');
    const files = filesOfFolder(folder, limits);
    rmSync(join(folder, 'stops.txt'));
    expect(faultOf(() => files.find('stops.txt'))).toBe('source-missing');
    symlinkSync('nothing', join(folder, 'trips.txt'));
    expect(faultOf(() => filesOfFolder(folder, limits))).toBe('source-missing');
  });
});
