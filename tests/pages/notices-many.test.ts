import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { DepartsJson } from '#contract/schedule/departs.ts';
import { mostTold } from '#domain/notices/gravest.ts';
import { displayModes, displayPath } from '#site/routing/schedule-paths.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits({ parts: ['site', 'content', 'schedule', 'cache'] });
const schedules = '/horaires-et-trajets/horaires';
const list = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours';
const [stop, line] = ['1001', '800'];
const count = 12;

beforeAll(async () => {
  const severities = ['faible', 'moyen', 'eleve'] as const;
  for (let place = 0; place < count; place += 1) {
    await contentOf(visits.app).saveItem({
      key: `many-${place}`,
      type: 'notices',
      shared: {
        general: false,
        non_public: false,
        notice_type: severities[Math.floor(place / 4)],
        effects: [{ type: 'delay', routes: [{ name: line }], minutes: 5 }],
      },
      fr: { title: `Beaucoup ${place}.`, attributes: {} },
      en: { title: `Many ${place}.`, attributes: {} },
    });
  }
  const { read } = wrapScheduleApp(visits.app);
  await vi.waitFor(async () => {
    const known = (await read('/avisReseau')) as { titre: string }[];
    if (known.filter(({ titre }) => titre.startsWith('Beaucoup')).length < count)
      throw new Error('the timetables have not heard of them all');
  }, 10_000);
});

const askBoard = async () =>
  (await wrapScheduleApp(visits.app).read(`/departs?arrets=${stop}`)) as DepartsJson;
/** As many as stand on the list alone. */
const othersHere = async () => ((await askBoard()).arrets[0]?.avis.length ?? 0) - mostTold;
const told = (text: string) =>
  Array.from({ length: count }, (_, place) => place).filter((place) => text.includes(`Beaucoup ${place}.`));
/** What a page draws, without the data that it goes on with. */
const drawn = async (path: string) =>
  (await visits.app.text(path)).replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll('\u00a0', ' ');

describe('a stop of which more is told than fits above its departures', () => {
  it('has all of them named on the wire, and those to show described', async () => {
    const { arrets, listeAvis } = await askBoard();
    expect(arrets[0]?.avis.length).toBeGreaterThanOrEqual(count);
    expect(listeAvis).toHaveLength(mostTold);
  });

  it('tells the gravest, and leads to all of them', async () => {
    const page = await drawn(`${schedules}/${stop}`);
    expect(told(page)).toHaveLength(mostTold);
    expect(told(page)).toEqual(expect.arrayContaining([8, 9, 10, 11]));
    expect(page).toContain(`${await othersHere()} autres avis`);
    expect(page).toContain(`href="${list}?numero=${stop}"`);
    expect(told(await drawn(`${list}?numero=${stop}`))).toHaveLength(count);
  });

  it.each(displayModes)('says how many more there are: %s', async (mode) => {
    const board = await drawn(displayPath({ base: schedules, locale: 'fr' }, stop, mode));
    expect(told(board)).toHaveLength(mostTold);
    expect(board).toContain(`${await othersHere()} autres avis`);
  });

  it('counts those of one line where that line alone is looked at', async () => {
    const { arrets } = await askBoard();
    const own = arrets[0]?.parcours.find(({ parcours }) => parcours.noParcours === line);
    const page = await drawn(`${schedules}/${line}/${own?.parcours.codeDirection}/${stop}`);
    const gravest = (own?.avis ?? []).filter((id) => arrets[0]?.avis.slice(0, mostTold).includes(id));
    expect(page).toContain(`${(own?.avis.length ?? 0) - gravest.length} autres avis`);
  });
});
