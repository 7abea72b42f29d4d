import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tripsAt, wholeFeed, writeFeedFolder, zipFeed } from '#tests/support/feed-folder.ts';
import { startFileServer, type FileServer } from '#tests/support/file-server.ts';
import { openStage } from '#tests/support/schedule-stage.ts';

let place: string;
let server: FileServer;
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'parcours-stop-'));
  server = await startFileServer();
});
afterEach(async () => {
  await server.close();
  rmSync(place, { recursive: true, force: true });
});

const feed = () => writeFeedFolder(join(place, 'feed'), wholeFeed(tripsAt('14:10', '14:20')));
/** How many threads, servers and timers keep the process alive, by kind; others of the test process are among them. */
function handles(): Map<string, number> {
  const kinds = process.getActiveResourcesInfo();
  return new Map(
    ['Worker', 'MessagePort', 'TCPServerWrap', 'Timeout'].map((kind) => [
      kind,
      kinds.filter((one) => one === kind).length,
    ]),
  );
}

/** Kinds of which more is left than there was. What others of the test process began meanwhile ends by itself. */
async function leftOver(before: ReadonlyMap<string, number>): Promise<string[]> {
  const more = () => [...handles()].filter(([kind, count]) => count > (before.get(kind) ?? 0));
  for (let look = 0; look < 100 && more().length > 0; look++) await sleep(50);
  return more().map(([kind]) => kind);
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

describe('a schedule service that is closed', () => {
  it('ends an import that is under way, puts nothing into service any more, and may be closed again', async () => {
    const before = handles();
    const stage = await openStage({ settings: { feed: feed() } });
    writeFeedFolder(join(place, 'feed'), wholeFeed(tripsAt('14:10', '14:30')));
    const looking = stage.service.refresh();
    // A thread takes longer than that to begin.
    await sleep(20);
    expect(await msOf(() => stage.service.close())).toBeLessThan(8000);
    await looking;
    expect(stage.words().filter((line) => line.startsWith('feed'))).toEqual(['feed in service']);
    expect(await leftOver(before)).toEqual([]);
    await expect(stage.close()).resolves.toBeUndefined();
  });

  it.each([
    ['a poll', '/live.pb'],
    ['a download', '/gtfs.zip'],
  ])('ends %s that hangs', async (_name, hanging) => {
    server.put('/gtfs.zip', zipFeed(wholeFeed(tripsAt('14:10'))));
    const { service, words, close } = await openStage({
      settings: { feed: `${server.url}/gtfs.zip`, realtimeFeeds: [`${server.url}/live.pb`] },
    });
    server.put(hanging, 'hang');
    const hung = server.hung(hanging);
    const looking = service.refresh();
    await hung;
    const ended = close();
    expect(await msOf(() => Promise.all([ended, looking]))).toBeLessThan(8000);
    expect(words().filter((line) => line.includes('cannot be read'))).toEqual([]);
  });
});

describe('a schedule service that cannot start', () => {
  it('leaves nothing behind when the database does not open', async () => {
    const before = handles();
    const failure = new Error('no database here');
    const folder = join(place, 'snapshots');
    const database = Promise.reject(failure);
    expect(
      await msOf(() =>
        expect(openStage({ folder, database, settings: { feed: feed() } })).rejects.toBe(failure),
      ),
    ).toBeLessThan(8000);
    expect(await leftOver(before)).toEqual([]);
    // The import was stopped, not left to its end.
    expect(existsSync(folder)).toBe(false);
  });

  it('leaves nothing behind when an address of real time is none', async () => {
    const before = handles();
    const starting = openStage({ settings: { feed: feed(), realtimeFeeds: ['ftp://a.example'] } });
    await expect(starting).rejects.toThrow('must be an http or https URL');
    expect(await leftOver(before)).toEqual([]);
  });
});
