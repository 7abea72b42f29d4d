import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VoyageAnnuleJson } from '#contract/schedule/voyage-annule.ts';
import type { Database } from '#platform/database/database.ts';
import { type FeedEntity, writeFeedMessage } from '#transit/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { tripsAt, wholeFeed, writeFeedFolder } from '#tests/support/feed-folder.ts';
import { startFileServer, type FileServer } from '#tests/support/file-server.ts';
import { messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { openStage, type ScheduleStage } from '#tests/support/schedule-stage.ts';

let place: string;
let server: FileServer;
let database: TestDatabase;
let stage: ScheduleStage;
let isAway = false;
/** What writing waits for. */
let gate: Promise<void> | undefined;
let isWriting = false;
/** The database of the tests, which may be away for a while. */
const reached = (): Pick<Database, 'pool'> => ({
  pool: Object.create(database.pool, {
    query: {
      value: async (text: string, values: unknown[]) => {
        if (isAway) throw Object.assign(new Error('no route to the database'), { code: 'EHOSTUNREACH' });
        isWriting ||= text.startsWith('insert');
        if (text.startsWith('insert')) await gate;
        return database.pool.query(text, values);
      },
    },
  }) as Database['pool'],
});

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'parcours-records-'));
  writeFeedFolder(
    join(place, 'feed'),
    wholeFeed([
      ...tripsAt('14:10', '14:20'),
      { ...tripsAt('15:00')[0], id: 'L2', line: '2', calls: ['1001 15:00:00', '1003 15:09:00'] },
    ]),
  );
  server = await startFileServer();
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await server.close();
  rmSync(place, { recursive: true, force: true });
});

const open = () =>
  openStage({
    folder: join(place, 'snapshots'),
    database: Promise.resolve(reached()),
    settings: { feed: join(place, 'feed'), realtimeFeeds: [`${server.url}/trips.pb`] },
  });
beforeEach(async () => {
  isAway = false;
  gate = undefined;
  isWriting = false;
  await database.pool.query('truncate trip_change restart identity');
  server.put('/trips.pb', 404);
  stage = await open();
});
afterEach(() => stage.close());

/** Lets a minute pass, then a feed says this. */
async function tell(...entities: FeedEntity[]): Promise<void> {
  stage.clock.advance(60_000);
  server.put('/trips.pb', writeFeedMessage(messageOf(stage.clock.now(), entities)));
  await stage.service.refresh();
}

const list = (query = '') => stage.ask<VoyageAnnuleJson[]>(`/voyagesAnnules${query}`);
const told = async () =>
  (await list()).map(({ idVoyage, genre, arrets }) => `${idVoyage} ${genre} ${arrets.join(' ')}`);
const cancelled = (tripId: string) => tripNews({ tripId, scheduleRelationship: 'canceled' });
const skipping = (trip: string, ...stops: string[]) =>
  tripNews(
    trip,
    stops.map((stop) => ({ stopId: `s-${stop}`, scheduleRelationship: 'skipped' })),
  );
const running = (trip: string) => tripNews(trip, [{ stopSequence: 1, departure: { delay: 0 } }]);

describe('a trip that does not run as planned', () => {
  it('is recorded once with what there is to know of it, by day and line', async () => {
    await tell(cancelled('T1410'), cancelled('L2'));
    await tell(cancelled('T1410'), cancelled('L2'));
    expect(await list('?noParcours=1')).toEqual([
      {
        id: 1,
        genre: 'annule',
        date: '20261115',
        noParcours: '1',
        codeDirection: '0',
        descriptionDirection: 'Centre',
        idVoyage: 'T1410',
        nomDestination: 'Centre',
        depart: '2026-11-15T14:10:00-05:00',
        arrets: ['1001', '1002', '1003'],
        annonce: '2026-11-15T14:01:00-05:00',
        derniereMention: '2026-11-15T14:02:00-05:00',
        retabli: null,
        source: 'flux-1',
        avis: null,
      },
    ]);
    expect(await told()).toEqual(['T1410 annule 1001 1002 1003', 'L2 annule 1001 1003']);
    expect(await list('?date=20261116')).toEqual([]);
  });

  it('is listed at once, even while it is being written', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const telling = tell(cancelled('T1410'), cancelled('L2'));
    await expect.poll(() => isWriting).toBe(true);
    const listing = told();
    setTimeout(resolve, 50);
    expect(await listing).toEqual(['T1410 annule 1001 1002 1003', 'L2 annule 1001 1003']);
    await telling;
  });

  it('cannot be listed while the database is away, which says when to come back', async () => {
    isAway = true;
    const { statusCode, headers } = await stage.service.app.inject('/voyagesAnnules');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    isAway = false;
    expect(await list()).toEqual([]);
  });

  it('names no address, even in a record that an earlier version wrote', async () => {
    await tell(cancelled('T1410'));
    await database.pool.query(`update trip_change set source = 'http://inside.example/trips.pb'`);
    expect(await list()).toMatchObject([{ idVoyage: 'T1410', source: 'flux' }]);
  });

  it('gathers the stops it leaves out, told one after the other', async () => {
    await tell(skipping('T1410', '1003'));
    await tell(skipping('T1410', '1002'));
    expect(await told()).toEqual(['T1410 ecourte 1002 1003']);
    await tell(skipping('T1410', '1002', '1003'));
    expect(await told()).toEqual(['T1410 ecourte 1002 1003']);
  });

  it('stays recorded when its feed drops it', async () => {
    await tell(cancelled('T1410'));
    await tell(running('T1420'));
    stage.clock.advance(3_600_000);
    await tell(running('T1420'));
    expect(await list()).toMatchObject([{ idVoyage: 'T1410', retabli: null }]);
  });

  it('was last mentioned when its feed last spoke, however long the feed is silent', async () => {
    await tell(cancelled('T1410'));
    stage.clock.advance(300_000);
    await stage.service.refresh();
    expect(await list()).toMatchObject([{ derniereMention: '2026-11-15T14:01:00-05:00', retabli: null }]);
  });

  it('is restored when its feed says that it runs, and not when it ran past the stops already', async () => {
    await tell(cancelled('T1410'), skipping('T1420', '1001'));
    await tell(running('T1410'), skipping('T1420', '1001'));
    expect(await list()).toMatchObject([
      { idVoyage: 'T1410', retabli: '2026-11-15T14:02:00-05:00' },
      { idVoyage: 'T1420', retabli: null },
    ]);
    await tell(cancelled('T1410'));
    expect(await list('?noParcours=1')).toMatchObject([{ retabli: null }, { retabli: null }]);
    stage.clock.advance(19 * 60_000);
    await tell(tripNews('T1420', [{ stopSequence: 3, departure: { delay: 60 } }]));
    expect(await list()).toMatchObject([{}, { idVoyage: 'T1420', genre: 'ecourte', retabli: null }]);
  });

  it('was cancelled and runs to some of its stops: the one record ends, the other begins', async () => {
    await tell(cancelled('T1410'));
    await tell(skipping('T1410', '1003'));
    expect(await list()).toMatchObject([
      { genre: 'annule', retabli: '2026-11-15T14:02:00-05:00' },
      { genre: 'ecourte', arrets: ['1003'], retabli: null },
    ]);
  });

  it('waits for a database that is away, and nothing is lost', async () => {
    isAway = true;
    await tell(cancelled('T1410'));
    await tell(cancelled('T1410'), cancelled('T1420'));
    await tell(running('T1420'));
    isAway = false;
    expect(await told()).toEqual([]);
    await tell(running('T1420'));
    expect(await list()).toMatchObject([
      { idVoyage: 'T1410', annonce: '2026-11-15T14:01:00-05:00', retabli: null },
      { idVoyage: 'T1420', retabli: '2026-11-15T14:04:00-05:00' },
    ]);
  });

  it('is not recorded twice by a service that starts again', async () => {
    await tell(cancelled('T1410'), skipping('T1420', '1002'));
    const before = await list();
    await stage.close();
    stage = await open();
    await tell(cancelled('T1410'), skipping('T1420', '1002'));
    expect(await list()).toEqual(before);
  });
});
