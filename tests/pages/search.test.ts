import { describe, expect, it } from 'vitest';
import { shareVisits, startVisits } from '#tests/support/visits.ts';

const visits = shareVisits();

const plain = (html: string) =>
  html
    .replaceAll(/<(script|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const mainOf = async (path: string) => (await visits.page(path)).text('main').replaceAll(/\s+/g, ' ');
const linksOf = async (path: string) =>
  (await visits.page(path)).elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');

describe('a search of the whole site', () => {
  it.each([
    ['/recherche/objets%20perdus', '/propos/objets-perdus', 'Page'],
    ['/en/search/lost%20and%20found', '/en/about/lost-and-found', 'Page'],
    ['/recherche/budget', '/medias/communiques/budget-2027', 'Communiqué'],
    ['/recherche/agent%20comptoir', '/emplois/offres-emploi/2026-114', 'Emploi'],
    [
      '/en/search/chemin%20des%20brumes',
      '/en/schedules-and-trips/customer-notices/route-notices/details/',
      'Notice',
    ],
  ])('%s leads to %s', async (path, target, kind) => {
    expect((await linksOf(path)).some((href) => href.startsWith(target))).toBe(true);
    expect(await mainOf(path)).toContain(kind);
  });

  it('finds points of sale, schools and documents where visitors open them', async () => {
    expect(await linksOf('/recherche/distributrice%20march%C3%A9-neuf')).toContain(
      '/tarifs-et-titres/points-de-vente?texte=Distributrice%2C+Terminus+March%C3%A9-Neuf',
    );
    expect((await linksOf('/recherche/%C3%A9cole%20de%20danse')).join(' ')).toMatch(
      /opus-dans-votre-ecole\?texte=%C3%89cole\+de\+danse/,
    );
    const document = (await linksOf('/recherche/budget')).find((href) => href.startsWith('/files/'));
    expect(document).toMatch(/budget-2027-en-bref\.pdf$/);
    expect((await visits.app.get(document ?? '')).status).toBe(200);
  });

  it('marks the words in the excerpt, and says when news are of and whether a notice holds', async () => {
    const html = await (await visits.ask('/recherche/v%C3%A9los')).text();
    expect(html).toMatch(/<p class="search-result-excerpt">[^<]*<mark>vélos?<\/mark>/i);
    expect(html).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}"|<time datetime="\d{4}-\d{2}-\d{2}"/);
    expect(await mainOf('/recherche/pont%20%C3%89lise-Rondeau')).toMatch(/Avis\s?Effet élevé.*en vigueur/);
  });

  it('shows kinds with their counts as links, and one of them alone', async () => {
    const all = await visits.page('/recherche/abonnement');
    const chips = all.elements(({ attribs }) => attribs['class'] === 'chip');
    const hrefs = chips.map(({ attribs }) => attribs['href']);
    expect(hrefs).toContain('/recherche/abonnement?type=news');
    const news = await visits.page('/recherche/abonnement?type=news');
    const chosen = news.elements(
      ({ attribs }) => attribs['class'] === 'chip' && attribs['aria-current'] === 'true',
    );
    expect(chosen.map(({ attribs }) => attribs['href'])).toEqual(['/recherche/abonnement?type=news']);
    const kinds = news.elements(({ attribs }) => attribs['class'] === 'search-result-kind');
    expect(kinds.length).toBeGreaterThan(0);
    expect(news.text('main')).not.toContain('Communiqué2');
    expect(news.canonical).toBe(`${visits.app.origin}/recherche/abonnement?type=news`);
    expect(news.metas['robots']).toContain('noindex');
  });

  it('goes on by pages, whose number is a part of the address', async () => {
    const first = await linksOf('/recherche/bus');
    expect(first).toContain('/recherche/bus/2');
    const second = await visits.page('/recherche/bus/2');
    expect(second.title).toMatch(/^\d+\u00a0résultats pour «\u00a0bus\u00a0», page\u00a02/);
    const classes = (page: typeof second, name: string) =>
      page.elements(({ attribs }) => attribs['class'] === name).length;
    expect([classes(second, 'search-result'), classes(second, 'search-results-schedules')]).toEqual([10, 0]);
    const onlySecond = (await linksOf('/recherche/bus/2')).filter((href) => !first.includes(href));
    expect(onlySecond.length).toBeGreaterThanOrEqual(9);
    expect(await linksOf('/recherche/bus/2?type=pages')).toContain('/recherche/bus?type=pages');
  });

  it.each(['/recherche/bus?page=1.5', '/en/search/bus?page=1.999', '/recherche/bus?page=2.5'])(
    'takes the page that a fraction is on: %s',
    async (path) => {
      const { response, text, title } = await visits.page(path);
      expect(response.status).toBe(200);
      expect(text('main')).toMatch(/\d+\sr[eé]sult/);
      expect(title).not.toMatch(/page\s\d\./);
      expect(text('main')).not.toMatch(/La recherche ne répond pas|n’ont pas pu|not answering/);
    },
  );

  it('looks for what was probably meant, says so, and leads there', async () => {
    const { text, title } = await visits.page('/recherche/abonemment');
    expect(title).toMatch(/^\d+\u00a0résultats pour «\u00a0abonemment\u00a0»/);
    expect(text('main')).toContain(
      'Rien pour «\u00a0abonemment\u00a0». Voici ce qu’il y a pour «\u00a0abonnement\u00a0».',
    );
    expect(text('main')).toContain('Essayez avec «\u00a0abonnement\u00a0»');
    expect(await linksOf('/recherche/abonemment')).toContain('/recherche/abonnement');
    expect(await mainOf('/en/search/wheelchiar')).toContain('Try “wheelchair”');
  });

  it('puts no stop that is only spelled alike above a page that has the words', async () => {
    expect(await mainOf('/recherche/tarifs')).not.toMatch(/Arrêt \d{4}/);
  });

  it('counts nothing, and says it in the words of the specification', async () => {
    const { text, title, response } = await visits.page('/recherche/marzipan');
    expect([response.status, title.split(' – ')[0]]).toEqual([
      200,
      'Aucun résultat pour «\u00a0marzipan\u00a0»',
    ]);
    expect(text('main')).toContain("Il n'y a aucun résultat pour cette recherche");
    expect(await mainOf('/recherche/tarifs?type=lines')).toContain('Aucun résultat. Tout');
  });

  it('never lets a stranger’s words or kinds do harm', async () => {
    for (const path of [
      '/recherche/bus/99999999999999999999',
      '/recherche/bus?type=%00',
      '/recherche/bus?type=secret',
      '/recherche/bus/0',
      '/recherche/bus/-3',
      '/recherche/bus/1.5',
      '/recherche/bus/1e999',
      '/recherche/bus?page=1.5',
      '/recherche/bus?page=-7',
      '/recherche/bus?page=%00',
      '/recherche/bus?page=1&page=2',
      '/recherche/bus?page=99999999999999999999',
      '/recherche/bus/2/3',
      '/recherche/bus%00',
      '/recherche/bus/2?type=lines',
      '/recherche/%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
      `/recherche/${'tarif%20'.repeat(40)}`,
    ]) {
      const answer = await visits.ask(path);
      expect(answer.status, path).toBeLessThan(500);
      expect(await answer.text()).not.toContain('<img src=x');
    }
  });
});

describe('with the schedule service away', () => {
  const alone = startVisits({ content: 'shared' });

  it('shows what the site has, and says what could not be searched', async () => {
    const response = await alone.ask('/recherche/tarifs');
    const text = plain(await response.text());
    expect(response.status).toBe(200);
    expect(text).toContain('Les parcours et les arrêts n’ont pas pu être cherchés');
    expect(text).toContain('Tarifs et titres');
    expect(response.headers.get('cache-control')).toMatch(/no-store|max-age=0|no-cache/);
  });
});

describe('with the search of the content away', () => {
  const alone = startVisits({
    parts: ['site', 'content', 'cache', 'schedule'],
    // Nobody listens there.
    settings: { SEARCH_URL: 'http://127.0.0.1:9/solr' },
  });

  it('shows lines and stops, and says what could not be searched', async () => {
    const response = await alone.ask('/recherche/marche%20neuf');
    const text = plain(await response.text());
    expect(response.status).toBe(200);
    expect(text).toContain('Les pages, les avis et les nouvelles n’ont pas pu être cherchés');
    expect(text).toContain('Arrêt 1001');
  });

  it('is away where they have nothing either', async () => {
    const response = await alone.ask('/en/search/marzipan');
    expect(response.status).toBe(503);
    expect(plain(await response.text())).toContain('The search is not answering');
  });
});

describe('a search for a place', () => {
  it.each([
    [
      '/recherche/60%20rue%20des%20Orf%C3%A8vres',
      'Arrêts près de « 60, rue des Orfèvres »',
      '/horaires-et-trajets/itineraire?a=',
    ],
    ['/en/search/Ferry%20Terminal', 'Stops near “Ferry Terminal”', '/en/schedules-and-trips/trip-planner?a='],
  ])('%s leads to the stops around it and to a journey there', async (path, heading, planner) => {
    expect(await mainOf(path)).toContain(heading);
    const links = await linksOf(path);
    expect(links.some((href) => href.startsWith(planner))).toBe(true);
  });

  it('does not count the place, which only the first page has, and says what was found', async () => {
    const path = '/recherche/60%20rue%20des%20Orf%C3%A8vres';
    const { title, text } = await visits.page(path);
    expect(title).not.toMatch(/^Aucun/);
    expect(text('main')).toMatch(/Arrêts près de «\s60, rue des Orfèvres\s»/);
    const [, first] = /^(\d+)\u00a0résultat/.exec(title) ?? [];
    expect((await visits.page(`${path}/2`)).title).toMatch(new RegExp(`^${first}\u00a0résultat`));
  });

  it('says nothing of a place where the words are not one', async () => {
    expect(await mainOf('/recherche/budget')).not.toContain('Arrêts près de');
    expect(await mainOf('/recherche/rue')).not.toContain('Arrêts près de');
  });
});
