import { DomUtils } from 'htmlparser2';
import { beforeEach, describe, expect, it } from 'vitest';
import { schedulesPath, schedulesPathEn, startLiveSite } from '#tests/support/live-site.ts';
import { testInstant } from '#tests/support/instant.ts';
import { tripNews } from '#tests/support/realtime-message.ts';
import { shareVisits } from '#tests/support/visits.ts';

const site = startLiveSite();
const today = { startDate: '20261115' };
const trip = (start: string) => ({ tripId: `800O-dim1-${start}`, ...today });

let visits = 0;

/** What a rider reads, top to bottom, without script. A query of its own keeps a page from being one drawn before. */
const read = async (path: string) => {
  visits += 1;
  const { text, response } = await site.visits.page(
    `${path}${path.includes('?') ? '&' : '?'}visit=${visits}`,
  );
  return { words: text('main').replaceAll(/[\s\u00a0]+/g, ' '), status: response.status };
};

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('the page of a stop', () => {
  it('says which bus, where to, in how long, at what time, and that it is planned', async () => {
    const { words, status } = await read(`${schedulesPath}/1001`);
    expect(status).toBe(200);
    expect(words).toMatch(/800 Université 5 min ?dans 5 minutes, 14 h 05 prévu/);
  });

  it('says the same in English', async () => {
    const { words } = await read(`${schedulesPathEn}/1001`);
    expect(words).toMatch(/800 Université 5 min ?in 5 minutes, 2:05 p\.m\. scheduled/);
  });

  it('says how late a bus is, that it is live, and that one is cancelled with the next one to take', async () => {
    await site.hear(
      tripNews(trip('1405'), [{ stopSequence: 1, departure: { delay: 360 } }]),
      tripNews({ ...trip('1435'), scheduleRelationship: 'canceled' }),
    );
    const { words } = await read(`${schedulesPath}/1001`);
    expect(words).toMatch(/14 h 11 au lieu de 14 h 05 6 min de retard/);
    expect(words).toMatch(/14 h 35 annulé ; prochain à 15 h 05/);
  });

  it('says that a bus does not stop here', async () => {
    await site.hear(tripNews(trip('1405'), [{ stopSequence: 1, scheduleRelationship: 'skipped' }]));
    expect((await read(`${schedulesPath}/1001`)).words).toContain('ne s’arrête pas ici');
  });

  it('keeps planned times and says since when, where live times stopped coming', async () => {
    await site.hear(tripNews(trip('1405'), [{ stopSequence: 1, departure: { delay: 360 } }]));
    site.feed.say(undefined);
    await site.moveTo('2026-11-15T14:03:00-05:00');
    const { words } = await read(`${schedulesPath}/1001`);
    expect(words).toContain('Dernière mise à jour à 13 h 59. Heures prévues.');
    expect(words).toMatch(/2 min ?dans 2 minutes, 14 h 05 prévu/);
  });

  it('says that the last bus left, and when the next one comes', async () => {
    await site.moveTo('2026-11-16T01:30:00-05:00');
    const { words } = await read(`${schedulesPath}/1001`);
    expect(words).toContain('Dernier bus passé à 0 h 20');
    expect(words).toContain('Prochain : lundi 5 h 30');
    expect(words).toContain('Demain, premier bus lundi 16 novembre');
  });

  it('says that no bus stops today, and when one does', async () => {
    const { words } = await read(`${schedulesPath}/1070`);
    expect(words).toContain('Pas de service aujourd’hui');
  });

  it('shows one line where the address names one, and offers all', async () => {
    const { words } = await read(`${schedulesPath}/1020?parcours=800`);
    expect(words).toContain('800 Université');
    const { words: none } = await read(`${schedulesPath}/1020?parcours=11`);
    expect(none).toContain('Aucun départ à venir pour le 11');
  });

  it('shows the whole day of each line where the address names a day, after midnight under its own', async () => {
    const { words } = await read(`${schedulesPath}/1001/2026-11-15`);
    expect(words).toContain('Départs du dimanche 15 novembre');
    expect(words).toMatch(/Après minuit, lundi 16 novembre ?0 h/);
  });

  it('takes the name of the stop after its number in the address', async () => {
    expect((await read(`${schedulesPath}/1001-place-du-marche`)).status).toBe(200);
  });

  it.each([
    ['9999', 'Aucun arrêt ne porte le numéro 9999.'],
    ['1001/2026-02-30', 'Cette date n’existe pas.'],
  ])('is not found at %s, and says why', async (path, why) => {
    const { words, status } = await read(`${schedulesPath}/${path}`);
    expect(status).toBe(404);
    expect(words).toContain(why);
  });

  it.each(['1001%00', '1001%ff', '1001/2026-13-01', '1001/%2e%2e', '1001?parcours=%00', '1001?parcours[]=1'])(
    'is never a fault of ours at %s',
    async (path) => {
      expect((await site.visits.ask(`${schedulesPath}/${path}`)).status).toBeLessThan(500);
    },
  );
});

describe('the QR code of a page', () => {
  it('is a drawing of an address of this site', async () => {
    const answer = await site.app.get(`/_qr?path=${encodeURIComponent(`${schedulesPath}/1001`)}`);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
  });

  it.each([
    '//elsewhere.example/',
    String.raw`/\elsewhere.example`,
    'https://elsewhere.example',
    '',
    `/${'x'.repeat(400)}`,
    `/${'é'.repeat(200)}`,
  ])('is refused for %s', async (path) => {
    expect((await site.app.get(`/_qr?path=${encodeURIComponent(path)}`)).status).toBe(400);
  });
});

describe('what is special about a stop', () => {
  const demo = shareVisits();

  it.each([
    ['1019', schedulesPath, 'Arrêt temporaire'],
    ['1019', schedulesPathEn, 'Temporary stop'],
    ['1413', schedulesPath, 'Arrêt accessible'],
  ])('is said beside its number: %s under %s', async (code, base, words) => {
    const { text } = await demo.page(`${base}/${code}`);
    expect(text('main')).toContain(words);
  });

  it('is not said of the others', async () => {
    expect((await demo.page(`${schedulesPath}/1413`)).text('main')).not.toContain('temporaire');
    expect((await demo.page(`${schedulesPath}/1019`)).text('main')).not.toContain('Arrêt accessible');
  });
});

describe('names on an English page', () => {
  const demo = shareVisits();

  it('are marked as French, unless they have an English form', async () => {
    const { elements } = await demo.page(`${schedulesPathEn}/1413`);
    const french = elements(({ attribs }) => attribs['lang'] === 'fr').map((element) =>
      DomUtils.textContent(element),
    );
    expect(french).toContain('Université de la Vermeille');
    expect(french).not.toContain('Coteau Technology Park');
    expect(await demo.app.text(`${schedulesPathEn}/1413`)).toContain('Coteau Technology Park');
  });
});
