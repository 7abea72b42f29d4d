import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeFeedMessage } from '#transit/index.ts';
import { tripsAt, wholeFeed, writeFeedFolder, zipFeed } from '#tests/support/feed-folder.ts';
import { startFileServer, type FileServer } from '#tests/support/file-server.ts';
import { messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { scheduleAddress, scheduleCalls } from '#tests/support/schedule-calls.ts';
import { openStage, type ScheduleStage } from '#tests/support/schedule-stage.ts';

/** Words that stand in settings alone: in paths, accounts, keys. */
const inside = ['inside-feeds', 'inside-live', 'inside-folder', 'inside-user', 'inside-key'];

let place: string;
let server: FileServer;
let stage: ScheduleStage | undefined;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'inside-folder-'));
  server = await startFileServer();
});
afterEach(async () => {
  await stage?.close();
  stage = undefined;
});
afterAll(async () => {
  await server.close();
  rmSync(place, { recursive: true, force: true });
});

const addresses = [
  ...Object.entries(scheduleCalls).map(([path, { query }]) => scheduleAddress(path, query)),
  '/horaire/Arret',
  '/horaire/Rien',
  '/horaire/%zz',
  '/horaire/ListeParcours?date=20300101',
  '/openapi.json',
  '/docs',
];

/** Everything that goes out, heads and bodies, for every call and some mistakes. */
async function listLeaks({ service, folder }: ScheduleStage): Promise<string[]> {
  const host = new URL(server.url).host;
  const hidden = [...inside, host, place, folder, tmpdir(), process.cwd()];
  const leaks: string[] = [];
  for (const url of addresses)
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const { headers, rawPayload } = await service.app.inject({ method, url });
      const out = JSON.stringify(headers) + rawPayload.toString('latin1');
      leaks.push(...hidden.filter((word) => out.includes(word)).map((word) => `${method} ${url}: ${word}`));
    }
  return leaks;
}

const feedUrl = () => server.url.replace('//', '//inside-user:inside-key@');
const live = () => [`${feedUrl()}/inside-live/trips.pb?key=inside-key`, `${server.url}/inside-live/none.pb`];
const feed = wholeFeed(tripsAt('14:10', '14:20'));

describe('an address, a path or an account of the settings', () => {
  it('is in no answer while all goes well', async () => {
    server.put('/inside-feeds/gtfs.zip?key=inside-key', zipFeed(feed));
    server.put(
      '/inside-live/trips.pb?key=inside-key',
      writeFeedMessage(
        messageOf(Date.parse('2026-11-15T13:59:50-05:00'), [
          tripNews({ tripId: 'T1410', scheduleRelationship: 'canceled' }),
        ]),
      ),
    );
    stage = await openStage({
      folder: join(place, 'snapshots'),
      settings: { feed: `${feedUrl()}/inside-feeds/gtfs.zip?key=inside-key`, realtimeFeeds: live() },
    });
    await stage.service.refresh();
    expect(await stage.ask('/exploitation/tempsReel')).toMatchObject({
      flux: [
        { nom: 'flux-1', etat: 'enDirect' },
        { nom: 'flux-2', etat: 'interrompu', erreur: 'HTTP 404' },
      ],
    });
    expect(await listLeaks(stage)).toEqual([]);
  });

  it.each([
    ['refuses', 503],
    ['gives something else', new TextEncoder().encode('no zip')],
  ] as const)('is in no answer when the source %s', async (_what, content) => {
    server.put('/inside-feeds/gtfs.zip?key=inside-key', content);
    server.put('/inside-live/trips.pb?key=inside-key', new TextEncoder().encode('no message'));
    stage = await openStage({
      settings: { feed: `${feedUrl()}/inside-feeds/gtfs.zip?key=inside-key`, realtimeFeeds: live() },
    });
    await stage.service.refresh();
    expect(await stage.ask('/exploitation/rapportImport')).toMatchObject({ issue: 'refuse' });
    expect(await listLeaks(stage)).toEqual([]);
  });

  it('is in no answer when nobody listens there', async () => {
    const away = 'http://inside-user:inside-key@127.0.0.1:1/inside-feeds/gtfs.zip';
    stage = await openStage({ settings: { feed: away, realtimeFeeds: [away] } });
    await stage.service.refresh();
    expect(await listLeaks(stage)).toEqual([]);
  });

  it('is in no answer when a file or a folder is missing, or holds less than a feed', async () => {
    const folder = join(place, 'inside-feeds');
    stage = await openStage({ settings: { feed: folder } });
    expect(await listLeaks(stage)).toEqual([]);
    const { 'stop_times.txt': _left, ...rest } = feed;
    writeFeedFolder(folder, rest);
    await stage.service.refresh();
    expect(await stage.ask('/exploitation/rapportImport')).toMatchObject({
      motif: { en: expect.stringContaining('stop_times.txt') },
    });
    expect(await listLeaks(stage)).toEqual([]);
  });
});
