import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testInstant } from '#tests/support/instant.ts';
import { plannerPath, plannerPathEn, startPlannerSite } from '#tests/support/planner-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const site = startPlannerSite();
const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
const journey = '1001.1030.20261115.800O-dim1-1405';
const places = 'de=March%C3%A9&de_id=poi%3Amarket&a=Universit%C3%A9&a_id=stop_point%3A1030';
const follow = (id: string, query = places) => `${plannerPath}/suivre/${id}?${query}`;
const followEn = (id: string) => `${plannerPathEn}/follow/${id}?${places}`;
/** The 11A arrives at 7 h 09 where the 800 leaves at 7 h 12. */
const first = { tripId: '11A-sem1-0700', startDate: '20261116' };
const change = '1050.1020.20261116.11A-sem1-0700~1020.1030.20261116.800O-sem1-0700';
const late = (minutes: number) => tripNews(first, [{ stopSequence: 1, departure: { delay: minutes * 60 } }]);

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});
afterEach(() => site.itinerary.restore());

const read = async (path: string) => {
  const page = await site.visits.page(path);
  return { ...page, words: page.text('main').replaceAll(/[\s\u00a0]+/g, ' '), status: page.response.status };
};
/** Where the buttons of the page lead. */
const buttonsOf = async (path: string) =>
  (await read(path))
    .elements(({ name, attribs }) => name === 'a' && attribs['class'] === 'button')
    .map(({ attribs }) => attribs['href'] ?? '');

describe('a journey that is followed without script', () => {
  it('says what to do at each moment of it', async () => {
    const says = async (instant: string) => {
      await site.moveTo(`2026-11-15T${instant}-05:00`);
      return (await read(follow(`w240~${journey}~w120`))).words;
    };
    expect(await says('13:50:00')).toMatch(
      /Partez dans 11 min, à 14 h 01 ?4 min à pied jusqu’à Place du Marché/,
    );
    expect(await says('14:02:00')).toContain('Le bus passe dans 3 min');
    expect(await says('14:06:30')).toMatch(/Vous êtes à bord du 800 ?Descendez dans 3 arrêts, à Université/);
    expect(await says('14:11:30')).toContain('Descendez à l’arrêt après le prochain : Université.');
    expect(await says('14:18:30')).toContain('Descendez au prochain arrêt : Université.');
    expect(await says('14:26:30')).toMatch(/Encore 1 min à pied/);
    expect(await says('14:28:30')).toContain('Vous voilà à destination');
  });

  it('says the hour where minutes do not count, and the day where it is not today', async () => {
    await site.moveTo('2026-11-15T13:00:00-05:00');
    expect((await read(follow(`w240~${journey}`))).words).toContain('Partez à 14 h 01');
    expect((await read(follow(journey))).words).toContain('Le bus passe à 14 h 05');
    await site.moveTo('2026-11-14T20:00:00-05:00');
    expect((await read(follow(`w240~${journey}`))).words).toContain(
      'Partez le dimanche 15 novembre à 14 h 01',
    );
    expect((await read(followEn(journey))).words).toContain(
      'The bus comes on Sunday, November 15, at 2:05 p.m.',
    );
  });

  it('says that a bus does not stop where one gets on', async () => {
    await site.hear(tripNews(trip, [{ stopSequence: 1, scheduleRelationship: 'skipped' }]));
    expect((await read(follow(journey))).words).toContain('Le 800 ne s’arrête pas à Place du Marché');
  });

  it('says that a bus of it is cancelled, when the next one comes, and still does after its time', async () => {
    await site.hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
    const { words } = await read(follow(journey));
    expect(words).toMatch(/Le 800 est annulé ?Le 800 suivant passe à 14 h 20\./);
    expect(words).not.toContain('Arrivée prévue');
    for (const instant of ['14:06:00', '14:30:00', '14:50:00']) {
      site.app.clock.advance(Date.parse(`2026-11-15T${instant}-05:00`) - site.app.clock.now());
      await site.hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
      const later = (await read(follow(journey))).words;
      expect(later).toContain('Le 800 est annulé');
      expect(later).not.toMatch(/à bord|destination/);
    }
    expect((await read(follow(journey))).words).not.toContain('14 h 20');
  });

  it('says of a change whether it holds, and what comes after', async () => {
    await site.moveTo('2026-11-16T06:55:00-05:00');
    const { words } = await read(follow(change));
    expect(words).toContain('Correspondance courte avec le 800 : 3 min. Le 800 suivant passe à 8 h 12.');
  });

  it('names the bus after that one is there in time for', async () => {
    await site.moveTo('2026-11-16T06:59:00-05:00');
    await site.hear(late(70));
    const { words } = await read(follow(change));
    expect(words).toContain('Correspondance avec le 800 manquée.');
    expect(words).not.toContain('8 h 12');
  });

  it('says that a bus is missed, from where to go on, and that the rest cannot be reached', async () => {
    await site.moveTo('2026-11-16T07:15:00-05:00');
    await site.hear(late(8));
    site.app.clock.advance(3 * 60_000);
    await site.hear(late(8));
    for (const minutes of [0, 15]) {
      site.app.clock.advance(minutes * 60_000);
      await site.hear(late(8));
      const page = await read(follow(change));
      expect(page.words).toMatch(/Correspondance avec le 800 manquée ?Le 800 suivant passe à 8 h 12\./);
      expect(page.words).not.toContain('Arrivée prévue');
    }
    expect(await buttonsOf(follow(change))).toContain(
      `${plannerPath}?de=H%C3%B4pital&de_id=stop_point%3A1020&a=Universit%C3%A9&a_id=stop_point%3A1030`,
    );
  });

  it('leads to another search between the same places, by their ids', async () => {
    expect(await buttonsOf(follow(journey))).toContain(`${plannerPath}?${places}`);
    const query = 'de=Ma+position&de_id=-71.2305%3B46.8252&a=Universit%C3%A9&a_id=stop_point%3A1030';
    expect(await buttonsOf(follow(journey, query))).toContain(`${plannerPath}?${query}`);
  });

  it('says how far its times can be trusted', async () => {
    expect((await read(follow(journey))).words).toMatch(/Mis à jour à 1\d h \d\d\./);
  });

  it('says in English which names are French', async () => {
    await site.moveTo('2026-11-15T14:06:30-05:00');
    const page = await read(followEn(journey));
    expect(page.words).toMatch(/You are on the 800 ?Get off in 3 stops, at Université\./);
    const french = page.elements(({ attribs }) => attribs['lang'] === 'fr').length;
    expect(french).toBeGreaterThan(2);
  });

  it.each([
    'x',
    'w60',
    '1001.1030.20261115.%2500',
    '__proto__',
    'w1~'.repeat(600),
    `${journey}~`.repeat(8) + journey,
  ])('is not found for the id %s', async (id) => {
    const { status, words } = await read(follow(id));
    expect([status, words]).toEqual([404, expect.stringContaining('Ce lien ne mène à aucun trajet.')]);
  });

  it('says that the timetable has it no more', async () => {
    const { status, words } = await read(follow('1001.1030.20261115.gone'));
    expect([status, words]).toEqual([200, expect.stringContaining('Ce trajet n’est plus à l’horaire.')]);
  });
});
