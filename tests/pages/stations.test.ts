import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesSchema } from '#contract/itinerary/places.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { writeFeedFolder } from '#tests/support/feed-folder.ts';
import { houseOf } from '#tests/support/odd-names.ts';
import { stationFeed } from '#tests/support/station-feed.ts';
import { visitsOf } from '#tests/support/visits.ts';

/** The site of an operator that a feed with a station describes. */
let app: TestApp;
const visits = visitsOf(() => app);

beforeAll(async () => {
  const { contentSeed, ...house } = houseOf(stationFeed);
  const folder = mkdtempSync(join(tmpdir(), 'parcours-stations-'));
  app = await startApp({
    parts: ['site', 'content', 'cache', 'schedule', 'itinerary'],
    materials: house,
    seed: contentSeed,
    settings: { SCHEDULE_FEED: writeFeedFolder(folder, stationFeed) },
  });
});
afterAll(() => app.close());

const fr = '/horaires-et-trajets/horaires';
const en = '/en/schedules-and-trips/schedules';

async function pageOf(path: string) {
  const page = await visits.page(path);
  expect([path, page.response.status]).toEqual([path, 200]);
  const links = page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
  return { ...page, links, words: page.text('main').replaceAll(/[\s\u00a0\u202f]+/g, ' ') };
}

describe('the page of a station', () => {
  it('has one board of all its platforms, each departure with its own', async () => {
    const { words, links, text } = await pageOf(`${fr}/arret/gare`);
    expect(text('h1')).toBe('Gare centrale');
    expect(words).toMatch(/Parc .*14 h 10 Quai 10 prévu/);
    expect(words).toMatch(/Port .*14 h 05 Côté sud/);
    expect(words).toContain('Quai 2');
    // A trip is seen from the platform it leaves from: it does not call at the station as a whole.
    expect(links).toContain(`${fr}/1/0/1110/2026-11-15/voyage/early`);
    expect(links.filter((link) => link.includes('arret/gare/2026-11-15/voyage'))).toEqual([]);
  });

  it('lists its platforms, which lead to their own boards and back', async () => {
    const { words, links } = await pageOf(`${fr}/arret/gare`);
    expect(words).toMatch(/Quais ?Arrêt 1102 ?Quai 2.*1110 ?Quai 10.*1103 ?Côté sud/);
    expect(links).toEqual(expect.arrayContaining([`${fr}/1102`, `${fr}/1110`, `${fr}/1103`]));
    const platform = await pageOf(`${fr}/1110`);
    expect(platform.links).toContain(`${fr}/arret/gare`);
    expect(platform.words).toContain('Tous les quais de la station');
    expect((await pageOf(`${en}/1110`)).words).toContain('All platforms of the station');
    expect((await pageOf(`${fr}/1301`)).words).not.toContain('Tous les quais');
  });

  it('says what it is to whoever shares or indexes it, in both languages', async () => {
    const html = await app.text(`${fr}/arret/gare`);
    expect(html).toContain('<title>Gare centrale, tous les quais');
    expect(html).toContain(`<link rel="canonical" href="${app.origin}${fr}/arret/gare"`);
    expect(html).toContain(`href="${app.origin}${en}/stop/gare"`);
    expect(html).toContain('"@type":"BusStation"');
    expect(await app.text(`${fr}/1110`)).toContain('"containedInPlace":{"@type":"CivicStructure"');
    const { words, text } = await pageOf(`${en}/stop/gare`);
    expect(text('title')).toContain('Gare centrale, all platforms');
    expect(words).toContain('Platform 10');
    const xml = await app.text('/sitemap-fr-1.xml');
    expect(xml).toContain(`<loc>${app.origin}${fr}/arret/gare</loc>`);
    expect(xml).not.toContain('arret/halte');
  });

  it('is that of its platform where one alone is served', async () => {
    const response = await visits.ask(`${fr}/arret/halte?parcours=1`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${fr}/1201?parcours=1`);
  });

  it('has its forms: a day, a lobby, a frame, a text, a map', async () => {
    const day = await pageOf(`${fr}/arret/gare/2026-11-16`);
    expect(day.words).toMatch(/Port Côté sud/);
    expect(day.links).toContain(`${fr}/1/0/1102/2026-11-16/voyage/later`);
    for (const form of ['hall', 'cadre']) {
      const { words } = await pageOf(`${fr}/arret/gare?affichage=${form}`);
      expect([form, words]).toEqual([form, expect.stringContaining('Quai 10')]);
    }
    const text = await app.text(`${fr}/arret/gare?affichage=texte`);
    expect(text).toMatch(/^Gare centrale, tous les quais$/m);
    expect(text).toMatch(/^1 {2,}Parc +Quai 10 +14 h 10/m);
    const { elements } = await pageOf(`${fr}/arret/gare`);
    const drawing = elements(({ attribs }) => (attribs['class'] ?? '').split(' ').includes('map-drawing'));
    expect(drawing).toHaveLength(1);
  });

  it('follows a line at the station, from whichever platform it leaves', async () => {
    const { words, links } = await pageOf(`${fr}/1/0/arret/gare`);
    expect(words).toMatch(/Gare centrale.*14 h 10 Quai 10.*14 h 25 Quai 2/);
    expect(links).toContain(`${fr}/1/0/1102/2026-11-15/voyage/later`);
  });
});

describe('who looks for a station', () => {
  it('finds it once, before its platforms', async () => {
    const { links } = await pageOf('/recherche/gare%20centrale');
    const stops = links.filter((link) => /\/(?:arret\/gare|11\d\d)$/.test(link));
    expect(stops).toEqual([`${fr}/arret/gare`, `${fr}/1102`, `${fr}/1110`, `${fr}/1103`]);
  });

  it('starts a journey from it as one place', async () => {
    const ask = async (path: string) => (await fetch(`${app.origin}/services/itinerary${path}`)).json();
    const { places = [] } = placesSchema.parse(await ask('/coverage/default/places?q=gare%20centrale'));
    expect(places.map(({ id, embedded_type: type }) => [id, type])).toEqual([
      ['stop_area:gare', 'stop_area'],
    ]);
    const { journeys } = (await ask(
      '/coverage/default/journeys?from=stop_area:gare&to=stop_point:1301&datetime=20261115T140000',
    )) as { journeys: { sections: { from: { id: string } }[] }[] };
    expect(journeys[0]?.sections[0]?.from.id).toMatch(/^stop_(?:area:gare|point:1103)$/);
  });
});
