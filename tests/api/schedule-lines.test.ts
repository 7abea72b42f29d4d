import { beforeAll, describe, expect, it } from 'vitest';
import { sharedScheduleApp, testInstant, type ScheduleApp } from '#tests/support/schedule-app.ts';

let schedule: ScheduleApp;
let read: ScheduleApp['read'];
beforeAll(async () => {
  schedule = await sharedScheduleApp();
  schedule.moveTo(testInstant);
  ({ read } = schedule);
});

const list = async (address: string, member: string) =>
  ((await read(address)) as Record<string, unknown>[]).map((each) => each[member]);

const metrobus = {
  noParcours: '800',
  description: 'Place du Marché - Université',
  codeDirectionPrincipale: '2',
  descriptionDirectionPrincipale: 'Place du Marché',
  codeDirectionRetour: '3',
  descriptionDirectionRetour: 'Université',
  codeTypeService: 4,
  accessible: true,
  jours: '1111111',
  urlTraceGIF: '/horaires-et-trajets/horaires-imprimables/imprimer?parcours=800&date=20260822&format=gif',
  urlTracePDF: '/horaires-et-trajets/horaires-imprimables/imprimer?parcours=800&date=20260822&format=pdf',
};

describe('the lines of the network', () => {
  it('have each their kind of service, by colour, letter and number', async () => {
    const lines = (await read('/horaire/ListeParcours')) as (typeof metrobus)[];
    expect(Object.fromEntries(lines.map((line) => [line.noParcours, line.codeTypeService]))).toEqual({
      '800': 4,
      '11': 0,
      '3A': 2,
      '22': 3,
      '250': 1,
      '907': 6,
      '7': 0,
    });
  });

  it('say which days they run, Sunday first, holidays aside', async () => {
    const lines = (await read('/horaire/ListeParcours')) as (typeof metrobus)[];
    expect(Object.fromEntries(lines.map((line) => [line.noParcours, line.jours]))).toEqual({
      '800': '1111111',
      '11': '1111111',
      '3A': '0111110',
      '22': '0111110',
      '250': '0111110',
      '907': '0000011',
      '7': '1000000',
    });
  });

  it('carry codes of direction as the headsigns give them, or the feed', async () => {
    const lines = (await read('/horaire/ListeParcours')) as (typeof metrobus)[];
    const codes = lines.map((line) => [
      line.noParcours,
      line.codeDirectionPrincipale,
      line.codeDirectionRetour,
      line.descriptionDirectionRetour,
    ]);
    expect(codes).toEqual([
      ['800', '2', '3', 'Université'],
      ['11', '0', '1', 'Place du Marché'],
      ['3A', '0', '1', null],
      ['22', '0', '1', 'Place du Marché'],
      ['250', '1', '0', 'Les Érables'],
      ['907', '0', '1', null],
      ['7', '0', '1', null],
    ]);
  });

  it('are described by their ends when the feed does not name them', async () => {
    expect(await read('/horaire/Parcours?noParcours=11')).toMatchObject({
      description: 'Terminus des Érables - Place du Marché',
      accessible: false,
    });
    expect(await read('/horaire/Parcours?noParcours=907')).toMatchObject({ description: 'Cégep' });
  });

  it('of a period are those that run in it', async () => {
    const all = ['800', '11', '3A', '22', '250', '907', '7'];
    expect(await list('/horaire/ListeParcours', 'noParcours')).toEqual(all);
    expect(await list('/horaire/ListeParcours?date=20261225', 'noParcours')).toEqual(all);
    expect(await list('/horaire/ListeParcours?date=20270111', 'noParcours')).toEqual([
      '800',
      '11',
      '22',
      '250',
      '907',
    ]);
  });
});

describe('one line', () => {
  it('is asked for by its number, whatever the case and the blanks around', async () => {
    expect(await read('/horaire/Parcours?noParcours=800')).toEqual(metrobus);
    expect(await read('/horaire/Parcours_Periode?noParcours=800&date=20261116')).toEqual(metrobus);
    for (const text of ['3A', '3a', '%203a%20'])
      expect(await read(`/horaire/Parcours?noParcours=${text}`)).toMatchObject({ noParcours: '3A' });
  });

  it('is null when nobody knows it, or has no trip', async () => {
    for (const number of ['999', '99', '80', '0', 'constructor', 'hasOwnProperty']) {
      expect(await read(`/horaire/Parcours?noParcours=${number}`)).toBeNull();
      expect(await read(`/horaire/Parcours_Periode?noParcours=${number}&date=20261116`)).toBeNull();
    }
  });

  it('is null in a period in which it does not run', async () => {
    expect(await read('/horaire/Parcours_Periode?noParcours=3A&date=20270109')).toMatchObject({
      jours: '0111110',
    });
    expect(await read('/horaire/Parcours_Periode?noParcours=3A&date=20270110')).toBeNull();
  });
});

describe('the periods', () => {
  const autumn = {
    idPeriode: '20260822',
    description: 'Automne 2026',
    dateDebutPeriode: '20260822',
    dateFinPeriode: '20270109',
  };
  const winter = {
    idPeriode: '20270110',
    description: 'Hiver 2027',
    dateDebutPeriode: '20270110',
    dateFinPeriode: '20270320',
  };

  it('are in order, holidays aside, and for a line those in which it runs', async () => {
    expect(await read('/horaire/ListePeriodeApplication')).toEqual([autumn, winter]);
    expect(await read('/horaire/ListePeriodeApplication?noParcours=800')).toEqual([autumn, winter]);
    expect(await read('/horaire/ListePeriodeApplication?noParcours=3A')).toEqual([autumn]);
    expect(await read('/horaire/ListePeriodeApplication?noParcours=999')).toEqual([]);
  });
});

describe('the traces of a line', () => {
  const traces = (query: string) => read(`/horaire/ListeParcoursTypeTrace_ParcoursPeriode?${query}`);

  it('are polylines, the one of most trips last', async () => {
    expect(await traces('noParcours=800&codeDirection=3&date=20261116')).toEqual([
      { idParcoursType: '800-C', polyligne: 'oqu|GrgqqLg^z|@g^n}@' },
      { idParcoursType: '800-O', polyligne: 'oqu|GrgqqLg^z|@g^n}@g^n}@' },
    ]);
  });

  it('are of the day and the direction asked for', async () => {
    const ids = async (query: string) =>
      ((await traces(query)) as { idParcoursType: string }[]).map(({ idParcoursType }) => idParcoursType);
    expect(await ids('noParcours=800&codeDirection=3&date=20270111')).toEqual(['800-O']);
    expect(await ids('noParcours=800&codeDirection=2&date=20270111')).toEqual(['800-E']);
    expect(await ids('noParcours=800&date=20270111')).toEqual(['800-E']);
    expect(await ids('noParcours=907&codeDirection=0&date=20261116')).toEqual([]);
    expect(await ids('noParcours=800&codeDirection=0&date=20261116')).toEqual([]);
    expect(await ids('noParcours=999&date=20261116')).toEqual([]);
  });
});

describe('a stop', () => {
  const market = {
    noArret: '1001',
    nom: 'Place du Marché',
    description: 'du Marché / Quai A',
    latitude: 46.81,
    longitude: -71.2001,
    accessible: true,
  };

  it('is given with the lines that serve it, in the order riders count', async () => {
    const { parcours, ...stop } = (await read('/horaire/Arret?noArret=1001')) as {
      parcours: { noParcours: string; codeDirection: string }[];
    };
    expect(stop).toEqual(market);
    expect(parcours.map(({ noParcours, codeDirection }) => `${noParcours}/${codeDirection}`)).toEqual([
      '7/0',
      '22/0',
      '22/1',
      '800/3',
      '907/0',
    ]);
    expect(parcours[3]).toEqual({
      noParcours: '800',
      description: 'Place du Marché - Université',
      codeDirection: '3',
      descriptionDirection: 'Université',
      codeTypeService: 4,
      accessible: true,
    });
  });

  it('without service has no line, one without description its name, and a station is no stop', async () => {
    expect(await read('/horaire/Arret?noArret=1090')).toEqual({
      noArret: '1090',
      nom: 'Arrêt en attente',
      description: 'Arrêt en attente',
      latitude: 46.86,
      longitude: -71.3,
      accessible: false,
      parcours: [],
    });
    for (const number of ['b-marche', 'b-1001', '9999', '01001', '1001.0'])
      expect(await read(`/horaire/Arret?noArret=${number}`)).toBeNull();
  });

  it('no longer names a line that the coming week does not bring', async () => {
    const lines = async () =>
      ((await read('/horaire/Arret?noArret=1070')) as { parcours: unknown[] }).parcours.length;
    expect(await lines()).toBe(1);
    schedule.moveTo('2027-02-01T12:00:00-05:00');
    expect(await lines()).toBe(0);
    schedule.moveTo(testInstant);
  });
});

describe('the stops of a line', () => {
  const stops = async (query: string) =>
    ((await read(query)) as { noArret: string; arretNonDesservi: boolean; descenteSeulement: boolean }[]).map(
      ({ noArret, arretNonDesservi, descenteSeulement }) =>
        noArret + (arretNonDesservi ? ' non desservi' : '') + (descenteSeulement ? ' descente' : ''),
    );

  it('are in the order of travel, the last for getting off', async () => {
    expect(await stops('/horaire/ListeArret_Parcours?noParcours=800&codeDirection=3')).toEqual([
      '1001',
      '1010',
      '1020',
      '1030 descente',
    ]);
    expect(await stops('/horaire/ListeArret_Parcours?noParcours=800&codeDirection=2')).toEqual([
      '1030',
      '1020',
      '1010',
      '1002 descente',
    ]);
    const [first] = (await read('/horaire/ListeArret_Parcours?noParcours=800&codeDirection=3')) as unknown[];
    expect(first).toEqual({
      noArret: '1001',
      nom: 'Place du Marché',
      description: 'du Marché / Quai A',
      latitude: 46.81,
      longitude: -71.2001,
      accessible: true,
      arretNonDesservi: false,
      descenteSeulement: false,
    });
  });

  it('on the way may be for getting off only', async () => {
    expect(await stops('/horaire/ListeArret_ParcoursPeriode?noParcours=11&date=20261116')).toEqual([
      '1002',
      '1050',
      '1020 descente',
      '1040 descente',
    ]);
  });

  it('of a day without a bus are all told as not served', async () => {
    expect(await stops('/horaire/ListeArret_ParcoursPeriode?noParcours=22&date=20261115')).toEqual([
      '1001 non desservi',
      '1060 non desservi descente',
    ]);
  });

  it('of a loop hold the stop it comes back to twice', async () => {
    expect(await stops('/horaire/ListeArret_ParcoursPeriode?noParcours=7&date=20261115')).toEqual([
      '1080',
      '1001',
      '1080 descente',
    ]);
  });

  it.each([
    'noParcours=999',
    'noParcours=800&codeDirection=0',
    'noParcours=907&codeDirection=1',
    'noParcours=99',
  ])('of %s are none', async (query) => {
    expect(await stops(`/horaire/ListeArret_Parcours?${query}`)).toEqual([]);
    expect(await stops(`/horaire/ListeArret_ParcoursPeriode?${query}&date=20261116`)).toEqual([]);
  });
});

describe('connections', () => {
  const ways = async (query: string) =>
    (
      (await read(`/horaire/ListeParcoursCorrespondance_ArretParcours?${query}`)) as {
        noParcours: string;
        codeDirection: string;
      }[]
    ).map(({ noParcours, codeDirection }) => `${noParcours}/${codeDirection}`);

  it('are the other lines of the stop and its station that day, the asked one left out', async () => {
    expect(await ways('noParcours=800&noArret=1001&codeDirection=3&date=20261116')).toEqual(['11/0', '22/0']);
    expect(await ways('noParcours=800&noArret=1001&codeDirection=3&date=20261120')).toEqual([
      '11/0',
      '22/0',
      '907/0',
    ]);
    expect(await ways('noParcours=800&noArret=1001&codeDirection=3')).toEqual(['7/0', '11/0']);
  });

  it('are where the feed says one changes too', async () => {
    expect(await ways('noParcours=7&noArret=1080')).toEqual(['11/0']);
  });

  it.each([
    'noParcours=999&noArret=1001',
    'noParcours=800&noArret=9999',
    'noParcours=800&noArret=1001&codeDirection=9',
    'noParcours=800&noArret=1060&codeDirection=3&date=20261116',
  ])('of %s are none', async (query) => {
    expect(await ways(query)).toEqual([]);
  });
});
