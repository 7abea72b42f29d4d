import { beforeAll, describe, expect, it } from 'vitest';
import type { JourneeJson } from '#contract/schedule/journee.ts';
import { porteeAvisSchema, type PorteeAvisJson } from '#contract/schedule/portee-avis.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';
import { eventually } from '#tests/support/eventually.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';

const visits = startVisits({ parts: ['site', 'content', 'schedule', 'cache'] });
let ask: (path: string) => Promise<unknown>;
beforeAll(() => {
  ask = wrapScheduleApp(visits.app).read;
});

/** Publishes a notice with effects, and gives what it touches. */
async function reachOf(key: string, effects: readonly object[], more: object = {}): Promise<PorteeAvisJson> {
  const { id } = await contentOf(visits.app).saveItem({
    key,
    type: 'notices',
    shared: { general: false, non_public: false, notice_type: 'moyen', effects, ...more },
    fr: { title: key },
    en: { title: key },
  });
  return eventually(async () => porteeAvisSchema.parse(await ask(`/porteeAvis?id=${id}`)));
}

/** How many departures a direction has at a stop on a day, as the page of that day lists them. */
async function countDay(query: Record<string, string>): Promise<number> {
  const { departs } = (await ask(`/journee?${new URLSearchParams(query)}`)) as JourneeJson;
  return departs.length;
}

describe('what a notice touches', () => {
  it('is, for a closed stop, every departure that the stop has on each day', async () => {
    const reach = await reachOf('reach-closed', [
      { type: 'stops_closed', end: '2026-11-20', stops: [{ name: '1014', replacement: '1001' }] },
    ]);
    expect([reach.dateDebut, reach.dateFin]).toEqual(['20261115', '20261120']);
    expect(reach.directions).not.toEqual([]);
    for (const { noParcours, codeDirection, departs } of reach.directions)
      for (const { date, nombreDeparts, nombreAnnules } of departs) {
        const query = { noArret: '1014', noParcours, codeDirection, date };
        expect([nombreDeparts, nombreAnnules], `${noParcours} ${date}`).toEqual([await countDay(query), 0]);
      }
    expect(reach.arrets).toMatchObject([
      { arret: { noArret: '1014' }, remplacement: { arret: { noArret: '1001' } } },
    ]);
    expect(reach.fiches.some((sheet) => sheet.includes('arrets=1014'))).toBe(true);
  });

  it('is, for cancelled trips, those of the hours that are named', async () => {
    const reach = await reachOf('reach-cancelled', [
      {
        type: 'trips_cancelled',
        routes: [{ name: '800' }],
        days: [1],
        time_start: '21:00',
        time_end: '23:00',
      },
    ]);
    expect(reach.parcours).toEqual(['800']);
    const days = reach.directions.flatMap(({ departs }) => departs);
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) {
      expect(day).toMatchObject({ genreJour: 'semaine', date: '20261116', nombreAnnules: day.nombreDeparts });
      expect(day.premierDepart >= '2026-11-16T21:00').toBe(true);
      expect(day.dernierDepart < '2026-11-16T23:00').toBe(true);
    }
    expect(reach.nombreDeparts).toBe(days.reduce((sum, { nombreDeparts }) => sum + nombreDeparts, 0));
  });

  it('is a line without departures for words alone, and nothing for a line nobody knows', async () => {
    const words = await reachOf('reach-words', [{ type: 'other', routes: [{ name: '800' }] }]);
    expect(words).toMatchObject({ parcours: ['800'], directions: [], nombreDeparts: 0, fiches: [] });
    const unknown = await reachOf('reach-unknown', [{ type: 'trips_cancelled', routes: [{ name: '9999' }] }]);
    expect(unknown).toMatchObject({ parcours: ['9999'], directions: [], nombreDeparts: 0 });
  });

  it('begins when the notice does, and is empty past the end of the schedules', async () => {
    const later = await reachOf('reach-later', [
      { type: 'detour', start: '2026-11-18', routes: [{ name: '800' }], minutes: 5 },
    ]);
    expect(later.dateDebut).toBe('20261118');
    const after = await reachOf('reach-after', [
      { type: 'detour', start: '2031-11-18', routes: [{ name: '800' }], minutes: 5 },
    ]);
    expect(after).toMatchObject({ dateDebut: null, dateFin: null, nombreDeparts: 0 });
  });

  it.each(['none', '%00', 'a'.repeat(65), ''])('is nothing of the notice %o', async (id) => {
    const answer = await visits.app.get(`/services/schedule/porteeAvis?id=${id}`);
    expect(answer.status < 500, String(answer.status)).toBe(true);
  });
});
