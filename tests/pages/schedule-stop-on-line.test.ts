import { beforeEach, describe, expect, it } from 'vitest';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, startLiveSite } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const site = startLiveSite();
const here = `${schedulesPath}/800/3/1010`;
let visits = 0;

/** A query of its own keeps a page from being one drawn before. */
const open = async (path: string) => {
  visits += 1;
  const page = await site.visits.page(`${path}?visit=${visits}`);
  return {
    status: page.response.status,
    words: page.text('main').replaceAll(/[\s\u00a0]+/g, ' '),
    hrefs: page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href']),
  };
};

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('a line at one of its stops', () => {
  it('says what leaves next, then every departure of the day by the hour, each a trip', async () => {
    const { status, words, hrefs } = await open(here);
    expect(status).toBe(200);
    expect(words).toMatch(/St-Dominique Arrêt 1010/);
    expect(words).toMatch(/800 Université.* 10 min ?dans 10 minutes, 14 h 10 prévu/);
    expect(words).toMatch(/Départs du dimanche 15 novembre/);
    expect(words).toMatch(/16 h ?16 h 10 ?10 ?16 h 40 ?40/);
    expect(words).toContain('Après minuit, lundi 16 novembre');
    expect(hrefs).toContain(`${here}/2026-11-15/voyage/800O-dim1-1605`);
  });

  it('follows what live times say', async () => {
    const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
    await site.hear(tripNews(trip, [{ stopSequence: 2, departure: { delay: 360 } }]));
    expect((await open(here)).words).toMatch(/14 h 16 au lieu de 14 h 10 6 min de retard/);
  });

  it('leads to the other lines here, the other stops, the other way, all lines and the whole day', async () => {
    const { words, hrefs } = await open(`${schedulesPath}/800/3/1020`);
    expect(words).toContain('Correspondances');
    expect(words).toMatch(/Dans l’autre sens.*Vers Place du Marché/);
    for (const path of ['/800/3/1001', '/800/2/1020', '/1020', '/800/3/horaire?arret=1020'])
      expect(hrefs).toContain(schedulesPath + path);
  });

  it('shows another day as planned', async () => {
    const { words } = await open(`${here}/2026-11-16`);
    expect(words).toContain('Départs du lundi 16 novembre');
    expect(words).not.toContain('prochain départ');
    expect(words).toMatch(/6 h ?6 h 05 ?05/);
  });

  it('says that nothing leaves on a day', async () => {
    expect((await open(`${schedulesPath}/11/0/1002/2026-12-25`)).status).toBe(200);
    expect((await open(`${schedulesPath}/22/0/1001/2026-11-15`)).words).toContain('Aucun départ ce jour-là.');
  });

  it('is in English at its English address', async () => {
    const { words } = await open(`${schedulesPathEn}/800/3/1010`);
    expect(words).toMatch(/in 10 minutes, 2:10 p\.m\. scheduled/);
    expect(words).toContain('Departures on Sunday, November 15');
  });

  it.each([
    ['the line does not call there', `${schedulesPath}/800/3/1040`, 'Ce parcours ne passe pas à cet arrêt.'],
    ['the direction is wrong', `${schedulesPath}/800/9/1010`, 'Ce parcours ne va pas dans cette direction.'],
    ['there is no such stop', `${schedulesPath}/800/3/9999`, 'Aucun arrêt ne porte le numéro 9999.'],
    ['there is no such line', `${schedulesPath}/123/3/1010`, 'Aucun parcours ne porte le numéro 123.'],
    ['there is no such day', `${here}/2026-02-30`, 'Cette date n’existe pas.'],
  ])('is not found where %s', async (_, path, words) => {
    const page = await open(path);
    expect(page.status).toBe(404);
    expect(page.words).toContain(words);
  });
});
