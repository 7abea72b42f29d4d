import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedEntity, TranslatedText } from '#transit/index.ts';
import { messageOf } from '#tests/support/realtime-message.ts';
import { startScheduleApp, testInstant, type ScheduleApp } from '#tests/support/schedule-app.ts';
import { scheduleAddress } from '#tests/support/schedule-calls.ts';
import { networkTables } from '#tests/support/schedule-network.ts';
import { startRealtimeFeed, type RealtimeFeed } from '#tests/support/schedule-realtime.ts';
import { askIn, writeTranslatedFeed } from '#tests/support/schedule-translations.ts';
import { table } from '#tests/support/tiny-feed.ts';

let feed: RealtimeFeed;
let schedule: ScheduleApp;
beforeAll(async () => {
  feed = await startRealtimeFeed();
  schedule = await startScheduleApp({
    SCHEDULE_FEED: writeTranslatedFeed(),
    SCHEDULE_ALIASES: 'on',
    REALTIME_FEEDS: feed.url,
    REALTIME_POLL_S: '300',
  });
});
afterAll(async () => {
  await schedule.app.close();
  await feed.close();
});

const ask = (address: string, language?: string) => askIn(schedule, address, language);
const read = async <Json>(address: string) => JSON.parse((await ask(address)).text) as Json;

type Row = Readonly<Record<string, string>>;

describe('names in English', () => {
  it('are those of the feed’s translations, by record and by text', async () => {
    expect(await read('/horaire/Arret?noArret=1001&langue=en')).toMatchObject({
      nom: 'Market Square',
      description: 'Market / Platform A',
      parcours: expect.arrayContaining([
        expect.objectContaining({
          noParcours: '800',
          description: 'Market Square - University',
          codeDirection: '3',
          descriptionDirection: 'University',
        }),
      ]) as unknown,
    });
    expect(await read('/horaire/Arret?noArret=1020&langue=en')).toMatchObject({ nom: 'Hospital' });
    expect(await read('/horaire/Arret?noArret=1080&langue=en')).toMatchObject({ nom: 'Gare' });
  });

  it('stand in every call that has names', async () => {
    const way = 'noParcours=800&codeDirection=3';
    const at = `${way}&noArret=1010&date=20261116`;
    for (const address of [
      '/horaire/ListeParcours?',
      '/horaire/Parcours?noParcours=800',
      `/horaire/ListeArret_Parcours?${way}`,
      '/horaire/ListeBorneVirtuelle_Arret?noArret=1010',
      `/horaire/BorneVirtuelle_ArretParcours?${at}`,
      `/horaire/ListeHoraire_ArretParcours?${at}`,
      '/horaire/ListeHoraire_Voyage?idVoyage=800O-sem1-0700&date=20261116',
      '/departs?arrets=1010',
      '/parcours?noParcours=800',
      `/grille?${way}`,
      '/feuilles?noParcours=800',
      '/recherche?texte=marché',
      '/recherche?texte=market',
      '/arretsProches?latitude=46.81&longitude=-71.2',
    ]) {
      const [fr, en] = [await ask(address), await ask(`${address}&langue=en`)];
      expect([en.status, en.text], address).toEqual([
        200,
        expect.stringMatching(/Market Square|University|Hospital/),
      ]);
      expect(fr.text, address).not.toMatch(/Market|University|Hospital/);
    }
  });

  it('are found by what riders read, in either language', async () => {
    const found = async (texte: string, langue: string) =>
      (await read<{ arrets: Row[] }>(scheduleAddress('/recherche', { texte, langue }))).arrets.map(
        ({ noArret }) => noArret,
      );
    expect(await found('market square', 'en')).toEqual(expect.arrayContaining(['1001', '1002']));
    expect(await found('place du marché', 'en')).toEqual(expect.arrayContaining(['1001', '1002']));
    expect(await found('platform', 'en')).toEqual(['1001']);
    expect(await found('platform', 'fr')).toEqual([]);
  });

  it('lead to the English page for print', async () => {
    const print = async (langue: string) =>
      (await read<Row>(`/horaire/Parcours?noParcours=800&langue=${langue}`))['urlTracePDF'] ?? '';
    expect(await print('en')).toMatch(/^\/en\/.*\/print\?parcours=800/);
    expect(await print('fr')).toMatch(/\/imprimer\?parcours=800/);
  });

  it('include the seasons and whoever publishes the feed', async () => {
    const periods = (await read<Row[]>('/horaire/ListePeriodeApplication?langue=en')).map(
      (each) => each['description'],
    );
    expect(periods).toEqual(['Fall 2026', 'Winter 2027']);
    const { attribution } = await read<{ attribution: Row }>('/donneesOuvertes');
    expect(attribution).toMatchObject({
      fr: expect.stringContaining('Transport Boisclair') as string,
      en: expect.stringContaining('Boisclair Transit') as string,
    });
  });

  it('have the dialect of the version that is asked', async () => {
    const board = '/BorneVirtuelle_ArretParcours?noParcours=800&noArret=1010&langue=en&codeDirection=';
    const of = async (address: string) => (await read<{ parcours: Row }>(address)).parcours;
    const own = await of(`/horaire${board}3`);
    expect(own['descriptionDirection']).toBe('University');
    expect(await of(`/api/v2/horaire${board}3`)).toEqual(own);
    expect(await of(`/api/legacy${board}1`)).toEqual({ ...own, codeDirection: '1' });
    const french = await of(`/api/legacy${board}1`.replace('langue=en', 'langue=fr'));
    expect(french['descriptionDirection']).toBe('Université');
    expect((await ask('/api/legacy/Arret?noArret=1001&langue=de')).status).toBe(400);
    expect((await ask('/api/v2//horaire/Arret?noArret=1001', 'en')).text).toContain('Market Square');
  });
});

describe('a notice', () => {
  const alert = (headerText: TranslatedText, descriptionText: TranslatedText): FeedEntity => ({
    id: 'a',
    isDeleted: false,
    alert: {
      activePeriods: [],
      informedEntities: [],
      cause: 'construction',
      effect: 'detour',
      url: [],
      headerText,
      descriptionText,
      severityLevel: 'info',
    },
  });
  const said = (language: string | undefined, text: string) => ({ text, ...(language && { language }) });
  const hear = async (...entities: FeedEntity[]) => {
    feed.say(messageOf(Date.parse(testInstant), entities));
    await schedule.app.app.schedule?.refresh();
  };
  const titles = async (langue: string) =>
    (await read<Row[]>(`/avis/ListeAvis?langue=${langue}`)).map(({ titre }) => titre);

  it.each([
    ['both', [said('fr', 'Détour'), said('en', 'Detour')], ['Détour', 'Detour']],
    ['varieties of both', [said('en-CA', 'Detour'), said('fr-CA', 'Détour')], ['Détour', 'Detour']],
    ['none', [said(undefined, 'Détour/Detour')], ['Détour/Detour', 'Détour/Detour']],
    ['none and French', [said('fr', 'Détour'), said(undefined, 'Plain')], ['Détour', 'Plain']],
    ['French and another', [said('es', 'Desvío'), said('fr', 'Détour')], ['Détour', 'Détour']],
    ['an empty English', [said('en', ''), said('fr', 'Détour')], ['Détour', 'Détour']],
    ['English alone', [said('en', 'Detour')], ['Detour', 'Detour']],
  ] as const)('in %s is read in each language as far as it can be', async (_which, texts, [fr, en]) => {
    await hear(alert([...texts], [...texts]));
    expect([await titles('fr'), await titles('en')]).toEqual([[fr], [en]]);
  });

  it('has one number in every language', async () => {
    await hear(
      alert([said('fr', 'Détour'), said('en', 'Detour')], [said('fr', 'Texte'), said('en', 'Text & more')]),
    );
    const [notice] = await read<{ id: number }[]>('/avis/ListeAvis?langue=en');
    for (const [langue, contenu] of [
      ['fr', 'Texte'],
      ['en', 'Text &amp; more'],
    ])
      expect(await read(`/avis/Avis?id=${notice?.id}&langue=${langue}`)).toMatchObject({
        id: notice?.id,
        contenu,
      });
  });
});

describe('a feed in English with French translations', () => {
  let other: ScheduleApp;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parcours-english-'));
    const tables: Readonly<Record<string, string>> = {
      ...networkTables(),
      translations: table('table_name,field_name,language,translation,record_id,field_value', [
        'stops,stop_name,fr,Hôpital,b-1020,',
        'trips,trip_headsign,fr,Université (Ouest),,University (West)',
        'trips,trip_headsign,fr,Place du Marché (Est),,Market Square (East)',
      ]),
    };
    const toEnglish = (text: string) =>
      text
        .replaceAll('Université (Ouest)', 'University (West)')
        .replaceAll('Place du Marché (Est)', 'Market Square (East)')
        .replaceAll('Hôpital,', 'Hospital,');
    for (const [name, text] of Object.entries(tables))
      writeFileSync(join(folder, `${name}.txt`), name === 'translations' ? text : toEnglish(text));
    writeFileSync(join(folder, 'feed_info.txt'), tables['feed_info']?.replace(',fr,', ',en,') ?? '');
    other = await startScheduleApp({ SCHEDULE_FEED: folder });
  });
  afterAll(() => other.app.close());

  it('is read in French by default, and in English as it is', async () => {
    expect(await other.read('/horaire/Arret?noArret=1020')).toMatchObject({ nom: 'Hôpital' });
    expect(await other.read('/horaire/Arret?noArret=1020&langue=en')).toMatchObject({ nom: 'Hospital' });
    const board = '/horaire/BorneVirtuelle_ArretParcours?noParcours=800&noArret=1010&codeDirection=3';
    expect(await other.read(board)).toMatchObject({ parcours: { descriptionDirection: 'Université' } });
    expect(await other.read(`${board}&langue=en`)).toMatchObject({
      parcours: { descriptionDirection: 'University' },
    });
  });
});

it('counts translations of nothing in the report of the import', async () => {
  const folder = writeTranslatedFeed('stops,stop_name,en,X,b-0,,\nnowhere,x,en,X,1,,\n');
  const faulty = await startScheduleApp({ SCHEDULE_FEED: folder });
  const report = (await faulty.read('/exploitation/rapportImport')) as {
    readonly constats: readonly { code: string; nombre: number }[];
    readonly lignesUtilisees: Readonly<Record<string, number>>;
  };
  await faulty.app.close();
  expect(report.constats).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'record-unknown', nombre: 1 }),
      expect.objectContaining({ code: 'table-unknown', nombre: 1 }),
    ]),
  );
  expect(report.lignesUtilisees['translations']).toBe(7);
});
