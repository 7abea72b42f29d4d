import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operator as house } from '#data/operator.ts';
import type { AutobusJson } from '#contract/schedule/autobus.ts';
import type { BorneVirtuelleJson } from '#contract/schedule/borne-virtuelle.ts';
import type { RapportImportJson } from '#contract/schedule/exploitation.ts';
import type { HoraireVoyageJson } from '#contract/schedule/horaire.ts';
import { fixedClock } from '#platform/clock.ts';
import { tripsAt, wholeFeed, writeFeedFolder, type Tables } from '#tests/support/feed-folder.ts';
import { messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { startRealtimeFeed, type RealtimeFeed } from '#tests/support/schedule-realtime.ts';
import { openStage, type ScheduleStage } from '#tests/support/schedule-stage.ts';
import type { FeedEntity } from '#transit/index.ts';

let place: string;
let stage: ScheduleStage | undefined;
let realtime: RealtimeFeed | undefined;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'parcours-zone-'));
});
afterEach(async () => {
  await stage?.close();
  await realtime?.close();
  stage = realtime = undefined;
  rmSync(place, { recursive: true, force: true });
});

const feed = () => join(place, 'feed');
const { timeZone: _, ...houseWithoutZone } = house;

/** A feed whose agencies are in these zones, with its trips at these times. */
function feedIn(zones: readonly string[], ...times: readonly string[]): Tables {
  const agencies = zones.map((zone, one) => `A${one},Autobus ${one},https://a.example,${zone}`);
  return {
    ...wholeFeed(tripsAt(...times)),
    'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', ...agencies].join('\n'),
  };
}

async function open(tables: Tables, instant: string, operator: typeof houseWithoutZone = house) {
  writeFeedFolder(feed(), tables);
  realtime ??= await startRealtimeFeed();
  stage = await openStage({
    folder: join(place, 'snapshots'),
    settings: { feed: feed(), realtimeFeeds: [realtime.url] },
    clock: fixedClock(instant),
    operator,
  });
  return stage;
}

/** What the boards of the first stop say: `2026-11-15T14:10:00-04:00`. */
async function departures({ ask }: ScheduleStage, stop = '1001') {
  const board = await ask<BorneVirtuelleJson>(
    `/horaire/BorneVirtuelle_ArretParcours?noParcours=1&noArret=${stop}`,
  );
  return (board.horaires ?? []).map(({ depart, departMinutes, ntr }) => [depart, departMinutes, ntr]);
}

async function zoneFaults({ ask }: ScheduleStage) {
  const { constats } = await ask<RapportImportJson>('/exploitation/rapportImport');
  return constats.filter(({ code }) => code.startsWith('zone-'));
}

const halifax = feedIn(['America/Halifax'], '14:10', '14:40');

describe('a feed of another zone than the operator', () => {
  it('keeps its own times', async () => {
    const opened = await open(halifax, '2026-11-15T14:00:00-04:00');
    expect(await departures(opened)).toEqual([
      ['2026-11-15T14:10:00-04:00', 10, false],
      ['2026-11-15T14:40:00-04:00', 40, false],
    ]);
  });

  it('shows a live bus once, at its time', async () => {
    const opened = await open(halifax, '2026-11-15T14:00:00-04:00');
    const departure = { time: Date.parse('2026-11-15T14:13:00-04:00') / 1000 };
    realtime?.say(messageOf(opened.clock.now(), [tripNews('T1410', [{ stopSequence: 1, departure }])]));
    await opened.service.refresh();
    expect(await departures(opened)).toEqual([
      ['2026-11-15T14:13:00-04:00', 13, true],
      ['2026-11-15T14:40:00-04:00', 40, false],
    ]);
  });

  it('counts a bus without a date to the day of its own clock', async () => {
    // Ten past midnight in Halifax is still yesterday for the operator.
    const opened = await open(feedIn(['America/Halifax'], '00:10'), '2026-11-16T00:12:00-04:00');
    const bus: FeedEntity = {
      id: 'bus',
      isDeleted: false,
      vehicle: {
        trip: { tripId: 'T0010', scheduleRelationship: 'scheduled' },
        vehicle: { id: '7' },
        position: { latitude: 46.81, longitude: -71.2 },
        currentStatus: 'in-transit-to',
        currentStopSequence: 2,
        timestamp: opened.clock.now() / 1000,
      },
    };
    const late = tripNews('T0010', [{ stopSequence: 2, departure: { delay: 60 } }]);
    realtime?.say(messageOf(opened.clock.now(), [bus, late]));
    await opened.service.refresh();
    const calls = await opened.ask<HoraireVoyageJson[]>(
      '/horaire/ListeHoraire_Autobus?idAutobus=7&idVoyage=T0010',
    );
    expect(calls.map(({ horaire, horaireMinutes }) => [horaire, horaireMinutes])).toEqual([
      ['2026-11-16T00:10:00-04:00', -1],
      ['2026-11-16T00:16:00-04:00', 4],
      ['2026-11-16T00:20:00-04:00', 8],
    ]);
    const buses = await opened.ask<AutobusJson[]>('/horaire/ListeAutobus_Parcours?noParcours=1');
    expect(buses.map(({ dateMiseJour }) => dateMiseJour)).toEqual(['2026-11-16T00:12:00']);
  });

  it('says so in the report and, once, in the log', async () => {
    const opened = await open(halifax, '2026-11-15T14:00:00-04:00');
    writeFeedFolder(feed(), feedIn(['America/Halifax'], '14:10', '14:45'));
    await opened.service.refresh();
    expect((await departures(opened)).at(-1)?.[0]).toBe('2026-11-15T14:45:00-04:00');
    expect(await zoneFaults(opened)).toEqual([
      {
        code: 'zone-of-operator',
        gravite: 'avertissement',
        lignesEntrainees: {},
        nombre: 1,
        textes: {
          fr: 'Fuseau horaire autre que celui de l’exploitant\u00A0: celui du jeu de données l’emporte',
          en: 'Time zone other than the operator’s: that of the feed is used',
        },
        exemples: [{ fichier: 'agency.txt', ligne: null, valeur: 'America/Halifax' }],
      },
    ]);
    const told = opened.logs.filter(({ msg }) => String(msg).includes('zone'));
    expect(told).toMatchObject([{ feedZone: 'America/Halifax', operatorZone: 'America/New_York' }]);
    // The report of a feed that comes from the snapshot says it too.
    await opened.close();
    const again = await open(halifax, '2026-11-15T14:00:00-04:00');
    expect(await zoneFaults(again)).toHaveLength(1);
  });

  it('is no contradiction where the clocks show the same', async () => {
    const opened = await open(feedIn(['America/Montreal'], '14:10'), '2026-11-15T14:00:00-05:00');
    expect(await zoneFaults(opened)).toEqual([]);
  });
});

describe('an operator without a zone', () => {
  it('has that of the feed', async () => {
    const opened = await open(halifax, '2026-11-15T14:00:00-04:00', houseWithoutZone);
    expect((await departures(opened))[0]).toEqual(['2026-11-15T14:10:00-04:00', 10, false]);
    expect(await zoneFaults(opened)).toEqual([]);
  });

  it('has UTC where the feed has none that is known either', async () => {
    const opened = await open(feedIn(['Canada/Acadie'], '18:10'), '2026-11-15T18:00:00Z', houseWithoutZone);
    expect((await departures(opened))[0]).toEqual(['2026-11-15T18:10:00+00:00', 10, false]);
  });
});

describe('the agencies of a feed', () => {
  it('contradict each other: the first zone that is known rules, and the report says both', async () => {
    const zones = ['Canada/Acadie', 'America/Halifax', 'America/Toronto', 'Canada/Atlantic'];
    const opened = await open(feedIn(zones, '14:10'), '2026-11-15T14:00:00-04:00', houseWithoutZone);
    expect((await departures(opened))[0]).toEqual(['2026-11-15T14:10:00-04:00', 10, false]);
    expect((await zoneFaults(opened)).map(({ code, nombre, exemples }) => [code, nombre, exemples])).toEqual([
      ['zone-unknown', 1, [{ fichier: 'agency.txt', ligne: 2, valeur: 'Canada/Acadie' }]],
      ['zone-contradicted', 1, [{ fichier: 'agency.txt', ligne: 4, valeur: 'America/Toronto' }]],
    ]);
  });

  it('leave the zone to the operator where none of theirs is known', async () => {
    const opened = await open(feedIn(['Canada/Acadie'], '14:10'), '2026-11-15T14:00:00-05:00');
    expect((await departures(opened))[0]).toEqual(['2026-11-15T14:10:00-05:00', 10, false]);
    expect((await zoneFaults(opened)).map(({ code }) => code)).toEqual(['zone-unknown']);
  });
});

describe('a stop in another zone than its feed', () => {
  it('leaves the times as they are and writes them in its own', async () => {
    const tables = feedIn(['America/Halifax'], '14:10');
    const [head = '', ...stops] = (tables['stops.txt'] ?? '').split('\n');
    const zones = ['', 'America/Montreal', 'Mars/Olympus'];
    const opened = await open(
      {
        ...tables,
        'stops.txt': [`${head},stop_timezone`, ...stops.map((row, one) => `${row},${zones[one]}`)].join('\n'),
      },
      '2026-11-15T14:00:00-04:00',
    );
    expect(await departures(opened, '1001')).toEqual([['2026-11-15T14:10:00-04:00', 10, false]]);
    expect(await departures(opened, '1002')).toEqual([['2026-11-15T13:15:00-05:00', 15, false]]);
    const trip = '/horaire/ListeHoraire_Voyage?idVoyage=T1410&date=20261115';
    expect((await opened.ask<HoraireVoyageJson[]>(trip)).map(({ horaire }) => horaire)).toEqual([
      '2026-11-15T14:10:00-04:00',
      '2026-11-15T13:15:00-05:00',
      '2026-11-15T14:19:00-04:00',
    ]);
    const day = '/horaire/ListeHoraire_ArretParcours?noParcours=1&noArret=1002';
    expect((await opened.ask<{ horaire: string }[]>(day))[0]?.horaire).toBe('2026-11-15T13:15:00-05:00');
    expect((await zoneFaults(opened))[0]).toMatchObject({
      code: 'zone-unknown',
      exemples: [{ fichier: 'stops.txt', ligne: 4, valeur: 'Mars/Olympus' }],
    });
  });
});
