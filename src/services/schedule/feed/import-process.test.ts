import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importProgram as program } from '#app/schedule-ports.ts';
import { countTrips, openTimetable } from '#transit/index.ts';
import { tripsAt, wholeFeed, zipFeed } from '#tests/support/feed-folder.ts';
import { importInProcess } from './import-process.ts';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'parcours-import-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const feed = () => ({ kind: 'zip', bytes: new Uint8Array(zipFeed(wholeFeed(tripsAt('08:00')))) }) as const;
const programOf = (source: string) => {
  const file = join(place, 'program.mjs');
  writeFileSync(file, source);
  return pathToFileURL(file);
};

describe('an import in a process', () => {
  it('gives the timetable back, and tells what it took', async () => {
    const { snapshot, zip, peakMb } = await importInProcess(feed(), { program });
    expect(countTrips(openTimetable(snapshot))).toBe(1);
    expect(zip).toBeUndefined();
    expect(peakMb).toBeGreaterThan(10);
  });

  it('names the fault of a feed that cannot be read', async () => {
    const bytes = new Uint8Array(Buffer.from('<html>'));
    await expect(importInProcess({ kind: 'zip', bytes }, { program })).rejects.toMatchObject({
      code: 'zip-not-a-zip',
    });
  });

  it.each([
    ['ends without a word', 'process.exit(3)', 'the import ended without an answer (3)'],
    ['throws', 'throw new Error("broken")', 'broken'],
  ])('tells of a process that %s', async (_name, source, words) => {
    await expect(importInProcess(feed(), { program: programOf(source) })).rejects.toThrow(words);
  });

  it('names a feed that needs more memory than there is for it', async () => {
    const greedy = programOf(
      'const held = []; for (;;) held.push({ at: held.length, text: `${held.length}` });',
    );
    const importing = importInProcess(feed(), { program: greedy, maxHeapMb: 24 });
    await expect(importing).rejects.toMatchObject({ code: 'import-memory' });
  });

  it('is stopped when it is told to, and before it begins', async () => {
    const stopper = new AbortController();
    const running = importInProcess(feed(), {
      program: programOf('for (;;) {}'),
      signal: stopper.signal,
    });
    stopper.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    await expect(importInProcess(feed(), { program, signal: stopper.signal })).rejects.toThrow('stopped');
  });
});
