import { beforeAll, describe, expect, it } from 'vitest';
import { cityPlan } from '#data/city/city-plan.ts';
import { comparaisonSchema } from '#contract/schedule/comparaison.ts';
import { feuillesSchema } from '#contract/schedule/feuilles.ts';
import { grilleSchema } from '#contract/schedule/grille.ts';
import { arretsProchesSchema, rechercheSchema } from '#contract/schedule/recherche.ts';
import { filesOfZip } from '#transit/index.ts';
import { scheduleAddress, scheduleCalls } from '#tests/support/schedule-calls.ts';
import { sharedScheduleApp, testInstant, type ScheduleApp } from '#tests/support/schedule-app.ts';

let schedule: ScheduleApp;
let read: ScheduleApp['read'];
beforeAll(async () => {
  schedule = await sharedScheduleApp();
  schedule.moveTo(testInstant);
  ({ read } = schedule);
});

describe('the grid of a line', () => {
  const grid = async (query: string) => grilleSchema.parse(await read(`/grille?${query}`));

  it('reads downwards, trip by trip, the short one noted', async () => {
    const { parcours, date, origine, arrets, voyages } = await grid(
      'noParcours=800&codeDirection=3&date=20261116',
    );
    expect([parcours.codeDirection, date, origine]).toEqual(['3', '20261116', '2026-11-16T00:00:00-05:00']);
    expect(arrets.map(({ noArret }) => noArret)).toEqual(['1001', '1010', '1020', '1030']);
    expect(voyages.map(({ idVoyage }) => idVoyage)).toEqual([
      '800O-sem1-0600',
      '800O-sem1-0700',
      '800C-sem1-0730',
      '800O-sem1-0800',
      '800O-sem1-1700',
      '800O-sem1-2510',
    ]);
    expect(voyages[2]).toEqual({
      idVoyage: '800C-sem1-0730',
      nomDestination: 'Hôpital',
      annule: false,
      heures: [27_000, 27_300, 27_720, null],
      descenteSeulement: [2],
      approximatif: [],
      nonDesservi: [],
      notes: [{ genre: 'fin', arrets: ['1020'] }],
    });
    expect(voyages[5]?.heures).toEqual([90_600, 90_900, 91_320, 91_800]);
  });

  it('of a line that runs every so often has one column that says how often, and from when to when', async () => {
    const { arrets, voyages } = await grid('noParcours=7');
    expect(arrets.map(({ noArret }) => noArret)).toEqual(['1080', '1001', '1080']);
    expect(voyages.map(({ heures }) => heures[0])).toEqual([36_000]);
    expect(voyages[0]).toMatchObject({ approximatif: [0, 1, 2], descenteSeulement: [2] });
    expect(voyages[0]?.notes).toMatchObject([
      { genre: 'frequence', frequence: { secondes: 1800, debut: 36_000 } },
    ]);
  });

  it('of a day without service is empty, of an unknown line or direction null', async () => {
    expect(await grid('noParcours=22&date=20261115')).toMatchObject({ arrets: [], voyages: [] });
    for (const query of ['noParcours=999', 'noParcours=99', 'noParcours=800&codeDirection=0'])
      expect(await read(`/grille?${query}`)).toBeNull();
  });
});

describe('the sheets of a line', () => {
  const sheets = async (query: string) => feuillesSchema.parse(await read(`/feuilles?${query}`));

  it('have the days they hold for, and the times of each table row after row', async () => {
    const { noParcours, date, directions } = await sheets('noParcours=800&date=20261116');
    expect([noParcours, date]).toEqual(['800', '20261116']);
    const sheet = directions.find(({ codeDirection }) => codeDirection === '3');
    expect(sheet).toMatchObject({ description: 'Université', sansService: expect.any(Array) as unknown });
    expect(sheet?.arrets.map(({ noArret }) => noArret).toSorted()).toEqual(['1001', '1010', '1020', '1030']);
    const table = sheet?.tableaux[0];
    expect(table?.jours).toEqual(expect.arrayContaining(['lundi', 'mardi']));
    const rows = table?.rangees.map((place) => sheet?.arrets[place]?.noArret);
    expect(rows).toEqual(['1001', '1010', '1020', '1030']);
    const width = table?.voyages.length ?? 0;
    expect(table?.heures.filter((_, cell) => cell % width === 2)).toEqual([27_000, 27_300, 27_720, -1]);
    expect(table?.modeles[table.voyages[2] ?? 0]).toEqual({
      descenteSeulement: [2],
      approximatif: [],
      notes: [{ genre: 'fin', arrets: ['1020'] }],
    });
  });

  it('say the same as the grids and the calendar', async () => {
    const { directions } = await sheets('noParcours=800&date=20261116');
    for (const { codeDirection, tableaux } of directions)
      for (const { date, empreinte, heures } of tableaux) {
        const way = `noParcours=800&codeDirection=${codeDirection}&date=${date}`;
        const { empreinte: own, arrets, voyages } = grilleSchema.parse(await read(`/grille?${way}`));
        expect(empreinte).toBe(own);
        expect(heures).toEqual(arrets.flatMap((_, row) => voyages.map((trip) => trip.heures[row] ?? -1)));
      }
  });

  it('say that times are about where a line runs every so often', async () => {
    const { directions } = await sheets('noParcours=7');
    expect(directions[0]?.tableaux[0]?.modeles[0]).toMatchObject({ approximatif: [0, 1, 2] });
  });

  it('are null of an unknown line', async () => {
    expect(await read('/feuilles?noParcours=999')).toBeNull();
  });
});

describe('the comparison of two days', () => {
  const compare = async (query: string) => comparaisonSchema.parse(await read(`/comparaison?${query}`));
  const days = 'dateAvant=20261116&dateApres=20270111';

  it('tells what is added, gone and moved on a line', async () => {
    expect(await compare(`noParcours=800&${days}`)).toEqual({
      noParcours: '800',
      noArret: null,
      dateAvant: '20261116',
      dateApres: '20270111',
      identique: false,
      changements: [
        {
          parcours: {
            noParcours: '800',
            description: 'Place du Marché - Université',
            codeDirection: '3',
            descriptionDirection: 'Université',
            codeTypeService: 4,
            accessible: true,
          },
          nombreVoyages: { avant: 6, apres: 5 },
          ajoutes: [{ idVoyage: '800O-sem2-1800', heure: 64_800, nomDestination: 'Université' }],
          retires: [
            { idVoyage: '800C-sem1-0730', heure: 27_000, nomDestination: 'Hôpital' },
            { idVoyage: '800O-sem1-0800', heure: 28_800, nomDestination: 'Université' },
          ],
          deplaces: [
            {
              avant: { idVoyage: '800O-sem1-0600', heure: 21_600, nomDestination: 'Université' },
              apres: { idVoyage: '800O-sem2-0610', heure: 22_200, nomDestination: 'Université' },
              minutes: 10,
              minutesDeTrajet: 0,
              autresArrets: false,
            },
          ],
          arretsAjoutes: [],
          arretsRetires: [],
          premierDepart: { avant: 21_600, apres: 22_200 },
          dernierDepart: { avant: 90_600, apres: 90_600 },
        },
      ],
    });
  });

  it('of a line that goes away names its stops', async () => {
    const { changements } = await compare(`noParcours=3a&${days}`);
    expect(changements).toHaveLength(1);
    expect(changements[0]).toMatchObject({
      nombreVoyages: { avant: 1, apres: 0 },
      arretsRetires: ['1040', '1050', '1070'],
      premierDepart: { avant: 27_600, apres: null },
    });
  });

  it('of a stop gives the times there, of one line when one is named', async () => {
    const atStop = await compare(`noArret=1010&${days}`);
    expect(atStop.changements.map(({ parcours }) => parcours.codeDirection)).toEqual(['3']);
    expect(atStop.changements[0]?.ajoutes).toEqual([
      { idVoyage: '800O-sem2-1800', heure: 65_100, nomDestination: 'Université' },
    ]);
    expect((await compare(`noArret=1040&noParcours=11&${days}`)).identique).toBe(true);
    expect(
      (await compare(`noArret=1040&${days}`)).changements.map(({ parcours }) => parcours.noParcours),
    ).toEqual(['3A']);
  });

  it('is null where nothing runs: a stop that is not on the line, a direction that is none', async () => {
    expect(await read(`/comparaison?noArret=1040&noParcours=800&${days}`)).toBeNull();
    expect(await read(`/comparaison?noArret=1010&codeDirection=9&${days}`)).toBeNull();
  });

  it('of a day with itself, or of a direction that stays, finds nothing', async () => {
    expect(await compare('noParcours=800&dateAvant=20261116&dateApres=20261116')).toMatchObject({
      identique: true,
      changements: [],
    });
    expect(await compare(`noParcours=800&codeDirection=2&${days}`)).toMatchObject({ identique: true });
  });

  it('of what does not exist is null', async () => {
    for (const query of [
      'noParcours=999',
      'noArret=9999',
      'noParcours=800&noArret=9999',
      'noParcours=800&codeDirection=0',
    ])
      expect(await read(`/comparaison?${query}&${days}`)).toBeNull();
  });

  it('needs a line or a stop, and both days', async () => {
    expect((await schedule.ask(`/comparaison?${days}`)).json).toEqual({
      message: 'Le paramètre noParcours est requis.',
      parametres: ['noParcours'],
    });
    for (const day of ['dateAvant', 'dateApres'])
      expect(
        (await schedule.ask(`/comparaison?noParcours=800&${days}`.replace(day, `${day}x`))).json,
      ).toEqual({
        message: `Le paramètre ${day} est requis.`,
        parametres: [day],
      });
  });
});

describe('the search', () => {
  const search = async (query: string) => rechercheSchema.parse(await read(`/recherche?${query}`));
  const stops = async (query: string) => (await search(query)).arrets.map(({ noArret }) => noArret);
  const lines = async (query: string) => (await search(query)).parcours.map(({ noParcours }) => noParcours);

  it('finds by number and by name, without accents, with a slip, with a word cut short', async () => {
    expect(await stops('texte=1020')).toEqual(['1020']);
    for (const text of ['Hôpital', 'hopital', 'HOPITAL', 'hopitla', 'hopi'])
      expect(await stops(`texte=${encodeURIComponent(text)}`), text).toContain('1020');
    for (const text of ['saint dominique', 'st-dominique', 'ST DOMINIQUE'])
      expect(await stops(`texte=${encodeURIComponent(text)}`), text).toContain('1010');
    expect(await stops('texte=zzzzzz')).toEqual([]);
  });

  it('finds lines with a description, named by the feed or not', async () => {
    expect(await search('texte=11')).toMatchObject({
      parcours: [
        { noParcours: '11', description: 'Terminus des Érables - Place du Marché', codeTypeService: 0 },
      ],
    });
    expect(await lines('texte=3a')).toEqual(['3A']);
    expect(await lines('texte=99')).toEqual([]);
  });

  it('near a position gives distances, and leaves out what is too far', async () => {
    const here = 'latitude=46.8100&longitude=-71.2001';
    const found = (await search(`texte=marche&${here}`)).arrets;
    expect(new Map(found.map(({ noArret, distance }) => [noArret, distance]))).toEqual(
      new Map<string, unknown>([
        ['1001', 0],
        ['1002', 27],
      ]),
    );
    expect(await stops(`texte=universite&${here}&rayon=1000`)).toEqual([]);
    expect(await stops(`texte=universite&${here}&rayon=5000`)).toContain('1030');
    expect((await search('texte=marche')).arrets[0]?.distance).toBeNull();
    expect(await stops('texte=place&limite=1')).toHaveLength(1);
  });

  it('tells two poles of the same name apart by their lines', async () => {
    const { arrets } = await search('texte=place%20du%20marche');
    const told = arrets.map(({ noArret, nom, parcours }) => [
      noArret,
      nom,
      parcours.map(({ noParcours, descriptionDirection }) => `${noParcours} ${descriptionDirection}`),
    ]);
    expect(told).toContainEqual(['1002', 'Place du Marché', expect.arrayContaining(['800 Place du Marché'])]);
    expect(told).toContainEqual(['1001', 'Place du Marché', expect.arrayContaining(['800 Université'])]);
  });

  it('wants a whole position', async () => {
    for (const [given, lacking] of [
      ['latitude', 'longitude'],
      ['longitude', 'latitude'],
    ])
      expect((await schedule.ask(`/recherche?texte=a&${given}=46`)).json).toEqual({
        message: 'Les paramètres latitude et longitude vont ensemble.',
        parametres: [lacking],
      });
  });
});

describe('the stops around a position', () => {
  const around = async (query: string) =>
    ((await read(`/arretsProches?${query}`)) as { noArret: string; distance: number }[]).map(
      ({ noArret, distance }) => [noArret, distance],
    );

  it('are the nearest first, a walk away, stations left out', async () => {
    expect(await around('latitude=46.81&longitude=-71.2001')).toEqual([
      ['1001', 0],
      ['1002', 27],
      ['1080', 457],
      ['1010', 936],
    ]);
    expect(await around('latitude=46.81&longitude=-71.2001&rayon=100')).toHaveLength(2);
    expect(await around('latitude=46.81&longitude=-71.2001&limite=1')).toEqual([['1001', 0]]);
    expect(await around('latitude=46.81&longitude=-71.2001&rayon=500000&limite=50')).toHaveLength(11);
  });

  it('have their lines', async () => {
    const near = arretsProchesSchema.parse(
      await read('/arretsProches?latitude=46.82&longitude=-71.22&limite=1'),
    );
    expect(near.map(({ noArret, parcours }) => [noArret, parcours.map((each) => each.noParcours)])).toEqual([
      ['1020', ['11', '800', '800']],
    ]);
  });

  it('are none at the other end of the world', async () => {
    expect(await around('latitude=-46.81&longitude=108.8')).toEqual([]);
    expect(await around('latitude=90&longitude=180')).toEqual([]);
    expect(await around('latitude=1e-7&longitude=-0.0000001')).toEqual([]);
  });
});

describe('what else is on the map', () => {
  it('is nothing of the fictional city where there is another feed, in any call', async () => {
    const ofCity = new RegExp(
      [cityPlan, cityPlan.river, ...cityPlan.landmarks].map(({ name }) => name).join('|'),
    );
    expect('Terminus Marché-Neuf').toMatch(ofCity);
    for (const [path, { query }] of Object.entries(scheduleCalls)) {
      const { status, text } = await schedule.ask(scheduleAddress(path, query));
      expect([path, status, ofCity.exec(text)]).toEqual([path, 200, null]);
    }
  });

  it('is nothing where the operator named no files', async () => {
    expect(await read('/carte')).toEqual({ type: 'FeatureCollection', features: [] });
    expect(await read('/pointsVente/ListePointsVente')).toEqual([]);
    expect(await read('/parcOBus/ListeParcOBus')).toEqual([]);
  });
});

describe('the report of the import', () => {
  it('counts what was read and shows what was wrong, in both languages', async () => {
    expect(await read('/exploitation/rapportImport')).toMatchObject({
      issue: 'enService',
      motif: null,
      date: '2026-11-15T14:00:00-05:00',
      version: 'automne-1',
      dateDebutHoraire: '20260822',
      dateFinHoraire: '20270320',
      lignes: { agency: 1, routes: 8, stops: 12, calendar: 8, calendar_dates: 6, trips: 78, stop_times: 283 },
      nombreErreurs: 1,
      nombreAvertissements: 0,
      constats: [
        {
          code: 'stop-unknown',
          gravite: 'erreur',
          nombre: 1,
          textes: { fr: 'Arrêt inconnu', en: 'Unknown stop' },
          exemples: [{ fichier: 'stop_times.txt', ligne: 284, valeur: 'b-9999' }],
        },
      ],
    });
  });
});

describe('the open data', () => {
  it('name their source, their date and their addresses, wherever the service stands', async () => {
    for (const base of ['', '/services/schedule']) {
      const answer = await schedule.app.get(`${base}/donneesOuvertes`);
      const index = (await answer.json()) as { gtfs: string; gtfsRealtime: string[]; attribution: object };
      expect(index).toMatchObject({
        attribution: {
          fr: 'Source\u00A0: Transport Boisclair, données mises à jour le 2026-11-15.',
          en: 'Source: Transport Boisclair, data updated on 2026-11-15.',
        },
        miseAJour: '2026-11-15T14:00:00-05:00',
      });
      for (const address of [index.gtfs, ...index.gtfsRealtime])
        expect([address, (await schedule.app.get(address)).status]).toEqual([address, 200]);
      expect(index.gtfs).toBe(`${base}/donneesOuvertes/gtfs.zip`);
    }
  });

  it('hold the feed in service as an archive, given once to who has it', async () => {
    const answer = await schedule.app.get('/donneesOuvertes/gtfs.zip');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('x-attribution')).toContain('Transport%20Boisclair');
    expect(Date.parse(answer.headers.get('last-modified') ?? '')).not.toBeNaN();
    const { names } = filesOfZip(new Uint8Array(await answer.arrayBuffer()));
    expect(names).toEqual(expect.arrayContaining(['stops.txt', 'stop_times.txt']));
    const etag = answer.headers.get('etag') ?? '';
    const again = await schedule.app.get('/donneesOuvertes/gtfs.zip', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await schedule.app.get('/donneesOuvertes/gtfs.zip', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });

  it('without real time are messages without news', async () => {
    for (const name of ['trip-updates', 'vehicle-positions', 'alerts']) {
      const answer = await schedule.app.get(`/donneesOuvertes/gtfs-rt/${name}.pb`);
      expect(answer.headers.get('content-type')).toBe('application/x-protobuf');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });
});
