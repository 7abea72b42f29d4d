import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { autobusEnServiceListeSchema } from '#contract/schedule/autobus.ts';
import { departsSchema } from '#contract/schedule/departs.ts';
import { suiviParcoursSchema } from '#contract/schedule/flux.ts';
import { journeeSchema } from '#contract/schedule/journee.ts';
import { voyageSchema } from '#contract/schedule/voyage.ts';
import { startLiveSchedule, type LiveSchedule } from '#tests/support/live-schedule.ts';
import { busNews, tripNews } from '#tests/support/realtime-message.ts';
import { testInstant } from '#tests/support/schedule-app.ts';

let schedule: LiveSchedule;
let read: LiveSchedule['read'];
let hear: LiveSchedule['hear'];
beforeAll(async () => {
  schedule = await startLiveSchedule();
  ({ read, hear } = schedule);
});
afterAll(() => schedule.close());
beforeEach(() => schedule.moveTo(testInstant));

const today = { startDate: '20261115' };
const trip = { tripId: '800O-dim1-1405', ...today };
const late = tripNews(trip, [{ stopSequence: 1, departure: { delay: 150 } }], { vehicle: { id: '1269' } });
const driving = busNews({
  id: '1269',
  trip,
  stop: 2,
  status: 'in-transit-to',
  at: Date.parse(testInstant) - 20_000,
  bearing: 270,
});
/** The message counts the directions the other way round: the stops tell. */
const extra = tripNews(
  { tripId: 'renfort', routeId: 'r-800', scheduleRelationship: 'added', directionId: 0 },
  [
    { stopId: 'b-1001', departure: { time: Date.parse('2026-11-15T14:12:00-05:00') / 1000 } },
    { stopId: 'b-1010', departure: { time: Date.parse('2026-11-15T14:18:00-05:00') / 1000 } },
    { stopId: 'b-1030', arrival: { time: Date.parse('2026-11-15T14:30:00-05:00') / 1000 } },
  ],
);

describe('the departures of a stop with real time', () => {
  const states = async (stop: string) => {
    const { arrets } = departsSchema.parse(await read(`/departs?arrets=${stop}&limite=3`));
    return arrets[0]?.departs.map(({ idVoyage, etat, retard, age, idAutobus }) => [
      idVoyage,
      etat,
      retard,
      age,
      idAutobus,
    ]);
  };

  it('are late, live, cancelled or not served, and say how old that is', async () => {
    await hear(
      late,
      tripNews({ tripId: '800C-dim1-1420', ...today, scheduleRelationship: 'canceled' }),
      tripNews({ tripId: '800O-dim1-1435', ...today }, [
        { stopSequence: 1, departure: { delay: 30 } },
        { stopSequence: 2, scheduleRelationship: 'skipped' },
        { stopSequence: 3, departure: { delay: 30 } },
      ]),
    );
    expect((await states('1010'))?.slice(0, 4)).toEqual([
      ['800O-dim1-1405', 'enRetard', 150, 10, '1269'],
      ['800E-dim1-1410', 'planifie', null, null, null],
      ['800C-dim1-1420', 'annule', null, 10, null],
      ['800O-dim1-1435', 'nonDesservi', 30, 10, null],
    ]);
  });
});

describe('a trip', () => {
  const follow = async (query: string) => {
    const answer = await read(`/voyage?${query}`);
    return answer === null ? null : voyageSchema.parse(answer);
  };

  it('has its stops with planned and expected times, and where its bus is between them', async () => {
    await hear(late, driving);
    const told = await follow('idVoyage=800O-dim1-1405&date=20261115');
    expect(told).toMatchObject({
      annule: false,
      nomDestination: 'Université',
      parcours: { noParcours: '800', codeDirection: '3' },
      tempsReel: { etat: 'enDirect' },
      autobus: { idAutobus: '1269', cap: 270, prochain: 1, estArrete: false },
    });
    expect(told?.autobus?.progression).toBeGreaterThan(0);
    expect(told?.autobus?.progression).toBeLessThan(1);
    expect(
      told?.passages.map(({ arret, prevue, attendue, retard, estPasse, descenteSeulement }) => [
        arret.noArret,
        prevue.slice(11, 19),
        attendue.slice(11, 19),
        retard,
        estPasse,
        descenteSeulement,
      ]),
    ).toEqual([
      ['1001', '14:05:00', '14:07:30', 150, true, false],
      ['1010', '14:10:00', '14:12:30', 150, false, false],
      ['1020', '14:17:00', '14:19:30', 150, false, false],
      ['1030', '14:25:00', '14:27:30', 150, false, true],
    ]);
  });

  it('that is cancelled says so, and has its planned times', async () => {
    await hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
    const told = await follow('idVoyage=800O-dim1-1405&date=20261115');
    expect([told?.annule, told?.autobus, told?.passages[0]?.retard]).toEqual([true, null, null]);
  });

  it('that leaves out a stop says which', async () => {
    await hear(tripNews(trip, [{ stopSequence: 2, scheduleRelationship: 'skipped' }]));
    const told = await follow('idVoyage=800O-dim1-1405&date=20261115');
    expect(told?.passages.map(({ nonDesservi }) => nonDesservi)).toEqual([false, true, false, false]);
  });

  it('that real time added is followed like another', async () => {
    await hear(extra);
    const { arrets } = departsSchema.parse(await read('/departs?arrets=1010'));
    const shown = arrets[0]?.departs.find(({ idVoyage }) => idVoyage === 'renfort');
    expect(shown).toMatchObject({ etat: 'enDirect', codeDirection: '3', date: '20261115' });
    const told = await follow('idVoyage=renfort&date=20261115');
    expect(told?.parcours).toMatchObject({ noParcours: '800', codeDirection: '3' });
    expect(told?.passages.map(({ arret }) => arret.noArret)).toEqual(['1001', '1010', '1030']);
    expect(await follow('idVoyage=renfort&date=20261116')).toBeNull();
  });

  it('is null where it does not run that day, or at all', async () => {
    expect(await follow('idVoyage=800O-dim1-1405&date=20261116')).toBeNull();
    expect(await follow('idVoyage=personne&date=20261115')).toBeNull();
  });
});

describe('the day of a line at a stop', () => {
  const day = async (query: string) => journeeSchema.parse(await read(`/journee?${query}`));

  it('has what has left and what is expected, the added bus among them', async () => {
    await hear(late, extra);
    const { departs, arret, date, tempsReel } = await day('noParcours=800&noArret=1010&codeDirection=3');
    expect([arret.noArret, date, tempsReel.etat]).toEqual(['1010', '20261115', 'enDirect']);
    const around = departs.findIndex(({ estPasse }) => !estPasse);
    expect(around).toBeGreaterThan(0);
    expect(
      departs
        .slice(around - 1, around + 3)
        .map(({ idVoyage, attendue, estPasse, etat }) => [idVoyage, attendue.slice(11, 19), estPasse, etat]),
    ).toEqual([
      [expect.any(String), expect.any(String), true, 'planifie'],
      ['800O-dim1-1405', '14:12:30', false, 'enRetard'],
      ['renfort', '14:18:00', false, 'enDirect'],
      ['800C-dim1-1420', '14:25:00', false, 'planifie'],
    ]);
  });

  it('is as planned on another date', async () => {
    await hear(late, extra);
    const { departs } = await day('noParcours=800&noArret=1010&codeDirection=3&date=20261116');
    expect(departs.every(({ etat, jour }) => etat === 'planifie' && jour >= '20261116')).toBe(true);
  });

  it('is null where the line does not stop', async () => {
    expect(await read('/journee?noParcours=800&noArret=9999')).toBeNull();
  });
});

describe('what moves on a line', () => {
  it('is asked for as it is listened to: its buses, and the next departure at each stop', async () => {
    await hear(late, driving);
    const told = suiviParcoursSchema.parse(await read('/suiviParcours?noParcours=800'));
    expect(told.autobus.map(({ idAutobus }) => idAutobus)).toEqual(['1269']);
    const stops = told.directions.find(({ codeDirection }) => codeDirection === '3')?.arrets;
    expect(stops?.find(({ noArret }) => noArret === '1010')).toMatchObject({ retard: 150, etat: 'enRetard' });
    expect(await read('/suiviParcours?noParcours=nulle')).toBeNull();
  });
});

describe('all buses', () => {
  const buses = async (query = '') => autobusEnServiceListeSchema.parse(await read(`/autobus${query}`));

  it('say where they are, where they go and how late they are', async () => {
    await hear(late, driving);
    const { autobus } = await buses();
    expect(autobus).toEqual([
      {
        idAutobus: '1269',
        latitude: expect.closeTo(46.8125),
        longitude: expect.closeTo(-71.25),
        cap: 270,
        estArrete: false,
        progression: expect.any(Number),
        miseAJour: '2026-11-15T13:59:40-05:00',
        noParcours: '800',
        codeDirection: '3',
        nomDestination: 'Université',
        idVoyage: '800O-dim1-1405',
        date: '20261115',
        prochainArret: '1010',
        retard: 150,
      },
    ]);
  });

  it('are those of a line where one is asked for', async () => {
    await hear(late, driving);
    expect((await buses('?noParcours=800')).autobus).toHaveLength(1);
    expect((await buses('?noParcours=22')).autobus).toEqual([]);
    expect((await buses('?noParcours=nulle')).autobus).toEqual([]);
  });

  it('are none once they have fallen silent', async () => {
    await hear(late, driving);
    schedule.app.clock.advance(5 * 60_000);
    const { autobus, tempsReel } = await buses();
    expect([autobus, tempsReel.etat]).toEqual([[], 'interrompu']);
  });
});
