import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DepartsJson } from '#contract/schedule/departs.ts';
import type { VoyageJson } from '#contract/schedule/voyage.ts';
import type { NoticeEffectJson } from '#contract/content/notice-effects.ts';
import { startApp, testInstant, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ parts: ['site', 'content', 'schedule', 'cache'] });
});
afterAll(() => app.close());

/** Past the answers that are given again for a second: the clock stands still. */
const read = async <Json>(path: string): Promise<Json> => (await wrapScheduleApp(app).read(path)) as Json;
const boardOf = async (stop: string, more = '') => {
  const answer = await read<DepartsJson>(`/departs?arrets=${stop}&limite=20${more}`);
  const [board] = answer.arrets;
  if (!board) throw new Error(`no stop ${stop}`);
  return { ...board, listeAvis: answer.listeAvis };
};

let written = 0;

/** Publishes a notice, lets the timetables hear of it, does something, and takes it back. */
async function withNotice(effects: readonly NoticeEffectJson[], work: (id: string) => Promise<void>) {
  const { content: store } = app.app;
  if (!store) throw new Error('no content here');
  const key = `notice-test-${(written += 1)}`;
  const { id } = await store.saveItem({
    key,
    type: 'notices',
    shared: { general: false, non_public: false, notice_type: 'moyen', effects },
    fr: { title: `Avis ${written}`, attributes: { subtitle: 'Une phrase.' } },
    en: { title: `Notice ${written}`, attributes: { subtitle: 'A sentence.' } },
  });
  const knows = async () => (await read<{ id: string }[]>('/avisReseau')).some((notice) => notice.id === id);
  await eventually(async () => expect(await knows()).toBe(true));
  try {
    await work(id);
  } finally {
    await store.deleteItem(key);
    await eventually(async () => expect(await knows()).toBe(false));
  }
}

describe('notices of the default city', () => {
  it('close a stop, and send its riders to another', async () => {
    const board = await boardOf('1014');
    expect(board.fermeture).toMatchObject({ remplacement: { arret: { noArret: '1001' } } });
    expect(board.departs.length).toBeGreaterThan(0);
    for (const departure of board.departs) {
      expect(departure.etat).toBe('nonDesservi');
      expect(departure.remplacement?.arret.noArret).toBe('1001');
    }
    expect(board.avis).toContain(board.fermeture?.avis);
  });

  it('cancel the trips of a line', async () => {
    const answer =
      await read<{ id: string; parcours: string[]; effets: { type: string }[] }[]>('/avisReseau');
    const bridge = answer.find(({ parcours }) => parcours.includes('185'));
    expect(bridge?.effets.map(({ type }) => type)).toEqual(['voyagesAnnules', 'detour', 'arretsFermes']);
  });
});

describe('a notice that is published', () => {
  it('is told at the stops of its line, and at no others', async () => {
    await withNotice([{ type: 'delay', routes: [{ name: '800' }], minutes: 7 }], async (id) => {
      expect((await boardOf('1001')).avis).toContain(id);
      const codes = Array.from({ length: 20 }, (_, place) => String(1100 + place));
      const { arrets } = await read<DepartsJson>(`/departs?arrets=${codes.join(';')}`);
      const isServed = ({ parcours }: DepartsJson['arrets'][number]) =>
        parcours.some((each) => each.parcours.noParcours === '800');
      expect(arrets.some((stop) => !isServed(stop))).toBe(true);
      for (const stop of arrets) expect(stop.avis.includes(id)).toBe(isServed(stop));
    });
  });

  it('tells of minutes where no bus is followed', async () => {
    await withNotice([{ type: 'delay', routes: [{ name: '800' }], minutes: 7 }], async () => {
      const { departs } = await boardOf('1001');
      const own = departs.filter(({ noParcours }) => noParcours === '800');
      const told = own.map(({ etat, retardAnnonce }) => (etat === 'planifie' ? retardAnnonce : 7));
      expect(new Set(told)).toEqual(new Set([7]));
      const others = departs.filter(({ noParcours }) => !['800', '1', '803'].includes(noParcours));
      expect(others.every(({ retardAnnonce }) => retardAnnonce === null)).toBe(true);
    });
  });

  it('cancels the trips of its hours, and gives them back at its end', async () => {
    const before = await boardOf('1001');
    const trip = before.departs.find(({ noParcours, etat }) => noParcours === '800' && etat !== 'annule');
    const effect = { type: 'trips_cancelled' as const, routes: [], trips: [trip?.idVoyage ?? ''] };
    const stateOf = async () =>
      (await boardOf('1001')).departs.find(({ idVoyage }) => idVoyage === trip?.idVoyage)?.etat;
    await withNotice([effect], async () => {
      expect(await stateOf()).toBe('annule');
      const whole = await read<VoyageJson>(`/voyage?idVoyage=${trip?.idVoyage}&date=${trip?.date}`);
      expect(whole.annule).toBe(true);
    });
    expect(await stateOf()).toBe(trip?.etat);
  });

  it('is in the language asked for', async () => {
    await withNotice([{ type: 'other', routes: [{ name: '800' }] }], async (id) => {
      const { listeAvis } = await boardOf('1001', '&langue=en');
      expect(listeAvis.find((notice) => notice.id === id)).toMatchObject({
        titre: expect.stringMatching(/^Notice/),
        resume: 'A sentence.',
      });
    });
  });

  it('is gone at the instant of its end', async () => {
    const end = '2026-11-15T14:05:00-05:00';
    await withNotice([{ type: 'delay', routes: [{ name: '800' }], minutes: 7, end }], async (id) => {
      expect((await boardOf('1001', '&moment=2026-11-15T14:04:59-05:00')).avis).toContain(id);
      expect((await boardOf('1001', `&moment=${end}`)).avis).not.toContain(id);
    });
  });
});

describe('a stop that a notice closes to one of its lines', () => {
  it('is passed by that line, and is not closed', async () => {
    const stops = [{ name: '1001' }];
    await withNotice([{ type: 'stops_closed', routes: [{ name: '800' }], stops }], async () => {
      const board = await boardOf('1001');
      const states = (isOwn: boolean) =>
        new Set(
          board.departs.filter(({ noParcours }) => (noParcours === '800') === isOwn).map(({ etat }) => etat),
        );
      expect(states(true)).toEqual(new Set(['nonDesservi']));
      expect(states(false).has('planifie') || states(false).has('enDirect')).toBe(true);
      expect(board.fermeture).toBeNull();
    });
  });
});

it('keeps to its clock', () => {
  expect(app.clock.now()).toBe(Date.parse(testInstant));
});
