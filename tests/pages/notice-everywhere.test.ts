import { describe, expect, it } from 'vitest';
import type { DepartsJson } from '#contract/schedule/departs.ts';
import { displayModes, displayPath, tripPath } from '#site/routing/schedule-paths.ts';
import { eventually } from '#tests/support/eventually.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits({ parts: ['site', 'content', 'schedule', 'cache'] });
const schedules = { fr: '/horaires-et-trajets/horaires', en: '/en/schedules-and-trips/schedules' };
const place = { base: schedules.fr, locale: 'fr' } as const;
const notices = {
  fr: '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours',
  en: '/en/schedules-and-trips/customer-notices/route-notices',
};
const print = '/horaires-et-trajets/horaires-imprimables';
const [stop, line] = ['1001', '800'];
const end = '2026-11-15T15:00:00-05:00';
const key = 'notice-of-this-test';
const titles = { fr: 'Essai : le 800 prend plus de temps', en: 'Trial: the 800 takes longer' };

/** A trip of the line from the stop, so that its page can be looked at. */
async function findTrip() {
  const read = wrapScheduleApp(visits.app).read;
  const { arrets } = (await read(`/departs?arrets=${stop}&limite=20`)) as DepartsJson;
  const departure = arrets[0]?.departs.find(({ noParcours }) => noParcours === line);
  if (!departure) throw new Error('no departure of the line');
  const { codeDirection, idVoyage, date } = departure;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return { direction: codeDirection, date: day, tripId: idVoyage };
}

/** Everywhere a notice of the line is told, in both languages. Whoever adds a surface adds it here. */
async function listSurfaces(): Promise<readonly (readonly [name: string, path: string, title: string])[]> {
  const trip = await findTrip();
  return [
    ['the list', notices.fr, titles.fr],
    ['the list in English', notices.en, titles.en],
    ['the list of the line', `${notices.fr}/parcours/${line}`, titles.fr],
    ['the line', `${schedules.fr}/${line}`, titles.fr],
    ['the line in English', `${schedules.en}/${line}`, titles.en],
    ['the stop', `${schedules.fr}/${stop}`, titles.fr],
    ['the stop in English', `${schedules.en}/${stop}`, titles.en],
    ...displayModes.map(
      (mode) => [`the stop as ${mode}`, displayPath(place, stop, mode), titles.fr] as const,
    ),
    ['the trip', tripPath(place, { number: line, stop, ...trip }), titles.fr],
    ['the printed sheet', `${print}/${line}/${trip.direction}`, titles.fr],
    ['the wire', `/services/schedule/departs?arrets=${stop}&limite=19`, titles.fr],
    ['the wire in English', `/services/schedule/departs?arrets=${stop}&limite=19&langue=en`, titles.en],
  ];
}

/** The words of a surface, as a browser or a program gets them now. */
async function wordsOf(path: string): Promise<string> {
  const answer = await visits.app.get(path, { headers: { accept: 'text/html, application/json' } });
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll(/&nbsp;|\u00a0/g, ' ');
}

/** Where each surface stands, by name. */
async function whereTold(): Promise<Record<string, boolean>> {
  const told: Record<string, boolean> = {};
  for (const [name, path, title] of await listSurfaces()) told[name] = (await wordsOf(path)).includes(title);
  return told;
}

const all = (told: Record<string, boolean>, expected: boolean) =>
  Object.fromEntries(Object.keys(told).map((name) => [name, expected]));

describe('one publication', () => {
  it(
    'is told nowhere before, everywhere at once, and nowhere from its end on',
    { timeout: 90_000 },
    async () => {
      const before = await whereTold();
      expect(before).toEqual(all(before, false));

      await contentOf(visits.app).saveItem({
        key,
        type: 'notices',
        shared: {
          general: false,
          non_public: false,
          notice_type: 'moyen',
          effects: [{ type: 'delay', routes: [{ name: line }], minutes: 7, end }],
        },
        fr: { title: titles.fr, attributes: { subtitle: 'Prévoyez 7 minutes de plus.' } },
        en: { title: titles.en, attributes: { subtitle: 'Allow 7 more minutes.' } },
        references: { routes: [`route-${line}`] },
      });
      // The clock of answers that are given again for a second stands still here.
      visits.app.clock.advance(2000);
      await eventually(async () => {
        const told = await whereTold();
        expect(told).toEqual(all(told, true));
      });

      const { clock } = visits.app;
      clock.advance(Date.parse(end) - clock.now());
      const after = await whereTold();
      expect(after).toEqual(all(after, false));
    },
  );
});
