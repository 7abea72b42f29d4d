import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BorneVirtuelleJson } from '#contract/schedule/borne-virtuelle.ts';
import type { RapportImportJson } from '#contract/schedule/exploitation.ts';
import { tripsAt, wholeFeed, writeFeedFolder, zipFeed } from '#tests/support/feed-folder.ts';
import { startFileServer } from '#tests/support/file-server.ts';
import { openStage, type ScheduleStage, type StageOptions } from '#tests/support/schedule-stage.ts';

let place: string;
let feed: string;
let stage: ScheduleStage | undefined;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'parcours-feed-'));
  feed = join(place, 'feed');
});
afterEach(async () => {
  await stage?.close();
  stage = undefined;
  rmSync(place, { recursive: true, force: true });
});

const usual = wholeFeed(tripsAt('14:10', '14:20', '14:30', '14:40'));
const snapshots = () => join(place, 'snapshots');

async function open(settings: StageOptions['settings'] = {}): Promise<ScheduleStage> {
  stage = await openStage({ folder: snapshots(), settings: { feed, ...settings } });
  return stage;
}

async function reopen(settings: StageOptions['settings'] = {}): Promise<ScheduleStage> {
  await stage?.close();
  return open(settings);
}

/** The next departures from the first stop: `14:10`. */
async function departures({ ask }: ScheduleStage): Promise<string[]> {
  const board = await ask<BorneVirtuelleJson>(
    '/horaire/BorneVirtuelle_ArretParcours?noParcours=1&noArret=1001',
  );
  return (board.horaires ?? []).map(({ depart }) => depart.slice(11, 16));
}

const report = ({ ask }: ScheduleStage) => ask<RapportImportJson>('/exploitation/rapportImport');
const imports = ({ words }: ScheduleStage) => words().filter((line) => line === 'feed in service').length;

describe('a feed in service', () => {
  it('is imported at the first start and taken from the snapshot at the next', async () => {
    writeFeedFolder(feed, usual);
    const first = await open();
    expect([await departures(first), imports(first)]).toEqual([['14:10', '14:20', '14:30', '14:40'], 1]);
    const second = await reopen();
    await second.service.refresh();
    expect([await departures(second), imports(second)]).toEqual([['14:10', '14:20', '14:30', '14:40'], 0]);
    expect(await report(second)).toMatchObject({ issue: 'enService', motif: null, nombreErreurs: 0 });
  });

  it('gives way to the next one of a piece: no answer mixes the two', async () => {
    const feeds = [tripsAt('14:10', '14:20', '14:30'), tripsAt('14:11', '14:21', '14:31')].map((trips, one) =>
      wholeFeed(trips.map((trip) => ({ ...trip, headsign: `Feed ${one}` }))),
    );
    writeFeedFolder(feed, feeds[0] ?? {});
    const { service, ask } = await open();
    const seen = new Set<string>();
    for (const next of [1, 0]) {
      writeFeedFolder(feed, feeds[next] ?? {});
      const swap = { isDone: false };
      void service.refresh().then(() => (swap.isDone = true));
      while (!swap.isDone) {
        // Answers within the process wait for nothing: the import would never have its turn.
        await sleep(1);
        const boards = await Promise.all(
          ['1001', '1002'].map((stop) =>
            ask<BorneVirtuelleJson[]>(`/horaire/ListeBorneVirtuelle_Arret?noArret=${stop}`),
          ),
        );
        for (const [board] of boards) {
          seen.add((board?.horaires ?? []).map((each) => `${each.depart[15]} ${each.nomDestination}`).join());
        }
      }
    }
    const whole = (minute: number, name: string) => Array(3).fill(`${minute} ${name}`).join();
    expect([...seen].sort()).toEqual(
      [whole(0, 'Feed 0'), whole(1, 'Feed 1'), whole(5, 'Feed 0'), whole(6, 'Feed 1')].sort(),
    );
  });

  it('has its names right when it is not in UTF-8, and the report says so', async () => {
    const stops = (usual['stops.txt'] ?? '').replace('Stop 1001', 'Église-Saint-Rémi');
    writeFeedFolder(feed, usual);
    writeFileSync(join(feed, 'stops.txt'), Buffer.from(stops, 'latin1'));
    const running = await open();
    expect(await running.ask('/horaire/Arret?noArret=1001')).toMatchObject({ nom: 'Église-Saint-Rémi' });
    expect(await running.ask('/recherche?texte=eglise')).toMatchObject({ arrets: [{ noArret: '1001' }] });
    expect(await report(running)).toMatchObject({
      issue: 'enService',
      nombreErreurs: 0,
      constats: [
        {
          code: 'table-encoding',
          gravite: 'avertissement',
          nombre: 1,
          textes: {
            fr: 'Fichier qui n’est pas en UTF-8, lu dans son propre encodage',
            en: 'File that is not in UTF-8, read in its own encoding',
          },
          exemples: [{ fichier: 'stops.txt', ligne: null, valeur: 'Windows-1252' }],
        },
      ],
    });
  });

  it('comes from an address, asked with what is known of it', async () => {
    const server = await startFileServer();
    try {
      server.put('/gtfs.zip', zipFeed(usual));
      const url = `${server.url}/gtfs.zip`;
      const first = await open({ feed: url });
      await first.service.refresh();
      const second = await reopen({ feed: url });
      await second.service.refresh();
      expect(server.answers.map((line) => line.slice(-3))).toEqual(['200', '304', '304']);
      server.put('/gtfs.zip', 503);
      await second.service.refresh();
      expect(await report(second)).toMatchObject({
        issue: 'refuse',
        motif: { en: `The source of the feed refused the request (503).` },
      });
      server.put('/gtfs.zip', zipFeed(usual));
      await second.service.refresh();
      expect([await report(second), imports(second)]).toMatchObject([{ issue: 'enService' }, 0]);
      server.put('/gtfs.zip', zipFeed(wholeFeed(tripsAt('14:12', '14:22', '14:32', '14:42'))));
      await second.service.refresh();
      expect(await departures(second)).toEqual(['14:12', '14:22', '14:32', '14:42']);
    } finally {
      await server.close();
    }
  });
});

describe('a feed that is not fit', () => {
  it('is told in both languages with its bad rows, and the one before stays', async () => {
    writeFeedFolder(feed, usual);
    const running = await open();
    writeFeedFolder(feed, { ...usual, 'stop_times.txt': `${usual['stop_times.txt']}\nT9,x,y,s-1001,1` });
    await running.service.refresh();
    expect(await report(running)).toMatchObject({
      issue: 'refuse',
      motif: {
        fr: 'Trop de lignes en erreur\u00A0: 2,8\u00A0%.',
        en: 'Too many rows with errors: 2.8%.',
      },
      nombreErreurs: 1,
      constats: [
        {
          code: 'trip-unknown',
          gravite: 'erreur',
          nombre: 1,
          textes: { fr: 'Voyage inconnu', en: 'Unknown trip' },
          exemples: [{ fichier: 'stop_times.txt' }],
        },
      ],
    });
    expect(await departures(running)).toEqual(['14:10', '14:20', '14:30', '14:40']);
  });

  it('leaves the service without an answer when there was none before, and it recovers by itself', async () => {
    const running = await open();
    expect((await running.service.app.inject('/horaire/ListeParcours')).statusCode).toBe(503);
    expect((await running.service.app.inject('/donneesOuvertes/gtfs.zip')).statusCode).toBe(503);
    await expect(running.service.check()).rejects.toThrow('no timetable is in service yet');
    expect((await report(running)).motif?.en).toBe('The source of the feed cannot be found.');
    writeFeedFolder(feed, usual);
    await running.service.refresh();
    expect(await departures(running)).toEqual(['14:10', '14:20', '14:30', '14:40']);
  });
});
