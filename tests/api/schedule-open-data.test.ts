import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOfZip, importFeed, openTimetable } from '#transit/index.ts';
import { tripsAt, wholeFeed, writeFeedFolder } from '#tests/support/feed-folder.ts';
import { timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { openStage, type ScheduleStage } from '#tests/support/schedule-stage.ts';

const feed = wholeFeed(tripsAt('14:10', '14:20'));
const address = '/donneesOuvertes/gtfs.zip';
let place: string;
let stage: ScheduleStage;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'parcours-open-'));
  stage = await openStage({ settings: { feed: writeFeedFolder(join(place, 'feed'), feed) } });
});
afterAll(async () => {
  await stage.close();
  rmSync(place, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => stage.service.app.inject({ url, headers });

describe('open data', () => {
  it('names its source and its date in both languages, and where it is', async () => {
    expect(await stage.ask('/donneesOuvertes')).toEqual({
      attribution: {
        fr: 'Source\u00A0: Autobus, données mises à jour le 2026-11-15.',
        en: 'Source: Autobus, data updated on 2026-11-15.',
      },
      miseAJour: '2026-11-15T14:00:00-05:00',
      fuseauHoraire: 'America/New_York',
      gtfs: address,
      gtfsRealtime: ['trip-updates', 'vehicle-positions', 'alerts'].map(
        (name) => `/donneesOuvertes/gtfs-rt/${name}.pb`,
      ),
    });
  });

  it('is a feed that reads as the timetable in service', async () => {
    const { statusCode, headers, rawPayload } = await get(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=300',
      'x-attribution': 'Source:%20Autobus,%20data%20updated%20on%202026-11-15.',
    });
    const again = openTimetable(importFeed(filesOfZip(rawPayload)).snapshot);
    expect(tripsOf(again)).toEqual(tripsOf(timetableOf(feed)));
  });

  it('is sent once to who has it, by its tag or by its date', async () => {
    const { etag = '', 'last-modified': date = '' } = (await get(address)).headers;
    const statusOf = async (headers: Record<string, string>) => (await get(address, headers)).statusCode;
    expect(await statusOf({ 'if-none-match': etag })).toBe(304);
    expect(await statusOf({ 'if-none-match': `"other", W/${etag}` })).toBe(304);
    expect(await statusOf({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200);
    expect(await statusOf({ 'if-modified-since': date })).toBe(304);
    expect(await statusOf({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(200);
    const head = await stage.service.app.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.headers.etag, head.rawPayload.length]).toEqual([200, etag, 0]);
  });

  it('is not there yet while its archive is not', async () => {
    rmSync(join(stage.folder, 'gtfs.zip'));
    const { statusCode, headers } = await get(address);
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  });
});
