import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTimetable } from '#services/schedule/timetable/timetable.ts';
import { tripsAt, wholeFeed, zipFeed } from '#tests/support/feed-folder.ts';
import { importInThread } from './import-thread.ts';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'parcours-thread-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const feed = () => ({ kind: 'zip', bytes: new Uint8Array(zipFeed(wholeFeed(tripsAt('08:00')))) }) as const;
const thread = (source: string) => {
  const file = join(place, 'thread.mjs');
  writeFileSync(file, source);
  return pathToFileURL(file);
};

describe('an import in a thread', () => {
  it('gives the timetable and the archive back', async () => {
    const input = feed();
    const archive = Buffer.from(input.bytes);
    const { snapshot, zip } = await importInThread(input);
    expect(openTimetable(snapshot).tripStart).toHaveLength(1);
    expect(Buffer.from(zip)).toEqual(archive);
    // Given away, not copied.
    expect(input.bytes).toHaveLength(0);
  });

  it('names the fault of a feed that cannot be read', async () => {
    const bytes = new Uint8Array(Buffer.from('<html>'));
    await expect(importInThread({ kind: 'zip', bytes })).rejects.toMatchObject({ code: 'zip-not-a-zip' });
  });

  it.each([
    ['ends without a word', 'process.exit(3)', 'the import ended without an answer (3)'],
    ['throws', 'throw new Error("broken")', 'broken'],
  ])('tells of a thread that %s', async (_name, source, words) => {
    await expect(importInThread(feed(), { thread: thread(source) })).rejects.toThrow(words);
  });

  it('is stopped when it is told to, and before it begins', async () => {
    const stopper = new AbortController();
    const running = importInThread(feed(), {
      thread: thread('for (;;) {}'),
      signal: stopper.signal,
    });
    stopper.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    await expect(importInThread(feed(), { signal: stopper.signal })).rejects.toThrow('stopped');
  });
});
