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

  it('tells how far and in which direction that is', async () => {
    for (const [path, words] of [
      [`${list}/details/travaux-rue-de-l-ancien-bac`, /vers le nord, \d+0\u00a0m.*vers l’est, \d+0\u00a0m/],
      [
        `${english}/details/work-on-rue-de-l-ancien-bac`,
        /heading north, \d+0\u00a0m.*heading east, \d+0\u00a0m/,
      ],
    ] as const)
      expect((await visits.page(path)).text('main')).toMatch(words);
  });

  it('has a map of the stops, drawn in the document, which says in words what it shows', async () => {
    const page = await visits.page(`${list}/details/travaux-rue-de-l-ancien-bac`);
    const byClass = (name: string) => page.elements(({ attribs }) => attribs['class'] === name);
    const drawings = byClass('map-drawing');
    expect(drawings.map(({ attribs }) => attribs['data-widths'])).toEqual(['narrow', 'wide']);
    for (const { attribs } of drawings)
      expect(attribs['aria-label']).toMatch(
        /^Carte des arrêts fermés\. De l’arrêt 1014, \d\u00a0minutes à pied vers le nord jusqu’au 1001\. De l’arrêt 1015, /,
      );
    for (const drawing of drawings) {
      const ofKind = (kind: string) =>
        DomUtils.findAll(({ attribs }) => attribs['data-kind'] === kind, drawing.children);
      const words = DomUtils.textContent(drawing);
      for (const number of ['1001', '1014', '1015', '1019']) expect(words).toContain(number);
      expect([ofKind('closed').length, ofKind('instead').length]).toEqual([1, 1]);
    }
    const [key] = byClass('map-key');
    const legend = DomUtils.textContent(key ?? []);
    expect(legend).toBe('tracé habituel du 1tracé habituel du 803à pied');
    expect(page.inline).toEqual([]);
  });

  it('says the same in English', async () => {
    const page = await visits.page(`${english}/details/work-on-rue-de-l-ancien-bac`);
    const [drawing] = page.elements(({ attribs }) => attribs['class'] === 'map-drawing');
    expect(drawing?.attribs['aria-label']).toMatch(
      /^Map of the closed stops\. From stop 1014, a \d-minute walk heading north to stop 1001\. From stop 1015, /,
    );
    expect(page.text('main')).toContain('usual path of route 1');
  });

  it('has no map where it closes no stop', async () => {
    const page = await visits.page(`${list}/details/detour-chemin-des-brumes`);
    expect(page.elements(({ attribs }) => attribs['class'] === 'map-drawing')).toEqual([]);
  });

  it('can be taken into an agenda, with its own days and its own page', async () => {
    const path = `${list}/details/travaux-rue-de-l-ancien-bac`;
    const page = await visits.page(path);
    const links = page.elements(({ attribs }) => attribs['href'] === `${path}?format=ics`);
    expect(links.map(({ attribs }) => 'download' in attribs)).toEqual([true]);
    const answer = await visits.ask(`${path}?format=ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = (await answer.text()).replaceAll('\r\n ', '');
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text).toContain('DTSTART:20260914T040000Z');
    expect(text).toContain(`${path}\r\n`);
  });

  it('is the page itself in any other format', async () => {
    const answer = await visits.ask(`${list}/details/travaux-rue-de-l-ancien-bac?format=rss`);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('leads to where riders choose what they are told of', async () => {
    const page = await visits.page(`${list}/details/travaux-rue-de-l-ancien-bac`);
    const [tools] = page.elements(({ attribs }) => (attribs['class'] ?? '').startsWith('notice-tools'));
    const [follow] = DomUtils.getElementsByTagName('a', tools ?? []);
    expect([DomUtils.textContent(follow ?? []), follow?.attribs['href']]).toEqual([
      'Être avisé de la suite',
      page.view().shell.links.accountNotices,
    ]);
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
