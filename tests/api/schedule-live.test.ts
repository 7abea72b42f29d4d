import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listeAutobusSchema } from '#contract/schedule/autobus.ts';
import { avisSchema } from '#contract/schedule/avis.ts';
import { etatTempsReelSchema } from '#contract/schedule/exploitation.ts';
import { listeHoraireVoyageSchema } from '#contract/schedule/horaire.ts';
import { listeVoyageAnnuleSchema } from '#contract/schedule/voyage-annule.ts';
import { type Alert, type FeedEntity, readFeedMessage, type StopStatus } from '#transit/index.ts';
import { startLiveSchedule, type LiveSchedule } from '#tests/support/live-schedule.ts';
import { busNews, tripNews } from '#tests/support/realtime-message.ts';
import { testInstant } from '#tests/support/schedule-app.ts';

let schedule: LiveSchedule;
let read: LiveSchedule['read'];
let hear: LiveSchedule['hear'];
beforeAll(async () => {
  schedule = await startLiveSchedule('?key=secret');
  ({ read, hear } = schedule);
});
afterAll(() => schedule.close());
beforeEach(() => schedule.moveTo(testInstant));

const today = { startDate: '20261115' };
const metrobus = 'noParcours=800&noArret=1010&codeDirection=3';
const board = async (query: string) =>
  (await read(`/horaire/BorneVirtuelle_ArretParcours?${query}`)) as {
    readonly horaires: readonly Record<string, unknown>[];
  };

const bus = (id: string, tripId: string, stop: number, status: StopStatus) =>
  busNews({ id, trip: { tripId, ...today }, stop, status, at: Date.parse(testInstant) - 20_000 });

function notice(id: string, more: Partial<Alert>): FeedEntity {
  const french = (text: string) => [
    { language: 'en', text: `${text} in English` },
    { language: 'fr-CA', text },
  ];
  return {
    id,
    isDeleted: false,
    alert: {
      activePeriods: [],
      informedEntities: [],
      cause: 'construction',
      effect: 'detour',
      url: [],
      headerText: french(`Titre ${id}`),
      descriptionText: french('Arrêt <déplacé> & remplacé'),
      severityLevel: 'info',
      ...more,
    },
  };
}

describe('a board with real time', () => {
  it('carries a delay along, with odd seconds and whole minutes', async () => {
    await hear(
      tripNews({ tripId: '800O-dim1-1405', ...today }, [{ stopSequence: 1, departure: { delay: 97 } }]),
    );
    const { horaires, ...rest } = await board(metrobus);
    expect(horaires.slice(0, 2)).toEqual([
      {
        depart: '2026-11-15T14:11:37-05:00',
        departMinutes: 11,
        ntr: true,
        annule: false,
        nomDestination: 'Université',
      },
      {
        depart: '2026-11-15T14:25:00-05:00',
        departMinutes: 25,
        ntr: false,
        annule: false,
        nomDestination: 'Hôpital',
      },
    ]);
    expect(rest).toMatchObject({
      etatService: 'departs',
      tempsReel: { etat: 'enDirect', miseAJour: '2026-11-15T13:59:50-05:00' },
    });
  });

  it('shows a cancelled bus as such, over and above the five that run', async () => {
    await hear(tripNews({ tripId: '800C-dim1-1420', ...today, scheduleRelationship: 'canceled' }));
    const { horaires } = await board(metrobus);
    expect(horaires.map(({ depart, annule }) => [String(depart).slice(11, 16), annule])).toEqual([
      ['14:10', false],
      ['14:25', true],
      ['14:40', false],
      ['15:10', false],
      ['15:40', false],
      ['16:10', false],
    ]);
    expect(
      ((await read(`/horaire/ListeHoraire_ArretParcours?${metrobus}`)) as Record<string, unknown>[])
        .filter(({ annule }) => annule)
        .map(({ idVoyage }) => idVoyage),
    ).toEqual(['800C-dim1-1420']);
    expect(
      (
        (await read('/grille?noParcours=800&codeDirection=3')) as { voyages: Record<string, unknown>[] }
      ).voyages
        .filter(({ annule }) => annule)
        .map(({ idVoyage }) => idVoyage),
    ).toEqual(['800C-dim1-1420']);
  });

  it('calls the plan of another day planned, whatever is heard today', async () => {
    await hear(tripNews({ tripId: '800C-dim1-1420', ...today, scheduleRelationship: 'canceled' }));
    expect(await board(`${metrobus}&date=20261116`)).toMatchObject({
      tempsReel: { etat: 'planifie', miseAJour: null },
    });
  });

  it('leaves out a bus that passes without stopping, and calls it a detour', async () => {
    await hear(
      tripNews({ tripId: '800O-dim1-1405', ...today }, [
        { stopSequence: 2, scheduleRelationship: 'skipped' },
      ]),
    );
    const skipped = await board(metrobus);
    expect(skipped).toMatchObject({ parcoursDetour: true, arretNonDesservi: false, etatService: 'departs' });
    expect(skipped.horaires[0]).toMatchObject({ depart: '2026-11-15T14:25:00-05:00' });
  });

  it('says that a stop is not served when no bus stops there any more', async () => {
    await hear(
      tripNews({ tripId: '800E-dim1-1410', ...today }, [
        { stopSequence: 3, scheduleRelationship: 'skipped' },
      ]),
      tripNews({ tripId: '800E-dim1-2200', ...today }, [
        { stopSequence: 3, scheduleRelationship: 'skipped' },
      ]),
    );
    expect(await board('noParcours=800&noArret=1010&codeDirection=2')).toMatchObject({
      arretNonDesservi: true,
      etatService: 'arretNonDesservi',
      horaires: [],
    });
  });

  it('goes back to the plan when the data is ninety seconds old, and says so', async () => {
    await hear(
      tripNews({ tripId: '800O-dim1-1405', ...today }, [{ stopSequence: 1, departure: { delay: 97 } }]),
    );
    schedule.moveTo('2026-11-15T14:01:20-05:00');
    expect((await board(metrobus)).horaires[0]).toMatchObject({ ntr: true });
    schedule.moveTo('2026-11-15T14:01:21-05:00');
    expect(await board(metrobus)).toMatchObject({
      horaires: { 0: { depart: '2026-11-15T14:10:00-05:00', ntr: false } },
      tempsReel: { etat: 'interrompu', miseAJour: '2026-11-15T13:59:50-05:00' },
    });
  });
});

describe('the buses of a line', () => {
  it('are where they say, on trips of the direction asked for', async () => {
    await hear(
      bus('1269', '800O-dim1-1405', 2, 'in-transit-to'),
      bus('1270', '800E-dim1-1410', 1, 'stopped-at'),
      bus('1271', '800O-dim1-1435', 4, 'stopped-at'),
      bus('1272', '11A-dim1-1100', 1, 'in-transit-to'),
    );
    const buses = listeAutobusSchema.parse(
      await read('/horaire/ListeAutobus_Parcours?noParcours=800&codeDirection=3'),
    );
    expect(buses).toEqual([
      {
        idAutobus: '1269',
        latitude: 46.8125,
        longitude: -71.25,
        etatProgression: '1',
        idVoyage: '800O-dim1-1405',
        dateMiseJour: '2026-11-15T13:59:40',
      },
      expect.objectContaining({ idAutobus: '1271', etatProgression: '2' }),
    ]);
    expect(await read('/horaire/ListeAutobus_Parcours?noParcours=800&codeDirection=2')).toEqual([
      expect.objectContaining({ idAutobus: '1270', etatProgression: '0' }),
    ]);
    expect(await read('/horaire/ListeAutobus_Parcours?noParcours=800')).toHaveLength(1);
  });

  it('at nought, nought are nowhere', async () => {
    const lost = bus('1269', '800O-dim1-1405', 2, 'in-transit-to');
    await hear({
      ...lost,
      vehicle: { ...lost.vehicle, position: { latitude: 0, longitude: 0 } },
    } as FeedEntity);
    expect(await read('/horaire/ListeAutobus_Parcours?noParcours=800&codeDirection=3')).toEqual([]);
  });
});

describe('the notices', () => {
  it('are those in force, in French, with lines and stops by their numbers', async () => {
    const now = Date.parse(testInstant) / 1000;
    await hear(
      notice('a', {
        activePeriods: [{ start: now - 3600, end: now + 3600 }],
        informedEntities: [
          { routeId: 'r-800' },
          { routeId: 'r-11' },
          { stopId: 'b-1010' },
          { routeId: 'r-800' },
        ],
        severityLevel: 'severe',
      }),
      notice('b', { activePeriods: [{ start: now + 60 }] }),
      notice('c', { activePeriods: [{ end: now }] }),
      notice('d', {}),
    );
    const notices = avisSchema.array().parse(await read('/avis/ListeAvis'));
    expect(notices.map(({ titre }) => titre)).toEqual(['Titre a', 'Titre d']);
    const [first] = notices;
    expect(first).toEqual({
      id: expect.any(Number) as number,
      titre: 'Titre a',
      description: 'Titre a',
      contenu: 'Arrêt &lt;déplacé&gt; &amp; remplacé',
      dateDebut: '2026-11-15T13:00:00-05:00',
      dateFin: '2026-11-15T15:00:00-05:00',
      parcours: '800;11',
      arrets: '1010',
      urgent: true,
    });
    expect(await read(`/avis/Avis?id=${first?.id}`)).toEqual(first);
    expect(await read('/avis/Avis?id=1')).toBeNull();
    await hear(notice('x', {}), notice('d', {}));
    const again = avisSchema.array().parse(await read('/avis/ListeAvis'));
    expect(again.find(({ titre }) => titre === 'Titre d')?.id).toBe(notices[1]?.id);
  });
});

describe('the state of real time', () => {
  it('names its feeds without what may be a key', async () => {
    await hear(bus('1269', '800O-dim1-1405', 2, 'in-transit-to'), tripNews('800O-dim1-1405'));
    const state = etatTempsReelSchema.parse(await read('/exploitation/tempsReel'));
    expect(state).toEqual({
      etat: 'enDirect',
      miseAJour: '2026-11-15T13:59:50-05:00',
      nombreAuditeurs: 0,
      nombreAutobus: 1,
      flux: [
        {
          nom: 'flux-1',
          etat: 'enDirect',
          miseAJour: '2026-11-15T13:59:50-05:00',
          derniereReussite: '2026-11-15T14:00:00-05:00',
          echecsDeSuite: 0,
          erreur: null,
        },
      ],
    });
  });
});

describe('the cancelled trips of a day', () => {
  const listed = async (query = '') =>
    listeVoyageAnnuleSchema
      .parse(await read(`/voyagesAnnules${query}`))
      .filter(({ idVoyage }) => idVoyage.endsWith('1505') || idVoyage.endsWith('1535'));

  it('stay when the feed forgets them, and are found by day and line', async () => {
    await hear(
      tripNews({ tripId: '800O-dim1-1505', ...today, scheduleRelationship: 'canceled' }),
      tripNews({ tripId: '800O-dim1-1535', ...today }, [
        { stopSequence: 2, scheduleRelationship: 'skipped' },
        { stopSequence: 3, scheduleRelationship: 'skipped' },
      ]),
    );
    const [gone, short] = await listed();
    expect(gone).toEqual({
      id: expect.any(Number) as number,
      genre: 'annule',
      date: '20261115',
      noParcours: '800',
      codeDirection: '3',
      descriptionDirection: 'Université',
      idVoyage: '800O-dim1-1505',
      nomDestination: 'Université',
      depart: '2026-11-15T15:05:00-05:00',
      arrets: ['1001', '1010', '1020', '1030'],
      annonce: '2026-11-15T13:59:50-05:00',
      derniereMention: '2026-11-15T14:00:00-05:00',
      retabli: null,
      source: 'flux-1',
      avis: null,
    });
    expect(short).toMatchObject({ genre: 'ecourte', arrets: ['1010', '1020'], retabli: null });
    await hear();
    expect(await listed()).toHaveLength(2);
    expect(await listed('?date=20261115&noParcours=800')).toHaveLength(2);
    expect(await listed('?noParcours=11')).toEqual([]);
    expect(await listed('?date=20261114')).toEqual([]);
  });
});

describe('the open data of real time', () => {
  it('gives on what was heard, in three files', async () => {
    await hear(
      bus('1269', '800O-dim1-1405', 2, 'in-transit-to'),
      tripNews({ tripId: '800O-dim1-1405', ...today }, [{ stopSequence: 1, departure: { delay: 60 } }]),
      notice('a', {}),
    );
    const heardAt = 'Sun, 15 Nov 2026 18:59:50 GMT';
    const entities = async (name: string, madeAt = heardAt) => {
      const answer = await schedule.app.app.schedule?.app.inject(`/donneesOuvertes/gtfs-rt/${name}.pb`);
      expect(answer?.headers).toMatchObject({
        'content-type': 'application/x-protobuf',
        'last-modified': madeAt,
        'x-attribution': expect.stringMatching(/^Source:%20.+%202026-11-15\.$/),
      });
      return (await readFeedMessage(new Uint8Array(answer?.rawPayload ?? []))).entities;
    };
    expect((await entities('trip-updates')).map(({ tripUpdate }) => tripUpdate?.trip.tripId)).toEqual([
      '800O-dim1-1405',
    ]);
    expect((await entities('vehicle-positions')).map(({ vehicle }) => vehicle?.vehicle?.id)).toEqual([
      '1269',
    ]);
    // Which notices hold is a question of the moment.
    const [alert] = await entities('alerts', 'Sun, 15 Nov 2026 19:00:00 GMT');
    expect(alert?.alert?.headerText).toEqual([
      { language: 'en', text: 'Titre a in English' },
      { language: 'fr-CA', text: 'Titre a' },
    ]);
  });
});

/** A feed that speaks of an earlier instant is not believed: what moves the clock on comes last. */
describe('later that day', () => {
  it('a broken feed is told, and goes on with what was last said until it is too old', async () => {
    await hear(bus('1269', '800O-dim1-1405', 2, 'in-transit-to'), tripNews('800O-dim1-1405'));
    schedule.feed.say(undefined);
    await schedule.app.app.schedule?.refresh();
    const broken = etatTempsReelSchema.parse(await read('/exploitation/tempsReel'));
    expect(broken.etat).toBe('enDirect');
    expect(broken.flux[0]).toMatchObject({ echecsDeSuite: 1, erreur: expect.any(String) as string });
    schedule.moveTo('2026-11-15T14:05:00-05:00');
    expect(etatTempsReelSchema.parse(await read('/exploitation/tempsReel'))).toMatchObject({
      etat: 'interrompu',
      nombreAutobus: 0,
    });
    await hear();
    expect(etatTempsReelSchema.parse(await read('/exploitation/tempsReel'))).toMatchObject({
      etat: 'enDirect',
      flux: [{ echecsDeSuite: 0, erreur: null }],
    });
  });

  it('a bus has its stops ahead, those behind counted as −1', async () => {
    schedule.moveTo('2026-11-15T14:11:00-05:00');
    const vehicle = bus('1269', '800O-dim1-1405', 3, 'in-transit-to');
    await hear(
      {
        ...vehicle,
        vehicle: { ...vehicle.vehicle, timestamp: schedule.app.clock.now() / 1000 },
      } as FeedEntity,
      tripNews({ tripId: '800O-dim1-1405', ...today }, [{ stopSequence: 3, arrival: { delay: 120 } }]),
    );
    const calls = listeHoraireVoyageSchema.parse(
      await read('/horaire/ListeHoraire_Autobus?idAutobus=1269&idVoyage=800O-dim1-1405'),
    );
    expect(calls.map(({ arret, horaireMinutes }) => [arret.noArret, horaireMinutes])).toEqual([
      ['1001', -1],
      ['1010', -1],
      ['1020', 8],
      ['1030', 16],
    ]);
    expect(calls.at(-1)).toMatchObject({ horaire: '2026-11-15T14:27:00-05:00', ntr: true });
    for (const query of ['idAutobus=1&idVoyage=800O-dim1-1405', 'idAutobus=1269&idVoyage=800O-dim1-1435'])
      expect(await read(`/horaire/ListeHoraire_Autobus?${query}`)).toEqual([]);
  });
});
