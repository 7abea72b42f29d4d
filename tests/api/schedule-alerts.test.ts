import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bindings from 'gtfs-realtime-bindings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoticeEffectJson } from '#contract/content/notice-effects.ts';
import { noNotices } from '#services/schedule/ports.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { writeFeedMessage, type Alert, type FeedEntity } from '#transit/index.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { tripsAt, wholeFeed, writeFeedFolder } from '#tests/support/feed-folder.ts';
import { startFileServer, type FileServer } from '#tests/support/file-server.ts';
import { messageOf } from '#tests/support/realtime-message.ts';
import { openStage, type ScheduleStage } from '#tests/support/schedule-stage.ts';

const { FeedMessage } = bindings.transit_realtime;
const address = '/donneesOuvertes/gtfs-rt/alerts.pb';

/** As a program reads it that is not ours, in the words of the format. */
const decode = (bytes: Uint8Array) =>
  FeedMessage.toObject(FeedMessage.decode(bytes), { enums: String, longs: Number }) as {
    readonly header: { readonly timestamp: number; readonly incrementality: string };
    readonly entity?: readonly { readonly id: string; readonly alert: AlertRead }[];
  };
interface AlertRead {
  readonly effect: string;
  readonly cause: string;
  readonly severityLevel: string;
  readonly activePeriod?: readonly { readonly start?: number; readonly end?: number }[];
  readonly informedEntity: readonly Readonly<Record<string, unknown>>[];
  readonly headerText: Translated;
  readonly descriptionText: Translated;
  readonly url?: Translated;
}
interface Translated {
  readonly translation: readonly { readonly language: string; readonly text: string }[];
}
const textIn = (language: string, { translation }: Translated) =>
  translation.find((each) => each.language === language)?.text;

describe('the notices of the default city as alerts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      parts: ['site', 'content', 'schedule', 'cache'],
      settings: { PUBLIC_URL: 'https://bus.example' },
    });
  });
  afterAll(() => app.close());

  const ask = async (query = '') => {
    const answer = await app.app.schedule?.app.inject(address + query);
    if (!answer) throw new Error('no schedule service here');
    return answer;
  };
  const read = async (query = '') => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(200);
    return decode(answer.rawPayload);
  };
  const alertsOf = async (query = '') => (await read(query)).entity ?? [];
  const titlesOf = async (query = '') => [
    ...new Set((await alertsOf(query)).map(({ alert }) => textIn('fr', alert.headerText))),
  ];

  it('are a whole message of now, for programs of other houses', async () => {
    const { header } = await read();
    expect(header).toMatchObject({ incrementality: 'FULL_DATASET', timestamp: app.clock.now() / 1000 });
    const answer = await ask();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-protobuf',
      'cache-control': 'public, max-age=10',
      'access-control-allow-origin': '*',
    });
  });

  it('have ids of their own, entities, words in both languages and the addresses of their pages', async () => {
    const alerts = await alertsOf();
    expect(alerts.length).toBeGreaterThan(5);
    expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length);
    const staff = alerts.filter(({ alert }) => alert.url);
    expect(staff.length).toBeGreaterThan(5);
    for (const { alert } of staff) {
      expect(alert.informedEntity.length).toBeGreaterThan(0);
      for (const language of ['fr', 'en']) {
        expect(textIn(language, alert.headerText)).toMatch(/\S/);
        expect(textIn(language, alert.descriptionText)).toMatch(/\S/);
      }
    }
  });

  it('are the notices of the list, each told and none besides', async () => {
    const listed = (await app.app.schedule?.app.inject('/avisReseau'))?.json<{ readonly titre: string }[]>();
    expect(new Set(await titlesOf())).toEqual(new Set(listed?.map(({ titre }) => titre)));
  });

  it('say what a closed bridge does: to a line, to its detours and to its stops', async () => {
    const bridge = (await alertsOf('?noParcours=185')).filter(({ alert }) =>
      textIn('fr', alert.headerText)?.startsWith('Pont Élise-Rondeau'),
    );
    expect(bridge.map(({ alert }) => alert.effect)).toContain('NO_SERVICE');
    expect(bridge[0]?.alert).toMatchObject({
      severityLevel: 'SEVERE',
      activePeriod: [
        {
          start: Date.parse('2026-11-13T00:00:00-05:00') / 1000,
          end: Date.parse('2026-11-30T23:59:59-05:00') / 1000,
        },
      ],
    });
    expect(textIn('en', bridge[0]?.alert.url ?? { translation: [] })).toMatch(
      /^https:\/\/bus\.example\/en\/schedules-and-trips\/customer-notices\/route-notices\/details\/./,
    );
    expect(textIn('fr', bridge[0]?.alert.url ?? { translation: [] })).toBe(
      'https://bus.example/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours/details/pont-elise-rondeau-ferme',
    );
  });

  it('move a closed stop to the one in its place', async () => {
    const moved = (await alertsOf('?noArret=1014')).filter(({ alert }) => alert.effect === 'STOP_MOVED');
    const stops = moved.flatMap(({ alert }) => alert.informedEntity.map(({ stopId }) => stopId));
    expect(stops).toHaveLength(2);
  });

  it.each([
    ['of a line', '?noParcours=803', /Ancien-Bac/],
    ['of a stop', '?noArret=1342', /Pont Élise-Rondeau/],
  ])('are those %s, as the list has them', async (_name, query, wanted) => {
    const titles = await titlesOf(query);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.length).toBeLessThan((await titlesOf()).length);
    expect(titles.join()).toMatch(wanted);
  });

  it.each([
    ['?noParcours=9999', 'noParcours', 'Aucun parcours ne porte le numéro 9999.'],
    ['?noArret=9999', 'noArret', 'Aucun arrêt ne porte le numéro 9999.'],
    ['?noArret=9999&langue=en', 'noArret', 'No stop has the number 9999.'],
  ])('are refused for what nobody has: %s', async (query, argument, message) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message, parametres: [argument] }]);
  });

  it('are asked for by a line or by a stop, not both', async () => {
    const answer = await ask('?noParcours=803&noArret=1014');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'Les paramètres noParcours et noArret ne vont pas ensemble.', parametres: ['noArret'] },
    ]);
  });

  it('hold at the hours of an effect, however the clocks change meanwhile', async () => {
    const effect: NoticeEffectJson = {
      type: 'trips_cancelled',
      start: '2027-03-13T00:00:00-05:00',
      days: [6, 7],
      time_start: '21:00',
      time_end: '26:00',
      routes: [{ name: '800' }],
    };
    const { content: store } = app.app;
    if (!store) throw new Error('no content here');
    const { id } = await store.saveItem({
      key: 'notice-of-nights',
      type: 'notices',
      shared: { general: false, non_public: false, notice_type: 'faible', effects: [effect] },
      fr: { title: 'Nuits', attributes: { subtitle: 'Aucun bus.' } },
    });
    await eventually(async () => {
      const found = (await alertsOf('?noParcours=800')).find((each) => each.id === id);
      expect(found?.alert.activePeriod?.slice(0, 2)).toEqual(
        [
          ['2027-03-13T21:00:00-05:00', '2027-03-14T03:00:00-04:00'],
          ['2027-03-14T21:00:00-04:00', '2027-03-15T02:00:00-04:00'],
        ].map(([start = '', end = '']) => ({
          start: Date.parse(start) / 1000,
          end: Date.parse(end) / 1000,
        })),
      );
      expect(found?.alert.effect).toBe('REDUCED_SERVICE');
      // It was written in French alone.
      expect(found?.alert.headerText.translation).toEqual([{ language: 'fr', text: 'Nuits' }]);
    });
    await store.deleteItem('notice-of-nights');
  });
});

describe('alerts that came by real time', () => {
  let place: string;
  let server: FileServer;
  let stage: ScheduleStage;
  let told: readonly Notice[] = [];
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'parcours-alerts-'));
    server = await startFileServer();
    stage = await openStage({
      settings: {
        feed: writeFeedFolder(join(place, 'feed'), wholeFeed(tripsAt('14:10', '14:20'))),
        realtimeFeeds: [`${server.url}/live.pb`],
      },
      notices: { ...noNotices, load: async () => ({ fr: told, en: told }) },
    });
  });
  afterAll(async () => {
    await stage.close();
    await server.close();
    rmSync(place, { recursive: true, force: true });
  });

  const heard = (id: string, more: Partial<Alert> = {}): FeedEntity => ({
    id,
    isDeleted: false,
    alert: {
      activePeriods: [],
      informedEntities: [{ routeId: 'r-1' }],
      cause: 'police-activity',
      effect: 'detour',
      url: [{ text: 'https://elsewhere.example/', language: 'es' }],
      headerText: [{ text: `Desvío ${id}`, language: 'es' }],
      descriptionText: [{ text: 'Rua cerrada' }],
      severityLevel: 'warning',
      ...more,
    },
  });
  const detour: Notice = {
    id: 'de-staff',
    source: 'content',
    title: 'Détour',
    severity: 'moyen',
    general: false,
    effects: [{ kind: 'detour', period: {}, lines: [{ number: '1' }], stops: [], trips: [] }],
    lines: [{ number: '1' }],
    lineIds: [],
  };
  const hear = async (...entities: FeedEntity[]) => {
    server.put('/live.pb', Buffer.from(writeFeedMessage(messageOf(stage.clock.now(), entities))));
    await stage.service.refresh();
    const { rawPayload } = await stage.service.app.inject(address);
    return decode(rawPayload).entity ?? [];
  };

  it('go on as they came, in any language, with all that they say', async () => {
    const [entity] = await hear(heard('a'));
    expect(entity?.alert).toMatchObject({
      cause: 'POLICE_ACTIVITY',
      effect: 'DETOUR',
      informedEntity: [{ routeId: 'r-1' }],
      headerText: { translation: [{ language: 'es', text: 'Desvío a' }] },
      url: { translation: [{ text: 'https://elsewhere.example/' }] },
    });
  });

  it('are told once where staff tell the same, in the words of staff', async () => {
    told = [detour];
    const other = heard('b', { informedEntities: [{ stopId: 's-1002' }] });
    const entities = await hear(heard('a'), other);
    expect(entities.map(({ alert }) => alert.headerText.translation[0]?.text)).toEqual([
      'Détour',
      'Desvío b',
    ]);
    expect(entities[0]?.id).toBe('de-staff');
    // Nobody knows where the site is.
    expect(entities[0]?.alert.url).toBeUndefined();
    told = [];
  });

  it('are gone once they are over', async () => {
    const past = stage.clock.now() / 1000 - 60;
    expect(await hear(heard('a', { activePeriods: [{ end: past }] }))).toEqual([]);
  });
});
