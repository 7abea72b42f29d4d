import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BorneVirtuelleJson } from '#contract/schedule/borne-virtuelle.ts';
import type { RapportImportJson } from '#contract/schedule/rapport-import.ts';
import { forgeZip } from '#services/schedule/archive/fixtures/forged-zip.ts';
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

  it('is replaced by the one that was published while the service was down', async () => {
    writeFeedFolder(feed, usual);
    await open();
    await stage?.close();
    writeFeedFolder(feed, wholeFeed(tripsAt('14:10', '14:25', '14:35')));
    const second = await open();
    await second.service.refresh();
    expect([await departures(second), imports(second)]).toEqual([['14:10', '14:25', '14:35'], 1]);
  });

  it('gives way to the next one of a piece: no answer mixes the two', async () => {
    const feeds = [tripsAt('14:10', '14:20', '14:30'), tripsAt('14:11', '14:21', '14:31')].map((trips, one) =>
      wholeFeed(trips.map((trip) => ({ ...trip, headsign: `Feed ${one}` }))),
    );
    writeFeedFolder(feed, feeds[0] ?? {});
    const { service, ask } = await open();
    const seen = new Set<string>();
    for (const next of [1, 0, 1]) {
      writeFeedFolder(feed, feeds[next] ?? {});
      const swap = service.refresh();
      let isSwapped = false;
      void swap.then(() => (isSwapped = true));
      while (!isSwapped) {
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

  it('is not read again when only its date changed', async () => {
    const file = `${feed}.zip`;
    writeFileSync(file, zipFeed(usual));
    const { service, words } = await open({ feed: file });
    const before = words().length;
    writeFileSync(file, zipFeed(usual));
    await service.refresh();
    expect(words()).toHaveLength(before);
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
        motif: { en: `The source of the feed refused the request (503 ${url}).` },
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
  const bytes = (text: string) => Buffer.from(text);
  const zipOf = (name: string, content: Uint8Array, declaredBytes?: number) =>
    forgeZip([{ name, content, ...(declaredBytes === undefined ? {} : { declaredBytes }) }]);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(usual).filter(([each]) => each !== name));

  it.each([
    [
      'a truncated zip',
      () => zipFeed(usual).subarray(0, 300),
      /incomplete|not a zip/,
      /incomplète|pas une archive/,
    ],
    [
      'a zip bomb',
      () => zipOf('stops.txt', bytes('x'), 2 ** 31 - 1),
      /larger than allowed/,
      /taille permise/,
    ],
    ['a path that climbs out', () => zipOf('../trips.txt', bytes('x')), /forbidden path/, /chemin interdit/],
    [
      'a feed without stops',
      () => zipFeed(without('stops.txt')),
      /missing \(stops\.txt\)/,
      /absente \(stops\.txt\)/,
    ],
    [
      'a feed without a calendar',
      () => zipFeed(without('calendar_dates.txt')),
      /missing \(calendar\.txt, calendar_dates\.txt\)/,
      /absente \(calendar\.txt/,
    ],
    [
      'an empty feed',
      () => zipFeed({ ...usual, 'trips.txt': '' }),
      /^No trip can be used\.$/,
      /^Aucun voyage/,
    ],
    [
      'a field without end',
      () => zipFeed({ ...usual, 'stops.txt': `${usual['stops.txt']}\nx,"${'y'.repeat(20_000_000)}` }),
      /^Too many rows with errors: \d+\.\d%\.$/,
      /^Trop de lignes en erreur\u00A0: \d+,\d\u00A0%\.$/,
    ],
    ['something else', () => bytes('<html>'), /not a zip/, /pas une archive/],
  ])('%s is named in both languages, and the one before stays', async (_name, make, en, fr) => {
    const file = `${feed}.zip`;
    writeFileSync(file, zipFeed(usual));
    const running = await open({ feed: file });
    writeFileSync(file, make());
    await running.service.refresh();
    const { issue, motif } = await report(running);
    expect(issue).toBe('refuse');
    expect(motif?.en).toMatch(en);
    expect(motif?.fr).toMatch(fr);
    expect(await departures(running)).toEqual(['14:10', '14:20', '14:30', '14:40']);
    // Not read again until it changes, and the report stays.
    const lines = running.words().length;
    await running.service.refresh();
    expect([running.words().length, (await report(running)).motif]).toEqual([lines, motif]);
    writeFileSync(file, zipFeed(wholeFeed(tripsAt('14:10', '14:20', '14:30'))));
    await running.service.refresh();
    expect([(await report(running)).issue, await departures(running)]).toEqual([
      'enService',
      ['14:10', '14:20', '14:30'],
    ]);
  });

  it('loses too many trips of the coming days, and is judged anew when the day has changed', async () => {
    writeFeedFolder(feed, usual);
    const running = await open();
    // The next period, published days before it begins.
    const days = [
      '20261123',
      '20261124',
      '20261125',
      '20261126',
      '20261127',
      '20261128',
      '20261129',
      '20261130',
    ];
    writeFeedFolder(feed, wholeFeed(tripsAt('14:15', '14:45'), days));
    await running.service.refresh();
    expect(await report(running)).toMatchObject({
      issue: 'refuse',
      motif: {
        fr: 'Les 7 prochains jours perdraient 100\u00A0% de leurs voyages.',
        en: 'The next 7 days would lose 100% of their trips.',
      },
    });
    running.clock.advance(8 * 86_400_000);
    await running.service.refresh();
    expect([(await report(running)).issue, await departures(running)]).toEqual([
      'enService',
      ['14:15', '14:45'],
    ]);
  });

  it('has too many bad rows; the report counts them by code with examples', async () => {
    writeFeedFolder(feed, usual);
    const running = await open();
    writeFeedFolder(feed, { ...usual, 'stop_times.txt': `${usual['stop_times.txt']}\nT9,x,y,s-1001,1` });
    await running.service.refresh();
    expect(await report(running)).toMatchObject({
      issue: 'refuse',
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
    const line = running.logs.find(({ msg }) => msg === 'feed refused, the one before stays in service');
    expect(line).toMatchObject({ reason: 'too-many-errors', faults: [{ code: 'trip-unknown', count: 1 }] });
  });

  it('leaves the service without an answer when there was none before, and it recovers by itself', async () => {
    const running = await open();
    expect((await running.service.app.inject('/horaire/ListeParcours')).statusCode).toBe(503);
    await expect(running.service.check()).rejects.toThrow('no timetable is in service yet');
    expect((await report(running)).motif?.en).toBe(`The source of the feed cannot be found (${feed}).`);
    writeFeedFolder(feed, usual);
    await running.service.refresh();
    expect(await departures(running)).toEqual(['14:10', '14:20', '14:30', '14:40']);
  });

  it('is no yardstick for the feed of another address', async () => {
    writeFeedFolder(feed, usual);
    await open();
    const other = writeFeedFolder(join(place, 'other'), wholeFeed(tripsAt('14:50')));
    const second = await reopen({ feed: other });
    expect([await departures(second), (await report(second)).issue]).toEqual([['14:50'], 'enService']);
  });
});
