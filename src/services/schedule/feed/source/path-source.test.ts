import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lateFaultOf } from '#tests/support/fault-of.ts';
import { writeZip } from '#transit/index.ts';
import { feedMarkSchema, isSameContent } from './feed-mark.ts';
import type { FeedMark } from './feed-mark.ts';
import type { ChangedFeed, FeedSource } from './feed-source.ts';
import { openFeedSource } from './open-feed-source.ts';

const root = mkdtempSync(join(tmpdir(), 'parcours-source-'));
const path = join(root, 'feed');
const text = (words: string) => new TextEncoder().encode(words);
const zipOf = (words: string) => writeZip([{ name: 'trips.txt', bytes: text(words) }], new Date(0));

afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => rmSync(path, { recursive: true, force: true }));

function put(file: string, content: string | Uint8Array, seconds: number): void {
  writeFileSync(file, content);
  utimesSync(file, seconds, seconds);
}

async function changed(source: FeedSource, known?: FeedMark): Promise<ChangedFeed> {
  const found = await source.check(known);
  if (found === 'unchanged') throw new Error('the feed has not changed');
  return found;
}

/** What a mark is after a stay on disk. */
const kept = (mark: FeedMark): FeedMark => feedMarkSchema.parse(JSON.parse(JSON.stringify(mark)));

describe('a feed in a zip file', () => {
  it('is loaded at first and unchanged afterwards', async () => {
    put(path, zipOf('a'), 1000);
    const source = openFeedSource(path);
    const found = await changed(source);
    expect(await found.load()).toEqual({ kind: 'zip', bytes: new Uint8Array(zipOf('a')) });
    expect(found.mark).toMatchObject({
      kind: 'file',
      mtimeMs: 1_000_000,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await source.check(kept(found.mark))).toBe('unchanged');
    expect(await openFeedSource(path).check(kept(found.mark))).toBe('unchanged');
  });

  it('is loaded again when its date or size changes, and known by its bytes when only the date did', async () => {
    put(path, zipOf('a'), 1000);
    const source = openFeedSource(path);
    const first = await changed(source);
    await first.load();
    put(path, zipOf('a'), 2000);
    const touched = await changed(source, first.mark);
    expect(isSameContent(first.mark, touched.mark)).toBe(false);
    await touched.load();
    expect(isSameContent(first.mark, touched.mark)).toBe(true);
    put(path, zipOf('abc'), 2000);
    const other = await changed(source, touched.mark);
    await other.load();
    expect(isSameContent(touched.mark, other.mark)).toBe(false);
  });

  it('is not taken for the feed of another address', async () => {
    put(path, zipOf('a'), 1000);
    put(join(root, 'other.zip'), zipOf('b'), 1000);
    const { mark } = await changed(openFeedSource(path));
    const other = openFeedSource(join(root, 'other.zip'));
    expect(await other.check(mark)).not.toBe('unchanged');
    expect([openFeedSource(path).owns(mark), other.owns(mark)]).toEqual([true, false]);
  });

  it('is refused when it is too large, is gone, or goes between check and load', async () => {
    put(path, zipOf('a'), 1000);
    const small = await changed(openFeedSource(path, { maxBytes: 10 }));
    expect(await lateFaultOf(() => small.load())).toBe('source-too-large');
    const found = await changed(openFeedSource(path));
    rmSync(path);
    expect(await lateFaultOf(() => found.load())).toBe('source-missing');
    expect(await lateFaultOf(() => openFeedSource(path).check())).toBe('source-missing');
    expect(await lateFaultOf(() => openFeedSource('/dev/null').check())).toBe('source-missing');
  });
});

describe('a feed in a folder', () => {
  beforeEach(() => {
    mkdirSync(path);
    put(join(path, 'trips.txt'), 'a', 1000);
  });

  it('is loaded at first, unchanged afterwards, and changed with any of its tables', async () => {
    const source = openFeedSource(path);
    const found = await changed(source);
    expect(await found.load()).toEqual({ kind: 'folder', folder: path });
    expect(await source.check(kept(found.mark))).toBe('unchanged');
    put(join(path, 'notes.pdf'), 'of no concern', 3000);
    expect(await source.check(found.mark)).toBe('unchanged');
    put(join(path, 'shapes.txt'), 'b', 1000);
    const more = await changed(source, found.mark);
    put(join(path, 'shapes.txt'), 'c', 2000);
    expect(await source.check(more.mark)).not.toBe('unchanged');
  });

  it('may take the place of a zip', async () => {
    const { mark } = await changed(openFeedSource(path));
    rmSync(path, { recursive: true });
    put(path, zipOf('a'), 1000);
    expect((await changed(openFeedSource(path), mark)).mark.kind).toBe('file');
  });

  it('is refused when it has too many tables', async () => {
    expect(await lateFaultOf(() => openFeedSource(path, { maxFiles: 0 }).check())).toBe('source-too-large');
  });
});
