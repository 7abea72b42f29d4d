import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArretJson } from '#contract/schedule/arret.ts';
import type { BorneVirtuelleJson } from '#contract/schedule/borne-virtuelle.ts';
import type { DepartsArretJson, DepartsJson } from '#contract/schedule/departs.ts';
import type { HoraireArretJson } from '#contract/schedule/horaire-arret.ts';
import type { ArretTrouveJson, RechercheJson } from '#contract/schedule/recherche.ts';
import { operator } from '#data/operator.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { noNotices } from '#services/schedule/ports.ts';
import { tripsAt, wholeFeed, writeFeedFolder, type Tables } from '#tests/support/feed-folder.ts';
import { openStage, type ScheduleStage } from '#tests/support/schedule-stage.ts';
import { stationFeed } from '#tests/support/station-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'parcours-station-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const closing = (id: string, ...stops: readonly string[]): Notice => ({
  id,
  source: 'content',
  title: `Avis ${id}`,
  severity: 'moyen',
  general: false,
  effects: [
    {
      kind: 'stops-closed',
      period: {},
      lines: [],
      stops: stops.map((code) => ({ code, replacement: '1302' })),
      trips: [],
    },
  ],
  lines: [],
  lineIds: [],
});

let opened = 0;
async function open(
  tables: Tables,
  notices: readonly Notice[] = [],
  addresses: 'names' | 'numbers' = 'names',
): Promise<ScheduleStage> {
  const feed = writeFeedFolder(join(folder, String((opened += 1))), tables);
  const load = async () => ({ fr: notices, en: notices });
  const stage = await openStage({
    settings: { feed },
    operator: { ...operator, addresses },
    notices: { ...noNotices, load },
  });
  await stage.service.refresh();
  return stage;
}

let stage: ScheduleStage;
beforeAll(async () => {
  stage = await open(stationFeed);
});
afterAll(() => stage.close());

async function boardOf(name: string, at = stage): Promise<DepartsArretJson> {
  const { arrets } = await at.ask<DepartsJson>(`/departs?arrets=${name}&limite=5`);
  expect(arrets).toHaveLength(1);
  return arrets[0] as DepartsArretJson;
}

const rows = ({ departs }: DepartsArretJson) =>
  departs.map(({ prevue, idVoyage, quai }) => [prevue.slice(11, 16), idVoyage, quai?.noArret].join(' '));

describe('a station that is asked for as a stop', () => {
  it('joins the departures of its platforms in order of time, each with its platform', async () => {
    const board = await boardOf('gare');
    expect(board.arret).toMatchObject({ noArret: 'gare', nom: 'Gare centrale', nombreQuais: 3 });
    expect(rows(board).slice(0, 5)).toEqual([
      '14:05 shuttle-840 1103',
      '14:10 early 1110',
      '14:12 south 1103',
      '14:20 back 1102',
      '14:20 shuttle-855 1103',
    ]);
    expect(board.departs.find(({ idVoyage }) => idVoyage === 'early')?.quai).toEqual({
      noArret: '1110',
      quai: '10',
    });
    expect(board.departs.find(({ idVoyage }) => idVoyage === 'south')?.quai).toEqual({
      noArret: '1103',
      nom: 'côté sud',
    });
  });

  it('names each line and direction once, and its platforms as riders count them', async () => {
    const { parcours, quais = [], station } = await boardOf('gare');
    const lines = parcours.map(({ parcours: { noParcours, codeDirection } }) => noParcours + codeDirection);
    expect(lines).toHaveLength(new Set(lines).size);
    expect(quais.map(({ noArret }) => noArret)).toEqual(['1102', '1110', '1103']);
    expect(quais.map(({ parcours: here }) => here.map(({ noParcours }) => noParcours))).toEqual([
      ['1', '1'],
      ['1'],
      ['2', '3'],
    ]);
    expect(station).toBeUndefined();
  });

  it('is named by its platforms, whose own answers have nothing else that is new', async () => {
    const { station, quais, arret, departs } = await boardOf('1102');
    expect(station).toEqual({ noArret: 'gare', nom: 'Gare centrale' });
    expect(quais).toBeUndefined();
    expect(arret).not.toHaveProperty('nombreQuais');
    expect(departs.every((departure) => !('quai' in departure))).toBe(true);
    expect(await boardOf('1301')).not.toHaveProperty('station');
  });

  it('with one platform that is served is that platform', async () => {
    expect((await boardOf('halte')).arret.noArret).toBe('1201');
    expect(await boardOf('1201')).not.toHaveProperty('station');
  });

  it('answers the calls of a stop, those of the operator’s wire too', async () => {
    expect(await stage.ask<ArretJson>('/horaire/Arret?noArret=gare')).toMatchObject({ noArret: 'gare' });
    const boards = await stage.ask<BorneVirtuelleJson[]>('/horaire/ListeBorneVirtuelle_Arret?noArret=gare');
    expect(boards.map(({ arret }) => arret?.noArret)).toEqual(boards.map(() => 'gare'));
    const day = await stage.ask<{ departs: { quai?: object }[] }>(
      '/journee?noParcours=1&noArret=gare&codeDirection=0',
    );
    expect(day.departs.map(({ quai }) => quai)).toMatchObject([{ noArret: '1110' }, { noArret: '1102' }]);
    const kept = await stage.ask<HoraireArretJson>('/horaireArret?noArret=gare&jours=1');
    expect(kept.passages.find(({ noParcours }) => noParcours === '2')?.quai?.noArret).toBe('1103');
    const { changements, identique } = await stage.ask<{ changements: object[]; identique: boolean }>(
      '/comparaison?noArret=gare&dateAvant=20261116&dateApres=20261117',
    );
    expect([identique, changements]).toEqual([true, []]);
    expect((await stage.ask<{ arrets: string[] }>('/reseau')).arrets).toEqual([
      'gare',
      '1110',
      '1102',
      '1103',
      '1201',
      '1301',
      '1302',
    ]);
  });

  it('is found once by its name, before its platforms, and stands for them where stops are near', async () => {
    const { arrets } = await stage.ask<RechercheJson>('/recherche?texte=gare%20centrale');
    expect(arrets.map(({ noArret }) => noArret)).toEqual(['gare', '1102', '1110', '1103']);
    expect(arrets[0]?.parcours.map(({ noParcours }) => noParcours)).toEqual(['1', '1', '2', '3']);
    const near = await stage.ask<ArretTrouveJson[]>('/arretsProches?latitude=46.8&longitude=-71.2&rayon=500');
    expect(near.map(({ noArret }) => noArret)).toEqual(['gare', '1302']);
    const number = await stage.ask<RechercheJson>('/recherche?texte=1102');
    expect(number.arrets.map(({ noArret }) => noArret)).toEqual(['1102']);
  });

  it('is not there where addresses hold numbers alone', async () => {
    const plain = await open(stationFeed, [], 'numbers');
    const { arrets, inconnus } = await plain.ask<DepartsJson>('/departs?arrets=gare,1102');
    expect([arrets.map(({ arret }) => arret.noArret), inconnus]).toEqual([['1102'], ['gare']]);
    expect(arrets[0]).not.toHaveProperty('station');
    expect((await plain.ask<{ arrets: string[] }>('/reseau')).arrets).not.toContain('gare');
    await plain.close();
  });
});

describe('notices at a station', () => {
  it('are those of its platforms, and one that names it closes them all', async () => {
    const one = await open(stationFeed, [closing('a', '1102')]);
    const board = await boardOf('gare', one);
    expect([board.avis, board.fermeture]).toEqual([['a'], null]);
    expect(board.quais?.map(({ fermeture }) => fermeture?.avis)).toEqual(['a', undefined, undefined]);
    const skipped = board.departs.filter(({ etat }) => etat === 'nonDesservi');
    expect(skipped.map(({ idVoyage, remplacement }) => [idVoyage, remplacement?.arret.noArret])).toEqual([
      ['back', '1302'],
      ['later', '1302'],
    ]);
    await one.close();

    const all = await open(stationFeed, [closing('b', 'gare')]);
    expect((await boardOf('gare', all)).fermeture).toMatchObject({ avis: 'b' });
    expect((await boardOf('1110', all)).fermeture).toMatchObject({ avis: 'b' });
    expect((await boardOf('1110', all)).avis).toEqual(['b']);
    expect((await boardOf('1302', all)).fermeture).toBeNull();
    await all.close();
  });
});

describe('a station of five hundred platforms', () => {
  it('is answered within bounds', async () => {
    const codes = Array.from({ length: 500 }, (_, place) => String(2000 + place));
    const trips = codes.map((code, place) => ({
      id: `t${code}`,
      line: String(place % 90),
      calls: [`${code} 14:30:00`, '1001 15:00:00'],
    }));
    const tables = wholeFeed([...trips, ...tripsAt('14:10')]);
    const [head, ...stops] = (tables['stops.txt'] ?? '').split('\n');
    const placed = stops.map((row) => (/,2\d{3},/.test(row) ? `${row},0,huge` : `${row},0,`));
    const huge = await open({
      ...tables,
      'stops.txt': [`${head},location_type,parent_station`, 'huge,,Huge,46.8,-71.2,1,', ...placed].join('\n'),
    });
    const board = await boardOf('huge', huge);
    expect(board.arret.nombreQuais).toBe(500);
    expect(board.departs).toHaveLength(200);
    expect(board.quais).toHaveLength(100);
    await huge.close();
  });
});
