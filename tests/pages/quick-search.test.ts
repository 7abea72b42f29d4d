import { describe, expect, it } from 'vitest';
import type { PageView } from '#site/view.ts';
import { shareVisits, startVisits } from '#tests/support/visits.ts';

const visits = shareVisits();

/** Where an address leads on to, without following it. */
async function to(path: string): Promise<string | null> {
  const answer = await visits.app.get(path, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

const plain = (html: string) =>
  html
    .replaceAll(/<(script|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const textAt = async (path: string) => plain(await (await visits.ask(path)).text());

describe('the search without script', () => {
  it.each([
    ['/recherche?terms=801', '/horaires-et-trajets/horaires/801'],
    ['/recherche?terms=80', '/horaires-et-trajets/horaires/800'],
    ['/recherche?terms=3a', '/horaires-et-trajets/horaires/3A'],
    ['/recherche?terms=+1480+', '/horaires-et-trajets/horaires/1480'],
    ['/en/search?terms=801', '/en/schedules-and-trips/schedules/801'],
    ['/en/search?terms=1480', '/en/schedules-and-trips/schedules/1480'],
  ])('opens the page of a number: %s', async (from, target) => {
    expect(await to(from)).toBe(target);
  });

  it.each([
    ['/recherche?terms=9999', '/recherche/9999'],
    ['/recherche?terms=801x9', '/recherche/801x9'],
    ['/recherche?terms=marche+neuf', '/recherche/marche%20neuf'],
    ['/recherche?terms=', '/recherche'],
    ['/recherche?terms=%00', '/recherche'],
    ['/recherche?terms=80%001', '/recherche/80%201'],
    ['/recherche?terms=%ff%fe', '/recherche/%EF%BF%BD%EF%BF%BD'],
    [`/recherche?terms=${'a'.repeat(3000)}`, `/recherche/${'a'.repeat(100)}`],
  ])('leads everything else to its own address: %s', async (from, target) => {
    expect(await to(from)).toBe(target);
  });

  it('gives a script the same way on', async () => {
    const answer = (await (await visits.app.get('/_data/recherche?terms=801')).json()) as { to: string };
    expect(answer).toMatchObject({ kind: 'redirect', to: '/horaires-et-trajets/horaires/801' });
  });
});

describe('the page of results', () => {
  it('counts and lists the lines and the stops it found, with the days of the lines', async () => {
    const text = await textAt('/recherche/marche%20neuf');
    expect(text).toMatch(/\d+ résultats pour « marche neuf »/);
    expect(text).toMatch(
      /Parcours 801 , Métrobus Terminus Val-Fleuri ↔ vers Terminus Marché-Neuf Métrobus, tous les jours/,
    );
    expect(text).toMatch(/Arrêts 8 Arrêt 1001 Terminus Marché-Neuf/);
    expect(text).toMatch(/Les \d+ parcours .*Les 8 arrêts/);
  });

  it('lists all of a kind when asked', async () => {
    const few = await textAt('/recherche/marche%20neuf');
    const all = await textAt('/recherche/marche%20neuf?all=stops');
    const stopsIn = (text: string) => text.match(/Arrêt \d{4}/g)?.length;
    expect([stopsIn(few), stopsIn(all)]).toEqual([5, 8]);
  });

  it('stays below its address for a number, where all it found is listed', async () => {
    const text = await textAt('/en/search/80');
    expect(text).toMatch(/\d+ results for “80”.*Routes 4 Route 800 , Métrobus/);
  });

  it('says plainly when there is nothing, and where to go on', async () => {
    const { response, ...page } = await visits.page('/recherche/marzipan');
    expect(response.status).toBe(200);
    expect(page.title).toContain('marzipan');
    const text = await textAt('/recherche/marzipan');
    expect(text).toContain('Rien pour « marzipan »');
    expect(text).toContain('Il n&#x27;y a aucun résultat pour cette recherche');
    expect(text).toContain('Tous les parcours');
    expect(await textAt('/en/search/marzipan')).toContain('Nothing for “marzipan”');
  });

  it('keeps what the editors say of the search, with words and without', async () => {
    for (const path of ['/recherche', '/recherche/marzipan', '/recherche/val'])
      expect(await textAt(path)).toContain('Conseils de recherche');
  });

  it.each(['.', '..'])(
    'has an address for %j too, which no reader of addresses takes for steps',
    async (term) => {
      const { origin } = visits.app;
      for (const [path, other, title] of [
        [`/recherche?terms=${term}`, `/en/search?terms=${term}`, 'Aucun résultat'],
        [`/en/search?terms=${term}`, `/recherche?terms=${term}`, 'No results'],
      ] as const) {
        const page = await visits.page(path);
        expect([page.response.status, page.response.redirected]).toEqual([200, false]);
        expect(page.title).toContain(title);
        expect(page.title).toContain(term);
        expect(page.canonical).toBe(origin + path);
        expect(Object.values(page.alternates)).toContain(origin + other);
        expect(page.view().shell.links.otherLanguage).toBe(other);
        const fields = page.elements(({ attribs }) => attribs['name'] === 'terms');
        expect(fields.map(({ attribs }) => attribs['value'])).toContain(term);
        expect(page.text('main')).toContain(term);
      }
    },
  );

  it('is not for search engines once it has words', async () => {
    const html = await (await visits.ask('/recherche/val')).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  it.each([
    '/recherche/%00',
    '/recherche/%ff%fe',
    '/recherche/%F0%9F%9A%8C',
    '/recherche/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `/recherche/${'a'.repeat(10_000)}`,
    `/recherche/${'%C3%A9'.repeat(2000)}`,
    '/recherche/val?all=%00',
    '/recherche/val/2',
    '/recherche/801%0d%0aset-cookie:a=b',
  ])('never fails on what a stranger sends: %.60s', async (path) => {
    const response = await visits.ask(path);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('<script>alert');
  });
});

describe('without the schedule service', () => {
  const alone = startVisits({ content: 'shared' });

  it('says that the search does not answer where nothing else has the words, and keeps them', async () => {
    const response = await alone.ask('/recherche/marzipan');
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(plain(html)).toContain('La recherche ne répond pas');
    expect(html).toMatch(/name="terms"[^>]*value="marzipan"/);
  });

  it('leads a number to the page of results', async () => {
    const answer = await alone.app.get('/recherche?terms=801', { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/recherche/801');
  });

  it('shows the home page without lines, and the index with the types alone', async () => {
    const home = await alone.ask('/');
    expect(home.status).toBe(200);
    expect(plain(await home.text())).toContain('Quand passe mon bus');
    const index = await alone.ask('/horaires-et-trajets/horaires');
    const text = plain(await index.text());
    expect(index.status).toBe(200);
    expect(text).toContain('La liste des parcours n’est pas arrivée');
    expect(text).toContain('Couche-tard');
  });
});

describe('the home page', () => {
  const dataOf = async (path: string) => {
    const { view } = (await (await visits.app.get(`/_data${path}`)).json()) as { view: PageView };
    return view.data as {
      readonly firstLines: readonly { readonly number: string }[];
      readonly worst?: unknown;
    };
  };

  it('shows the lines of the first service type with their ends, and the worst notice in force', async () => {
    const text = await textAt('/');
    expect(text).toMatch(/Métrobus tous les jours .*800 .*801 .*803 .*807/);
    expect(text).toContain('Université de la Vermeille ↔ vers Pointe-aux-Hérons');
    expect(text).toContain('Effet élevé. Pont Élise-Rondeau fermé');
    const { firstLines, worst } = await dataOf('/');
    expect(firstLines.map(({ number }) => number)).toEqual(['800', '801', '803', '807']);
    expect(worst).toMatchObject({
      severity: 'eleve',
      href: '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours/details/pont-elise-rondeau-ferme',
    });
    expect((await dataOf('/en')).worst).toMatchObject({
      href: expect.stringMatching(/^\/en\/.*\/details\/pont-elise-rondeau-closed$/) as string,
    });
  });
});

describe('the index of the schedules', () => {
  it('lists every line under its type, in the order riders count', async () => {
    const html = await (await visits.ask('/horaires-et-trajets/horaires')).text();
    const numbers = [
      ...html.matchAll(/class="link-row" href="\/horaires-et-trajets\/horaires\/(\d+[A-Z]?)"/g),
    ].map(([, number]) => number);
    expect(numbers.length).toBe(67);
    expect(numbers.slice(0, 9)).toEqual(['800', '801', '803', '807', '1', '2', '3', '3A', '4']);
    expect(html.indexOf('id="type-metrobus"')).toBeLessThan(html.indexOf('id="type-lebus"'));
    // It has no section of its own: links to it lead to the type it is shown with.
    expect(html).not.toContain('aria-labelledby="type-industriel"');
  });

  it('says of each type its range, its description and its details, and of each line its days', async () => {
    const text = await textAt('/en/schedules-and-trips/schedules');
    expect(text).toMatch(/Métrobus Routes 800.–.807 High-frequency routes/);
    expect(text).toContain('No need to check a schedule');
    expect(text).toMatch(/Industrial routes/);
    expect(text).toMatch(/Friday and Saturday/);
    expect(text).toContain('Monday to Saturday');
  });

  it('has one field to search with, its own; a line has that of the header', async () => {
    const fieldsOf = async (path: string) =>
      (await visits.page(path)).elements(({ attribs }) => attribs['name'] === 'terms').length;
    expect(await fieldsOf('/horaires-et-trajets/horaires')).toBe(1);
    expect(await fieldsOf('/en/schedules-and-trips/schedules')).toBe(1);
    expect(await fieldsOf('/horaires-et-trajets/horaires/801')).toBe(1);
  });

  it('leads to the map, the cancellations, the printable schedules and the displays', async () => {
    const html = await (await visits.ask('/horaires-et-trajets/horaires')).text();
    for (const path of ['carte', 'annulations', 'affichages', 'mes-arrets'])
      expect(html).toContain(`href="/horaires-et-trajets/horaires/${path}"`);
    expect(html).toContain('href="/horaires-et-trajets/horaires-imprimables"');
  });
});

describe('my stops', () => {
  it('says without script where they are kept, and offers the search', async () => {
    const html = await (await visits.ask('/horaires-et-trajets/horaires/mes-arrets')).text();
    expect(html).toMatch(/class="without-script"><p>Vos arrêts sont gardés par votre navigateur/);
    expect(html).toMatch(/<main[\s\S]*<form[^>]*role="search"/);
    expect(await textAt('/en/schedules-and-trips/schedules/my-stops')).toContain('My stops');
  });
});
