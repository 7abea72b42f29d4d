import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedScheduleApp, testInstant, type ScheduleApp } from '#tests/support/schedule-app.ts';

let schedule: ScheduleApp;
let read: ScheduleApp['read'];
beforeAll(async () => {
  schedule = await sharedScheduleApp();
  ({ read } = schedule);
  schedule.moveTo(testInstant);
});
afterEach(() => schedule.moveTo(testInstant));

interface Board {
  readonly parcours: { readonly noParcours: string; readonly codeDirection: string } | null;
  readonly arret: { readonly noArret: string } | null;
  readonly arretNonDesservi: boolean;
  readonly descenteSeulement: boolean;
  readonly horaires: readonly { readonly depart: string; readonly departMinutes: number }[] | null;
  readonly etatService: string;
  readonly prochainDepart: string | null;
}
const board = async (query: string) =>
  (await read(`/horaire/BorneVirtuelle_ArretParcours?${query}`)) as Board;
const departures = ({ horaires }: Board) => (horaires ?? []).map(({ depart }) => depart);

describe('a board', () => {
  it('shows the next five departures, in the shape of the contract', async () => {
    expect(await board('noParcours=800&noArret=1010&codeDirection=3')).toEqual({
      parcours: {
        noParcours: '800',
        description: 'Place du Marché - Université',
        codeDirection: '3',
        descriptionDirection: 'Université',
        codeTypeService: 4,
        accessible: true,
      },
      arret: {
        noArret: '1010',
        nom: 'St-Dominique',
        description: 'Charest Est / Saint-Dominique',
        latitude: 46.815,
        longitude: -71.21,
        accessible: true,
      },
      arretNonDesservi: false,
      descenteSeulement: false,
      typeParcours: 'PP',
      parcoursX: false,
      parcoursDetour: false,
      horaires: [
        planned('2026-11-15T14:10:00-05:00', 10, 'Université'),
        planned('2026-11-15T14:25:00-05:00', 25, 'Hôpital'),
        planned('2026-11-15T14:40:00-05:00', 40, 'Université'),
        planned('2026-11-15T15:10:00-05:00', 70, 'Université'),
        planned('2026-11-15T15:40:00-05:00', 100, 'Université'),
      ],
      etatService: 'departs',
      prochainDepart: null,
      tempsReel: { etat: 'planifie', miseAJour: null },
    });
  });

  it('counts whole minutes that remain, and lets go of a bus once it has left', async () => {
    const minutesAt = async (instant: string) => {
      schedule.moveTo(instant);
      return (await board('noParcours=800&noArret=1001&codeDirection=3')).horaires?.[0]?.departMinutes;
    };
    expect(await minutesAt('2026-11-15T14:00:01-05:00')).toBe(4);
    expect(await minutesAt('2026-11-15T14:04:59-05:00')).toBe(0);
    expect(await minutesAt('2026-11-15T14:05:00-05:00')).toBe(0);
    expect(await minutesAt('2026-11-15T14:05:01-05:00')).toBe(14);
  });

  it('without a direction is that of the main one', async () => {
    const { parcours } = await board('noParcours=800&noArret=1010');
    expect(parcours?.codeDirection).toBe('2');
  });

  it.each([
    ['a stop of the other direction', 'noParcours=800&noArret=1002&codeDirection=3'],
    ['a stop of another line', 'noParcours=800&noArret=1060&codeDirection=3'],
    ['a direction the line does not have', 'noParcours=800&noArret=1010&codeDirection=0'],
    ['the way back of a one-way line', 'noParcours=907&noArret=1001&codeDirection=1'],
    ['an unknown line', 'noParcours=999&noArret=1010&codeDirection=3'],
    ['an unknown stop', 'noParcours=800&noArret=9999&codeDirection=3'],
    ['an unknown stop on a day without schedule', 'noParcours=800&noArret=9999&date=20300101'],
  ])('of %s has null members', async (_what, query) => {
    expect(await board(query)).toEqual({
      parcours: null,
      arret: null,
      arretNonDesservi: null,
      descenteSeulement: null,
      typeParcours: null,
      parcoursX: null,
      parcoursDetour: null,
      horaires: null,
    });
  });

  it('says that the last bus has left, and when the next one comes', async () => {
    expect(await board('noParcours=11&noArret=1002&codeDirection=0')).toMatchObject({
      horaires: [],
      etatService: 'termine',
      prochainDepart: '2026-11-16T07:00:00-05:00',
    });
  });

  it('says that there is no service that day', async () => {
    expect(await board('noParcours=11&noArret=1040&codeDirection=1')).toMatchObject({
      horaires: [],
      etatService: 'aucunService',
      prochainDepart: '2026-11-16T07:40:00-05:00',
    });
  });

  it('says that service has not begun', async () => {
    schedule.moveTo('2026-11-15T05:00:00-05:00');
    const early = await board('noParcours=11&noArret=1002&codeDirection=0');
    expect(early).toMatchObject({ etatService: 'nonDebute' });
    expect(departures(early)).toEqual(['2026-11-15T11:00:00-05:00']);
  });

  it('says where one may only get off', async () => {
    expect(await board('noParcours=11&noArret=1020&codeDirection=0&date=20261116')).toMatchObject({
      descenteSeulement: true,
    });
    expect(await board('noParcours=11&noArret=1050&codeDirection=0&date=20261116')).toMatchObject({
      descenteSeulement: false,
    });
  });

  it('of another day shows its first departures', async () => {
    const monday = await board('noParcours=800&noArret=1001&codeDirection=3&date=20261116');
    expect(monday.etatService).toBe('departs');
    expect(departures(monday)).toEqual([
      '2026-11-16T06:00:00-05:00',
      '2026-11-16T07:00:00-05:00',
      '2026-11-16T07:30:00-05:00',
      '2026-11-16T08:00:00-05:00',
      '2026-11-16T17:00:00-05:00',
    ]);
    expect(await board('noParcours=907&noArret=1001&date=20261116')).toMatchObject({
      horaires: [],
      etatService: 'aucunService',
    });
  });

  it('of today is the same with the date and without', async () => {
    const query = 'noParcours=800&noArret=1001&codeDirection=3';
    expect(await board(`${query}&date=20261115`)).toEqual(await board(query));
  });

  it.each(['20270321', '20260821', '19000101', '99991231'])('of %s has no schedule', async (date) => {
    expect(await board(`noParcours=800&noArret=1001&codeDirection=3&date=${date}`)).toMatchObject({
      parcours: { noParcours: '800' },
      horaires: [],
      etatService: 'aucunHoraire',
      prochainDepart: null,
    });
  });
});

describe('the boards of a stop', () => {
  const boards = async (address: string) =>
    ((await read(address)) as Board[]).map(
      ({ parcours, arret, etatService }) =>
        `${arret?.noArret} ${parcours?.noParcours}/${parcours?.codeDirection} ${etatService}`,
    );
  const market = [
    '1001 7/0 termine',
    '1001 22/0 aucunService',
    '1001 22/1 aucunService',
    '1001 800/3 departs',
    '1001 907/0 aucunService',
  ];

  it('are one for each line and direction, lines as riders count them', async () => {
    expect(await boards('/horaire/ListeBorneVirtuelle_Arret?noArret=1001')).toEqual(market);
    expect(await boards('/horaire/ListeBorneVirtuelle_Arret?arrets=1001')).toEqual(market);
    const [, , , metrobus] = (await read('/horaire/ListeBorneVirtuelle_Arret?noArret=1001')) as Board[];
    expect(metrobus).toEqual(await board('noParcours=800&noArret=1001&codeDirection=3'));
  });

  it('of several stops come one stop after the other, each once', async () => {
    const all = [...market, '1080 7/0 termine'];
    for (const arrets of ['1001;1080', '1001,1080', '%201001%20;%201080%20;', '1001;9999;1080;1001'])
      expect(await boards(`/horaire/ListeBorneVirtuelle_Arrets?arrets=${arrets}`), arrets).toEqual(all);
    expect(await boards('/horaire/ListeBorneVirtuelle_Arrets?arrets=1080;1001')).toEqual([
      '1080 7/0 termine',
      ...market,
    ]);
  });

  it('are none for an unknown stop and for one without service', async () => {
    for (const stop of ['9999', '1090', 'b-marche']) {
      expect(await boards(`/horaire/ListeBorneVirtuelle_Arret?noArret=${stop}`)).toEqual([]);
      expect(await boards(`/horaire/ListeBorneVirtuelle_Arrets?arrets=${stop}`)).toEqual([]);
    }
  });

  it('on a day without schedule say so, line by line', async () => {
    expect(await boards('/horaire/ListeBorneVirtuelle_Arret?noArret=1080&date=20270321')).toEqual([
      '1080 7/0 aucunHoraire',
    ]);
    expect(await boards('/horaire/ListeBorneVirtuelle_Arrets?arrets=1010&date=20270321')).toEqual([
      '1010 800/2 aucunHoraire',
      '1010 800/3 aucunHoraire',
    ]);
  });
});

describe('the day of a line at a stop', () => {
  const day = (query: string) => read(`/horaire/ListeHoraire_ArretParcours?${query}`);

  it('has every departure, those of the night under the next date', async () => {
    schedule.moveTo('2026-11-14T20:30:00-05:00');
    expect(await day('noParcours=800&noArret=1010&codeDirection=3')).toEqual([
      timed('2026-11-14T08:05:00-05:00', -745, '800O-sam1-0800'),
      timed('2026-11-14T20:05:00-05:00', -25, '800O-sam1-2000'),
      timed('2026-11-15T01:15:00-05:00', 285, '800O-sam1-2510'),
    ]);
  });

  it('marks where one may only get off, and where a short trip goes', async () => {
    const short = (await day('noParcours=800&noArret=1020&codeDirection=3&date=20261116')) as {
      idVoyage: string;
    }[];
    expect(short.find(({ idVoyage }) => idVoyage === '800C-sem1-0730')).toEqual({
      ...timed('2026-11-16T07:42:00-05:00', 1062, '800C-sem1-0730', 'Hôpital'),
      descenteSeulement: true,
    });
    expect(short).toHaveLength(6);
  });

  it.each([
    ['another line’s stop', 'noParcours=800&noArret=1060&codeDirection=3'],
    ['an unknown stop', 'noParcours=800&noArret=9999'],
    ['an unknown line', 'noParcours=999&noArret=1001'],
    ['an unknown direction', 'noParcours=800&noArret=1001&codeDirection=Ouest'],
    ['a day without service', 'noParcours=22&noArret=1001&date=20261115'],
  ])('of %s is empty', async (_what, query) => {
    expect(await day(query)).toEqual([]);
  });
});

describe('the stops of a trip', () => {
  const trip = (id: string, date: string) => read(`/horaire/ListeHoraire_Voyage?idVoyage=${id}&date=${date}`);

  it('have their planned times, those passed counted as −1', async () => {
    schedule.moveTo('2026-11-16T07:06:00-05:00');
    const calls = (await trip('800O-sem1-0700', '20261116')) as { arret: { noArret: string } }[];
    expect(calls.map(({ arret, ...call }) => ({ ...call, arret: arret.noArret }))).toEqual([
      { horaire: '2026-11-16T07:00:00-05:00', horaireMinutes: -1, ntr: false, arret: '1001' },
      { horaire: '2026-11-16T07:05:00-05:00', horaireMinutes: -1, ntr: false, arret: '1010' },
      { horaire: '2026-11-16T07:12:00-05:00', horaireMinutes: 6, ntr: false, arret: '1020' },
      { horaire: '2026-11-16T07:20:00-05:00', horaireMinutes: 14, ntr: false, arret: '1030' },
    ]);
    expect(calls[0]?.arret).toEqual({
      noArret: '1001',
      nom: 'Place du Marché',
      description: 'du Marché / Quai A',
      latitude: 46.81,
      longitude: -71.2001,
      accessible: true,
    });
  });

  it('after midnight carry the next date', async () => {
    const calls = (await trip('907N-nuit1-2530', '20261120')) as { horaire: string }[];
    expect(calls.map(({ horaire }) => horaire)).toEqual([
      '2026-11-21T01:30:00-05:00',
      '2026-11-21T01:39:00-05:00',
      '2026-11-21T01:50:00-05:00',
    ]);
  });

  it('are none for an unknown trip, and on a day it does not run', async () => {
    expect(await trip('nobody', '20261116')).toEqual([]);
    expect(await trip('0', '20261116')).toEqual([]);
    expect(await trip('800O-sem1-0700', '20261115')).toEqual([]);
    expect(await trip('800O-sem1-070', '20261116')).toEqual([]);
    expect(await trip('800O-sem1-07000', '20261116')).toEqual([]);
  });

  it('of a trip that repeats are asked by the name of each run', async () => {
    const calls = (await trip('7B-dim1-1000@10:30:00', '20261115')) as { horaire: string }[];
    expect(calls.map(({ horaire }) => horaire.slice(11, 16))).toEqual(['10:30', '10:33', '10:40']);
  });
});

describe('without real time', () => {
  it('no bus is anywhere', async () => {
    expect(await read('/horaire/ListeAutobus_Parcours?noParcours=800&codeDirection=3')).toEqual([]);
    expect(await read('/horaire/ListeAutobus_Parcours?noParcours=999')).toEqual([]);
    expect(await read('/horaire/ListeHoraire_Autobus?idAutobus=1&idVoyage=800O-dim1-1405')).toEqual([]);
  });

  it('there is no notice, and none by any number', async () => {
    expect(await read('/avis/ListeAvis')).toEqual([]);
    for (const id of ['0', '12', '999999999999999']) expect(await read(`/avis/Avis?id=${id}`)).toBeNull();
  });
});

function planned(depart: string, departMinutes: number, nomDestination: string) {
  return { depart, departMinutes, ntr: false, annule: false, nomDestination };
}

function timed(horaire: string, horaireMinutes: number, idVoyage: string, nomDestination = 'Université') {
  return {
    horaire,
    horaireMinutes,
    ntr: false,
    annule: false,
    descenteSeulement: false,
    nomDestination,
    idVoyage,
  };
}
