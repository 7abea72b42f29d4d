import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queries } from '#contract/schedule/queries.ts';
import type { OpenApiDocument } from '#platform/http/openapi/document.ts';
import type { FeedEntity } from '#transit/index.ts';
import { messageOf } from '#tests/support/realtime-message.ts';
import {
  sharedScheduleApp,
  startScheduleApp,
  testInstant,
  type ScheduleApp,
} from '#tests/support/schedule-app.ts';
import { scheduleAddress, scheduleCalls } from '#tests/support/schedule-calls.ts';
import { startRealtimeFeed, type RealtimeFeed } from '#tests/support/schedule-realtime.ts';

let feed: RealtimeFeed;
let schedule: ScheduleApp;
beforeAll(async () => {
  feed = await startRealtimeFeed();
  schedule = await startScheduleApp({
    SCHEDULE_ALIASES: 'on',
    REALTIME_FEEDS: feed.url,
    REALTIME_POLL_S: '300',
  });
  feed.say(
    messageOf(Date.parse(testInstant) - 10_000, [
      bus('1269', '800O-dim1-1405'),
      bus('b-7', '800O-dim1-1435'),
    ]),
  );
  await schedule.app.app.schedule?.refresh();
});
afterAll(async () => {
  await schedule.app.close();
  await feed.close();
});

function bus(id: string, tripId: string): FeedEntity {
  return {
    id,
    isDeleted: false,
    vehicle: {
      trip: { tripId, startDate: '20261115', scheduleRelationship: 'scheduled' },
      vehicle: { id },
      position: { latitude: 46.8125, longitude: -71.25 },
      currentStopSequence: 1,
      currentStatus: 'in-transit-to',
      timestamp: Date.parse(testInstant) / 1000 - 20,
    },
  };
}

const calls = Object.keys(queries).map((name) => ({ name, query: scheduleCalls[`/${name}`]?.query ?? {} }));

describe('an address of an earlier version', () => {
  it.each(calls)('answers as $name does', async ({ name, query }) => {
    const { status, text } = await schedule.ask(scheduleAddress(`/${name}`, query));
    expect(status).toBe(200);
    const [, call = ''] = name.split('/');
    for (const version of ['v1', 'v2', 'v3']) {
      const alias = await schedule.ask(scheduleAddress(`/api/${version}/${name}`, query));
      // The bus has a number in these versions.
      expect(alias.text.replaceAll(/"idAutobus":(\d+)/g, '"idAutobus":"$1"')).toBe(text);
    }
    const { codeDirection: _own, ...rest } = query;
    const legacy = await schedule.ask(scheduleAddress(`/api/legacy/${call}`, rest));
    expect([legacy.status, legacy.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });

  it.each([
    '/api/v2/horaire/Arret/?noArret=1001',
    '/api/v2//horaire/Arret?noArret=1001',
    '//api/v3/horaire//Arret//?source=appmobileios&noArret=1001',
    '/api/legacy//Arret/?noArret=1001&source=sitemobile',
    '/horaire//Arret?noArret=1001',
  ])('may have a slash too many: %s', async (address) => {
    expect(await schedule.read(address)).toMatchObject({ noArret: '1001', nom: 'Place du Marché' });
    const answer = await schedule.app.get(address);
    expect(answer.status).toBe(200);
  });

  it('refuses in the words of the wire', async () => {
    const { status, json } = await schedule.ask('/api/legacy/Arret');
    expect([status, json]).toEqual([
      400,
      { message: 'Le paramètre noArret est requis.', parametres: ['noArret'] },
    ]);
    expect((await schedule.ask('/api/legacy/horaire/Arret?noArret=1001')).status).toBe(404);
    expect((await schedule.ask('/api/v4/horaire/Arret?noArret=1001')).status).toBe(404);
    expect((await schedule.ask('/api/v2/grille?noParcours=800')).status).toBe(404);
  });

  it('is in no description', async () => {
    const { paths } = (await schedule.read('/openapi.json')) as OpenApiDocument;
    expect(Object.keys(paths).filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  it('is not there unless a setting says so', async () => {
    const usual = await sharedScheduleApp();
    for (const address of [
      '/api/v2/horaire/ListeParcours',
      '/api/legacy/ListeParcours',
      '/horaire//ListeParcours',
    ])
      expect((await usual.ask(address)).status).toBe(404);
  });
});

describe('the code of a direction', () => {
  const codes = async (address: string) =>
    ((await schedule.read(address)) as Record<string, string>[]).map((line) =>
      [line['noParcours'], line['codeDirectionPrincipale'], line['codeDirectionRetour']].join(' '),
    );

  it('is cardinal up to version 3, and the feed’s own in the one called legacy', async () => {
    expect(await codes('/api/v2/horaire/ListeParcours')).toEqual(await codes('/horaire/ListeParcours'));
    expect(await codes('/api/v2/horaire/ListeParcours')).toContain('800 2 3');
    expect(await codes('/api/legacy/ListeParcours')).toContain('800 0 1');
    expect(await codes('/api/legacy/ListeParcours')).toContain('250 0 1');
  });

  it('is understood as its version writes it, and written as it was asked', async () => {
    const board = async (base: string, code: string) =>
      (await schedule.read(
        `${base}/BorneVirtuelle_ArretParcours?noParcours=800&noArret=1010&codeDirection=${code}`,
      )) as {
        readonly parcours: { codeDirection: string; descriptionDirection: string } | null;
        readonly horaires: unknown;
      };
    const cardinal = await board('/api/v2/horaire', '3');
    const legacy = await board('/api/legacy', '1');
    expect(cardinal.parcours).toMatchObject({ codeDirection: '3', descriptionDirection: 'Université' });
    expect(legacy.parcours).toEqual({ ...cardinal.parcours, codeDirection: '1' });
    expect(legacy.horaires).toEqual(cardinal.horaires);
    expect((await board('/api/legacy', '3')).parcours).toBeNull();
    expect((await board('/api/v2/horaire', '1')).parcours).toBeNull();
  });
});

describe('the id of a bus', () => {
  const ids = async (address: string) =>
    ((await schedule.read(address)) as { idAutobus: unknown }[]).map(({ idAutobus }) => idAutobus);

  it('is a number up to version 3 where it can be one, and a text in the one called legacy', async () => {
    expect(await ids('/api/v2/horaire/ListeAutobus_Parcours?noParcours=800&codeDirection=3')).toEqual([
      1269,
      'b-7',
    ]);
    expect(await ids('/api/legacy/ListeAutobus_Parcours?noParcours=800&codeDirection=1')).toEqual([
      '1269',
      'b-7',
    ]);
    expect(await ids('/horaire/ListeAutobus_Parcours?noParcours=800&codeDirection=3')).toEqual([
      '1269',
      'b-7',
    ]);
  });
});
