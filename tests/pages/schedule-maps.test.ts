import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
const fr = '/horaires-et-trajets/horaires';
const en = '/en/schedules-and-trips/schedules';

type Page = Awaited<ReturnType<typeof visits.page>>;
const byClass = (page: Page, name: string) =>
  page.elements(({ attribs }) => (attribs['class'] ?? '').split(' ').includes(name));
const drawings = (page: Page) => byClass(page, 'map-drawing');
const pathsOf = (page: Page, name: string) => byClass(page, name).map(({ attribs }) => attribs['d'] ?? '');

/** A line of the city and one of its directions, as the list of lines has them. */
async function someLine() {
  const lines = await visits.app.get('/services/schedule/horaire/ListeParcours');
  const line = ((await lines.json()) as { noParcours: string; codeDirectionPrincipale: string }[]).find(
    ({ noParcours }) => noParcours === '801',
  );
  if (!line) throw new Error('the city has no 801');
  return { number: line.noParcours, direction: line.codeDirectionPrincipale };
}

describe('the map of a line', () => {
  it('is drawn in the document: the line, its stops, the names of its ends, for phones and for wide screens', async () => {
    const { number, direction } = await someLine();
    const page = await visits.page(`${fr}/${number}/${direction}/carte`);
    expect(page.response.status).toBe(200);
    expect(drawings(page).map(({ attribs }) => attribs['data-widths'])).toEqual(['narrow', 'wide']);
    expect(drawings(page)[0]?.attribs['aria-label']).toMatch(
      /^Carte du 801, de .* Les arrêts sont dans la liste\.$/,
    );
    for (const path of pathsOf(page, 'map-trace')) expect(path).toMatch(/^M[\d. -]+l/);
    expect(byClass(page, 'map-plate').length).toBeGreaterThanOrEqual(4);
    expect(page.inline).toEqual([]);
  });

  it('has every stop in a list, each a link to its page on the line', async () => {
    const { number, direction } = await someLine();
    const page = await visits.page(`${en}/${number}/${direction}/map`);
    const hrefs = byClass(page, 'spine-stop').map(({ attribs }) => attribs['href'] ?? '');
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^${en}/801/${direction}/\\d{4}$`));
    expect(page.lang).toBe('en-ca');
    expect(drawings(page)[0]?.attribs['aria-label']).toMatch(/^Map of route 801, from /);
  });

  it('names the stop that the address names', async () => {
    const { number, direction } = await someLine();
    const list = await visits.page(`${fr}/${number}/${direction}/carte`);
    const third = byClass(list, 'spine-stop')[2]?.attribs['href']?.split('/').at(-1) ?? '';
    const page = await visits.page(`${fr}/${number}/${direction}/carte?arret=${third}`);
    const dots = byClass(page, 'map-dots').map(({ attribs }) => attribs['data-kind']);
    expect(dots).toContain('yours');
    expect((page.view().data as { yours: string }).yours).toBe(third);
  });

  it.each(['arret=9999', 'arret=%00', 'arret=1114&arret=1115', 'parcours=%F0%9F%9A%8C'])(
    'stands whatever its query holds: %s',
    async (query) => {
      const { number, direction } = await someLine();
      expect((await visits.ask(`${fr}/${number}/${direction}/carte?${query}`)).status).toBe(200);
    },
  );

  it.each([
    ['999', '0', 'Aucun parcours ne porte le numéro 999.'],
    ['801', 'X', 'Ce parcours ne va pas dans cette direction.'],
    ['801', '%01', 'Ce parcours ne va pas dans cette direction.'],
  ])('of %s towards %s is not found, in its own words', async (number, direction, words) => {
    const page = await visits.page(`${fr}/${number}/${direction}/carte`);
    expect(page.response.status).toBe(404);
    expect(page.text('main')).toContain(words);
  });
});

describe('the map of the network', () => {
  it.each([fr, en])(
    'is a press away from all schedules, the map of a line and a stop under %s',
    async (base) => {
      const { number, direction } = await someLine();
      const word = base === fr ? 'carte' : 'map';
      for (const path of [base, `${base}/${number}/${direction}/${word}`, `${base}/1114`]) {
        const page = await visits.page(path);
        const main = page.elements(({ name }) => name === 'main').flatMap(({ children }) => children);
        const links = DomUtils.findAll(
          ({ name, attribs }) => name === 'a' && attribs['href'] === `${base}/${word}`,
          main,
        );
        expect([path, links.length]).toEqual([path, 1]);
      }
    },
  );

  it('is drawn in the document, every type of line in one path, and has each line in a list', async () => {
    const page = await visits.page(`${fr}/carte`);
    expect(page.response.status).toBe(200);
    expect(page.headings).toEqual(['Carte du réseau']);
    expect(drawings(page)).toHaveLength(1);
    const types = byClass(page, 'map-trace').map(({ attribs }) => attribs['data-type']);
    expect(types.length).toBeGreaterThan(2);
    expect(new Set(types).size).toBe(types.length);
    const rows = byClass(page, 'link-row').map(({ attribs }) => attribs['href'] ?? '');
    expect(rows).toContain(`${fr}/801`);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe('the map of a stop', () => {
  it('is drawn in the document with the lines through it and the stops one walks to', async () => {
    const page = await visits.page(`${fr}/1413`);
    expect(drawings(page)).toHaveLength(1);
    expect(byClass(page, 'map-trace').length).toBeGreaterThan(0);
    expect(byClass(page, 'map-walk')).toHaveLength(1);
    expect(page.inline).toEqual([]);
  });

  it('costs the document no address of the map', async () => {
    const text = await visits.app.text(`${fr}/1413`);
    expect(text).not.toMatch(/maplibre|live-map/);
  });
});

describe('the policy of schedule screens and notices', () => {
  it('is one for all of them, so that no document is loaded between them', async () => {
    const { number, direction } = await someLine();
    const notices = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours';
    const below = ['1413', 'carte', `${number}/${direction}/carte`, `${number}/${direction}`];
    const paths = [
      ...below.map((path) => `${fr}/${path}`),
      notices,
      `${notices}/details/travaux-rue-de-l-ancien-bac`,
    ];
    const policies = await Promise.all(
      paths.map(async (path) => {
        const page = await visits.page(path);
        return [page.view().policy, page.response.headers.get('content-security-policy')];
      }),
    );
    expect(new Set(policies.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(policies[0]?.[1]).toContain("worker-src 'self'");
    expect(policies[0]?.[1]).toContain("connect-src 'self';");
  });
});
