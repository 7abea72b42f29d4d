import { beforeAll, describe, expect, it } from 'vitest';
import { departsSchema } from '#contract/schedule/departs.ts';
import { ficheParcoursSchema } from '#contract/schedule/fiche-parcours.ts';
import { horaireArretSchema } from '#contract/schedule/horaire-arret.ts';
import { sharedScheduleApp, testInstant, type ScheduleApp } from '#tests/support/schedule-app.ts';

let schedule: ScheduleApp;
let read: ScheduleApp['read'];
beforeAll(async () => {
  schedule = await sharedScheduleApp();
  ({ read } = schedule);
});

describe('the departures of a stop', () => {
  const ask = async (query: string, at = testInstant) => {
    schedule.moveTo(at);
    return departsSchema.parse(await read(`/departs?${query}`));
  };

  it('are those of all its lines, in order of time', async () => {
    const { arrets } = await ask('arrets=1001&limite=2', '2026-11-16T06:50:00-05:00');
    expect(arrets).toHaveLength(1);
    const [stop] = arrets;
    expect(stop?.departs.map(({ noParcours, prevue, etat }) => [noParcours, prevue, etat])).toEqual([
      ['800', '2026-11-16T07:00:00-05:00', 'planifie'],
      ['800', '2026-11-16T07:30:00-05:00', 'planifie'],
      ['22', '2026-11-16T16:14:00-05:00', 'descenteSeulement'],
    ]);
    expect(stop?.departs[0]).toMatchObject({
      idVoyage: '800O-sem1-0700',
      nomDestination: 'Université',
      minutes: 10,
      retard: null,
      age: null,
      idAutobus: null,
      jour: '20261116',
      date: '20261116',
    });
  });

  it('tell of each line why it is there, when its last bus left, and its first of tomorrow', async () => {
    const { arrets } = await ask('arrets=1001', '2026-11-16T06:50:00-05:00');
    const lines = arrets[0]?.parcours.map(({ parcours, etatService, ...line }) => [
      parcours.noParcours,
      etatService,
      line.dernierPasse?.slice(0, 16) ?? '',
      line.premierDemain?.slice(0, 16) ?? '',
      line.prochainDepart?.slice(0, 16) ?? '',
    ]);
    expect(lines).toEqual([
      ['7', 'aucunService', '', '', '2026-11-22T10:03'],
      ['22', 'termine', '2026-11-16T05:30', '2026-11-17T05:30', '2026-11-17T05:30'],
      ['22', 'nonDebute', '', '2026-11-17T16:14', ''],
      ['800', 'departs', '2026-11-16T06:00', '2026-11-17T06:00', ''],
      ['907', 'aucunService', '', '', '2026-11-21T01:30'],
    ]);
  });

  it('of several stops are in the order asked for; a number that no stop has is named', async () => {
    const { arrets, inconnus } = await ask('arrets=1010;9999;1001');
    expect(arrets.map(({ arret }) => arret.noArret)).toEqual(['1010', '1001']);
    expect(inconnus).toEqual(['9999']);
  });
});

describe('a line on a day', () => {
  const ask = async (query: string) => {
    schedule.moveTo(testInstant);
    return ficheParcoursSchema.parse(await read(`/parcours?${query}`));
  };

  it('has its kind of day, its period and the version of the feed', async () => {
    const { genreJour, periode, versionHoraire } = await ask('noParcours=800');
    expect([genreJour, periode, versionHoraire]).toEqual([
      'dimanche',
      { dateDebut: '20260822', dateFin: '20270109', debutCertain: false, finCertaine: true },
      'automne-1',
    ]);
    expect((await ask('noParcours=800&date=20261116')).genreJour).toBe('semaine');
  });

  it('has both directions with their ends, their first and last trips and their fingerprints', async () => {
    const { directions } = await ask('noParcours=800');
    expect(
      directions.map(({ codeDirection, origine, terminus, nombreVoyages, premierDepart, dernierDepart }) => [
        codeDirection,
        origine,
        terminus,
        nombreVoyages,
        premierDepart,
        dernierDepart,
      ]),
    ).toEqual([
      ['2', 'Université', 'Place du Marché', 3, '2026-11-15T09:30:00-05:00', '2026-11-15T22:00:00-05:00'],
      ['3', 'Place du Marché', 'Université', 10, '2026-11-15T09:00:00-05:00', '2026-11-16T00:20:00-05:00'],
    ]);
    const marks = directions.map(({ empreinte }) => empreinte);
    const nextWeek = await ask('noParcours=800&date=20261122');
    expect(nextWeek.directions.map(({ empreinte }) => empreinte)).toEqual(marks);
    const monday = await ask('noParcours=800&date=20261116');
    expect(monday.directions.map(({ empreinte }) => empreinte)).not.toEqual(marks);
  });

  it('has its stops in order, with their other lines and the next departure of today', async () => {
    const [, west] = (await ask('noParcours=800')).directions;
    expect(
      west?.arrets.map(({ noArret, parcours, prochainDepart, descenteSeulement }) => [
        noArret,
        parcours.map(({ noParcours }) => noParcours).join(' '),
        prochainDepart?.slice(11, 16),
        descenteSeulement,
      ]),
    ).toEqual([
      ['1001', '7 22 22 907', '14:05', false],
      ['1010', '', '14:10', false],
      ['1020', '11', '14:17', false],
      ['1030', '250 250', '14:25', true],
    ]);
    const [, tomorrow] = (await ask('noParcours=800&date=20261116')).directions;
    expect(tomorrow?.arrets.map(({ prochainDepart }) => prochainDepart)).toEqual([null, null, null, null]);
  });

  it('has the ways its trips take, that of most trips first', async () => {
    const [, west] = (await ask('noParcours=800')).directions;
    expect(west?.variantes).toEqual([
      { nombreVoyages: 9, destinations: ['Université'], arrets: ['1001', '1010', '1020', '1030'] },
      { nombreVoyages: 1, destinations: ['Hôpital'], arrets: ['1001', '1010', '1020'] },
    ]);
  });

  it('is null where there is no such line', async () => {
    expect(await read('/parcours?noParcours=999')).toBeNull();
  });
});

describe('the planned departures of a stop, to be kept', () => {
  const ask = async (query: string, at = testInstant) => {
    schedule.moveTo(at);
    return horaireArretSchema.parse(await read(`/horaireArret?${query}`));
  };

  it('are those of each day asked for, by line, direction and destination', async () => {
    const { jours, passages } = await ask('noArret=1001&jours=2', '2026-11-16T06:50:00-05:00');
    expect(jours.map(({ jour, debut }) => [jour, debut])).toEqual([
      ['20261116', '2026-11-16T04:00:00-05:00'],
      ['20261117', '2026-11-17T04:00:00-05:00'],
      ['20261118', '2026-11-18T04:00:00-05:00'],
    ]);
    const main = passages.filter(({ noParcours, jour }) => noParcours === '800' && jour === '20261116');
    expect(
      main.map(({ codeDirection, nomDestination, etat }) => [codeDirection, nomDestination, etat]),
    ).toEqual([
      ['3', 'Université', 'planifie'],
      ['3', 'Hôpital', 'planifie'],
    ]);
    expect(main[0]?.heures).toContain('2026-11-16T07:00:00-05:00');
    expect(passages.some(({ etat }) => etat === 'descenteSeulement')).toBe(true);
  });

  it('hold the night after midnight under the day before', async () => {
    const { passages } = await ask('noArret=1001&jours=1');
    const times = passages.flatMap(({ jour, heures }) => heures.map((heure) => [jour, heure.slice(0, 16)]));
    expect(times).toContainEqual(['20261115', '2026-11-16T00:20']);
  });

  it('have the end of the period beside the next ones, and are null for a stop that does not exist', async () => {
    expect(departsSchema.parse(await read('/departs?arrets=1001')).finPeriode).toBe('20270109');
    expect(await read('/horaireArret?noArret=9999')).toBeNull();
  });
});
