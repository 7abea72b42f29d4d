import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
const list = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours';
const english = '/en/schedules-and-trips/customer-notices/route-notices';

async function rowsOf(path: string) {
  const page = await visits.page(path);
  expect(page.response.status).toBe(200);
  const rows = page.elements(({ attribs }) => attribs['class'] === 'notice');
  return rows.map((row) => DomUtils.textContent(row).replaceAll(/\s+/g, ' '));
}

describe('the list of notices', () => {
  it('has those in force, the gravest first, with their lines, their effect and their end', async () => {
    const rows = await rowsOf(list);
    expect(rows[0]).toContain('Effet élevé');
    expect(rows[0]).toMatch(/185.*250.*Pont Élise-Rondeau fermé.*Jusqu’au lundi 30 novembre/);
    expect(rows.at(-1)).toContain('Information');
  });

  it('is as long in English', async () => {
    const [french, other] = [await rowsOf(list), await rowsOf(english)];
    expect(other).toHaveLength(french.length);
    expect(other[0]).toMatch(/Pont Élise-Rondeau closed.*Until Monday, November 30/);
  });

  it.each([
    ['a line', '?numero=803', [/Ancien-Bac/]],
    ['a line at its own address', '/parcours/7', [/chemin des Brumes/]],
    ['a stop', '?numero=1342', [/Pont Élise-Rondeau/]],
    ['those for everyone', '?general=1', [/Neige et glace/, /Changement d’horaire/]],
    ['a severity', '?gravite=eleve', [/Pont Élise-Rondeau/]],
    ['two severities', '?gravite=eleve&gravite=standard', [/Pont Élise-Rondeau/, /Changement d’horaire/]],
  ])('can be narrowed to %s', async (_name, query, wanted) => {
    const rows = await rowsOf(list + query);
    expect(rows).toHaveLength(wanted.length);
    for (const [place, words] of wanted.entries()) expect(rows[place]).toMatch(words);
  });

  it('tells of what came in real time where it came from', async () => {
    const rows = await rowsOf(list);
    const heard = rows.filter((row) => row.includes('Reçu en temps réel'));
    for (const row of heard) expect(row).toContain('Parcours');
  });

  it('keeps what was typed, and says that no line or stop has that number', async () => {
    const page = await visits.page(`${list}?numero=99999`);
    expect(page.text('main')).toContain('Aucun parcours ni arrêt ne porte le numéro «\u00a099999\u00a0»');
    const [field] = page.elements(({ attribs }) => attribs['name'] === 'numero');
    expect(field?.attribs['value']).toBe('99999');
    expect(await rowsOf(`${list}?numero=99999`)).toEqual([]);
  });

  it.each([
    '?page=2',
    '?page=-1',
    '?page=x',
    '?moment=hier',
    '?gravite=%00',
    '?numero=%3Cb%3E',
    '?general=2',
  ])('understands %s as far as it can be', async (query) => {
    const { response } = await visits.page(list + query);
    expect(response.status).toBeLessThan(500);
  });

  it('is asked for anew by browsers, which keep it under its tag', async () => {
    const { response } = await visits.page(list);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const tag = response.headers.get('etag') ?? '';
    const again = await visits.ask(list, { 'if-none-match': tag });
    expect(again.status).toBe(304);
  });
});

describe('the page of one notice', () => {
  it('names the stops that are closed, where to go instead, and how far that is', async () => {
    const page = await visits.page(`${list}/details/travaux-rue-de-l-ancien-bac`);
    const [part] = page.elements(({ attribs }) => attribs['aria-labelledby'] === 'where-to-board');
    const words = DomUtils.textContent(part ?? []).replaceAll(/\s+/g, ' ');
    expect(words).toMatch(/fermé.*1014.*min à pied.*1001.*fermé.*1015.*min à pied.*1019/);
  });

  it('tells what was said of it, the latest first', async () => {
    const page = await visits.page(`${english}/details/work-on-rue-de-l-ancien-bac`);
    const [part] = page.elements(({ attribs }) => attribs['aria-labelledby'] === 'history');
    const words = DomUtils.textContent(part ?? []).replaceAll(/\s+/g, ' ');
    expect(words).toMatch(/Temporary stop 1019 is cleared.*Work ends on June 18.*Notice published\./);
  });

  it('has no history where nothing was said since', async () => {
    const page = await visits.page(`${list}/details/detour-chemin-des-brumes`);
    expect(page.elements(({ attribs }) => attribs['aria-labelledby'] === 'history')).toEqual([]);
  });
});

describe('the notices for programs that follow them', () => {
  const get = async (path: string) => {
    const answer = await visits.ask(path);
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('are RSS, with the words, the lines and the pages of the list', async () => {
    const { type, text } = await get(`${list}?format=rss`);
    expect(type).toBe('application/rss+xml; charset=utf-8');
    const root = parseDocument(text, { xmlMode: true });
    const items = DomUtils.getElementsByTagName('item', root);
    const titles = items.map((item) => DomUtils.textContent(DomUtils.getElementsByTagName('title', item)));
    expect(titles[0]).toBe('Pont Élise-Rondeau fermé\u00a0: parcours 185 interrompu');
    expect(titles).toHaveLength((await rowsOf(list)).length);
    const words = DomUtils.textContent(items[0] ?? []);
    expect(words).toContain('Du vendredi 13 au lundi 30 novembre.');
    expect(words).toMatch(/https?:\/\/[^/]+\/horaires-et-trajets\/.*\/details\/pont-elise-rondeau-ferme/);
  });

  it('are JSON Feed, of a line and in English too', async () => {
    const { type, text } = await get(`${english}?format=json&numero=803`);
    expect(type).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(text) as {
      version: string;
      language: string;
      items: { title: string; tags: string[] }[];
    };
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en-CA' });
    expect(feed.items.map(({ tags }) => tags)).toEqual([['1', '803']]);
    expect(feed.items[0]?.title).toContain('rue de l’Ancien-Bac closed');
  });

  it('are an agenda, with the days on which they begin and end', async () => {
    const { type, text } = await get(`${list}?format=ics&numero=185`);
    expect(type).toBe('text/calendar; charset=utf-8');
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text).toContain('DTSTART:20261113T050000Z');
    expect(text).toContain('SUMMARY:Pont Élise-Rondeau fermé');
  });

  it('are the page itself in a format nobody knows', async () => {
    expect((await get(`${list}?format=xls`)).type).toContain('text/html');
  });
});
