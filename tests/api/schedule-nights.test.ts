import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedScheduleApp, testInstant, type ScheduleApp } from '#tests/support/schedule-app.ts';

let schedule: ScheduleApp;
let read: ScheduleApp['read'];
beforeAll(async () => {
  schedule = await sharedScheduleApp();
  ({ read } = schedule);
});
afterEach(() => schedule.moveTo(testInstant));

interface Board {
  readonly horaires: readonly {
    readonly depart: string;
    readonly departMinutes: number;
    readonly jour?: string;
  }[];
  readonly etatService: string;
  readonly prochainDepart: string | null;
}
const boardAt = async (instant: string, query: string) => {
  schedule.moveTo(instant);
  const { horaires, etatService, prochainDepart } = (await read(
    `/horaire/BorneVirtuelle_ArretParcours?${query}`,
  )) as Board;
  return { etatService, departs: horaires.map(({ depart }) => depart), prochainDepart };
};
const dayOf = async (query: string) =>
  ((await read(`/horaire/ListeHoraire_ArretParcours?${query}`)) as { horaire: string }[]).map(
    ({ horaire }) => horaire,
  );

const night = 'noParcours=907&noArret=1001&codeDirection=0';
const metrobus = 'noParcours=800&noArret=1001&codeDirection=3';

describe('after midnight', () => {
  it('a board still shows the buses of the day before', async () => {
    expect(await boardAt('2026-11-15T23:55:00-05:00', metrobus)).toEqual({
      etatService: 'departs',
      departs: ['2026-11-16T00:20:00-05:00'],
      prochainDepart: null,
    });
    expect(await boardAt('2026-11-15T23:55:00-05:00', `${metrobus}&date=20261115`)).toEqual(
      await boardAt('2026-11-15T23:55:00-05:00', metrobus),
    );
  });

  it('a board reads six hours on, and says what belongs to the next day', async () => {
    expect(await boardAt('2026-11-16T00:10:00-05:00', metrobus)).toEqual({
      etatService: 'departs',
      departs: ['2026-11-16T00:20:00-05:00', '2026-11-16T06:00:00-05:00'],
      prochainDepart: null,
    });
    const { horaires } = (await read(`/horaire/BorneVirtuelle_ArretParcours?${metrobus}`)) as Board;
    expect(horaires.map(({ jour }) => jour)).toEqual([undefined, '20261116']);
    expect(horaires[0]).not.toHaveProperty('jour');
    expect(await boardAt('2026-11-16T00:30:00-05:00', metrobus)).toEqual({
      etatService: 'termine',
      departs: ['2026-11-16T06:00:00-05:00'],
      prochainDepart: null,
    });
    expect(await boardAt('2026-11-16T00:30:00-05:00', `${metrobus}&date=20261115`)).toEqual({
      etatService: 'termine',
      departs: [],
      prochainDepart: '2026-11-16T06:00:00-05:00',
    });
    schedule.moveTo('2026-11-16T13:00:00-05:00');
    const tomorrow = (await read(`/horaire/BorneVirtuelle_ArretParcours?${metrobus}&date=20261117`)) as Board;
    expect(tomorrow.horaires.map(({ jour }) => jour)).toEqual(tomorrow.horaires.map(() => undefined));
  });

  it('a board of the calendar’s date shows the buses that still run, as one without a date does', async () => {
    const bare = await boardAt('2026-11-16T00:10:00-05:00', metrobus);
    expect(await boardAt('2026-11-16T00:10:00-05:00', `${metrobus}&date=20261116`)).toEqual(bare);
  });

  it('today is the day before until the hour at which service begins anew', async () => {
    schedule.moveTo('2026-11-16T03:59:59-05:00');
    expect(await dayOf('noParcours=800&noArret=1001&codeDirection=3')).toContain('2026-11-16T00:20:00-05:00');
    schedule.moveTo('2026-11-16T04:00:00-05:00');
    expect((await dayOf('noParcours=800&noArret=1001&codeDirection=3'))[0]).toBe('2026-11-16T06:00:00-05:00');
    expect((await read('/grille?noParcours=800')) as object).toMatchObject({ date: '20261116' });
  });

  it('a day asked for keeps its own night', async () => {
    expect(await dayOf(`${night}&date=20261120`)).toEqual([
      '2026-11-21T01:30:00-05:00',
      '2026-11-21T02:30:00-05:00',
      '2026-11-21T03:15:00-05:00',
    ]);
    expect(await dayOf(`${night}&date=20261122`)).toEqual([]);
  });
});

describe('the night the clocks go back', () => {
  it('has every departure once, an hour of them twice on the clock', async () => {
    expect(await dayOf(`${night}&date=20261031`)).toEqual([
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
      '2026-11-01T02:15:00-05:00',
    ]);
    expect((await dayOf(`${metrobus}&date=20261101`))[0]).toBe('2026-11-01T09:00:00-05:00');
  });

  it('counts down through the hour that comes twice', async () => {
    const departs = ['2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00', '2026-11-01T02:15:00-05:00'];
    expect((await boardAt('2026-11-01T01:00:00-04:00', night)).departs).toEqual(departs);
    expect((await boardAt('2026-11-01T01:31:00-04:00', night)).departs).toEqual(departs.slice(1));
    const { horaires } = (await read(`/horaire/BorneVirtuelle_ArretParcours?${night}`)) as Board;
    expect(horaires.map(({ departMinutes }) => departMinutes)).toEqual([59, 104]);
    expect((await boardAt('2026-11-01T01:31:00-05:00', night)).departs).toEqual(departs.slice(2));
    expect((await boardAt('2026-11-01T02:16:00-05:00', night)).etatService).toBe('termine');
  });

  it('tells a trip the same', async () => {
    const calls = (await read('/horaire/ListeHoraire_Voyage?idVoyage=907N-nuit1-2530&date=20261031')) as {
      horaire: string;
    }[];
    expect(calls.map(({ horaire }) => horaire)).toEqual([
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:39:00-04:00',
      '2026-11-01T01:50:00-04:00',
    ]);
  });

  it('gives a grid its own origin', async () => {
    expect(await read('/grille?noParcours=800&date=20261101')).toMatchObject({
      origine: '2026-11-01T01:00:00-04:00',
    });
  });
});

describe('the night the clocks go forward', () => {
  const departs = ['2027-03-14T01:30:00-05:00', '2027-03-14T03:30:00-04:00', '2027-03-14T04:15:00-04:00'];

  it('has every departure once, none in the hour that is not', async () => {
    expect(await dayOf(`${night}&date=20270313`)).toEqual(departs);
    expect((await dayOf(`${metrobus}&date=20270314`))[0]).toBe('2027-03-14T09:00:00-04:00');
  });

  it('loses no bus between the two days', async () => {
    expect((await boardAt('2027-03-14T01:00:00-05:00', night)).departs).toEqual(departs);
    expect((await boardAt('2027-03-14T03:00:00-04:00', night)).departs).toEqual(departs.slice(1));
    expect(await boardAt('2027-03-14T03:45:00-04:00', night)).toEqual({
      etatService: 'departs',
      departs: departs.slice(2),
      prochainDepart: null,
    });
    expect(await boardAt('2027-03-14T03:45:00-04:00', `${night}&date=20270313`)).toMatchObject({
      departs: [],
      prochainDepart: departs[2],
    });
    expect((await boardAt('2027-03-14T04:00:00-04:00', night)).departs).toEqual(departs.slice(2));
  });

  it('gives a grid its own origin', async () => {
    expect(await read('/grille?noParcours=800&date=20270314')).toMatchObject({
      origine: '2027-03-13T23:00:00-05:00',
    });
  });
});

describe('a holiday', () => {
  it('has the service of a Sunday on a Friday, and no night buses', async () => {
    expect(await dayOf(`${metrobus}&date=20261225`)).toHaveLength(10);
    expect(await dayOf(`${metrobus}&date=20261224`)).toHaveLength(6);
    expect(await dayOf(`${night}&date=20261225`)).toEqual([]);
    expect(await dayOf(`${night}&date=20261226`)).toHaveLength(3);
    expect((await boardAt('2026-12-25T05:00:00-05:00', metrobus)).departs[0]).toBe(
      '2026-12-25T09:00:00-05:00',
    );
    expect((await boardAt('2026-12-25T12:00:00-05:00', 'noParcours=22&noArret=1001')).etatService).toBe(
      'aucunService',
    );
  });
});

describe('the end of the feed', () => {
  it('its last day is whole, its night included', async () => {
    expect(await dayOf(`${night}&date=20270320`)).toHaveLength(3);
    expect((await boardAt('2027-03-20T19:00:00-04:00', metrobus)).departs).toEqual([
      '2027-03-20T20:00:00-04:00',
      '2027-03-21T01:10:00-04:00',
    ]);
    expect((await boardAt('2027-03-21T02:00:00-04:00', night)).departs).toEqual([
      '2027-03-21T02:30:00-04:00',
      '2027-03-21T03:15:00-04:00',
    ]);
    expect(await boardAt('2027-03-21T03:30:00-04:00', night)).toEqual({
      etatService: 'termine',
      departs: [],
      prochainDepart: null,
    });
  });

  it('the day after has no schedule yet', async () => {
    expect(await boardAt('2027-03-21T12:00:00-04:00', metrobus)).toEqual({
      etatService: 'aucunHoraire',
      departs: [],
      prochainDepart: null,
    });
    const day = await schedule.ask(`/horaire/ListeHoraire_ArretParcours?${metrobus}`);
    expect([day.status, day.json]).toEqual([
      404,
      {
        message: 'Aucun horaire n’est publié pour cette date.',
        code: 'aucunHoraire',
        dateFinHoraire: '20270320',
      },
    ]);
    expect((await schedule.ask('/grille?noParcours=800')).status).toBe(404);
    expect((await schedule.ask('/horaire/ListeParcours')).status).toBe(200);
    expect((await schedule.ask('/horaire/ListeArret_Parcours?noParcours=800')).status).toBe(200);
  });

  it('the evening before its first day has what comes the next morning', async () => {
    expect(await boardAt('2026-08-21T22:00:00-04:00', metrobus)).toEqual({
      etatService: 'aucunHoraire',
      departs: [],
      prochainDepart: '2026-08-22T08:00:00-04:00',
    });
  });
});
