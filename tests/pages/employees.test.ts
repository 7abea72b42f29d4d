import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { feedParameter } from '#site/pages/feeds/feed.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits({
  parts: ['site', 'content', 'cache'],
  settings: { TRUST_PROXY: '1', EMPLOYEE_HEADER: 'X-Remote-User' },
});
const pages = [
  ['/employes/infos-employes/salle-des-nouvelles', 'Salle des nouvelles'],
  ['/en/employees/employee-info/activities', 'Activities'],
  ['/espace-employes/infos-employes/salle-des-nouvelles/pneus-d-hiver-et-conduite', 'Pneus posés'],
] as const;
type ReadPage = Awaited<ReturnType<typeof visits.page>>;
const hrefs = (page: ReadPage) =>
  page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
const countRows = (page: ReadPage) =>
  hrefs(page).filter((href) => href.startsWith('/espace-employes/infos-employes/activites/')).length;
const throughProxy = { 'x-forwarded-for': '203.0.113.7', 'x-remote-user': 'eroy' };

describe('the employee area', () => {
  it('asks a stranger and a member who they are, and shows nothing', async () => {
    for (const headers of [{}, await visits.signIn('member')])
      for (const [path, words] of pages) {
        const { response, title, headings } = await visits.page(path, headers);
        expect([path, response.status]).toEqual([path, 401]);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(`${title} ${headings.join(' ')}`).not.toContain(words);
      }
  });

  it('is open to an employee and to an editor by their accounts, and is never kept', async () => {
    for (const role of ['employee', 'editor'] as const)
      for (const [path, words] of pages) {
        const { response, headings } = await visits.page(path, await visits.signIn(role));
        expect([path, response.status]).toEqual([path, 200]);
        expect(headings.join(' ')).toContain(words);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(response.headers.get('x-keep')).toBeNull();
      }
  });

  it('is open to whom the proxy of the operator names, and to nobody who names themselves', async () => {
    const [[path]] = pages;
    const named = await visits.ask(path, throughProxy);
    expect(named.status).toBe(200);
    expect(named.headers.get('cache-control')).toBe('private, no-store');
    const refused: Record<string, string>[] = [
      { 'x-remote-user': 'eroy' },
      { 'x-forwarded-for': '203.0.113.7' },
      { ...throughProxy, 'x-remote-user': ' ' },
    ];
    for (const headers of refused) expect((await visits.ask(path, headers)).status).toBe(401);
    // Nor is it left behind for who comes next.
    expect((await visits.ask(path)).status).toBe(401);
    expect((await visits.app.get(`/_data${path}`)).status).toBe(401);
    expect((await visits.app.get(`/_data${path}`, { headers: throughProxy })).status).toBe(200);
  });

  it('lists its items ten by ten on the screen of the news, without a feed', async () => {
    const list = '/employes/infos-employes/activites';
    const before = contentSeed.items.filter(({ type }) => type === 'activities_employe').length;
    for (let at = before; at < 11; at += 1)
      await contentOf(visits.app).saveItem({
        key: `marche-${at}`,
        type: 'activities_employe',
        shared: { news_date: `2026-01-${10 + at}` },
        fr: { title: `Marche ${at}`, alias: `/espace-employes/infos-employes/activites/marche-${at}` },
      });
    const first = await visits.page(list, throughProxy);
    expect(countRows(first)).toBe(10);
    expect(hrefs(first)).toContain(`${list}/2`);
    expect(hrefs(first).filter((href) => /flux|rss|json/.test(href))).toEqual([]);
    expect(first.elements(({ attribs }) => /rss|feed/.test(attribs['type'] ?? ''))).toEqual([]);
    const last = await visits.page(`${list}/2`, throughProxy);
    expect([last.response.status, countRows(last), last.title]).toEqual([
      200,
      1,
      expect.stringMatching(/^Activités, page 2/),
    ]);
    const beyond = await visits.page(`${list}/3`, throughProxy);
    expect([beyond.response.status, countRows(beyond)]).toEqual([404, 0]);
    expect(beyond.text('main')).toContain('Aucun résultat');
    expect(beyond.response.headers.get('cache-control')).toBe('private, no-store');
    for (const asked of [`${list}/2`, `${list}/3`, `${list}?${feedParameter}=rss`])
      expect([asked, (await visits.ask(asked)).status]).toEqual([asked, 401]);
    const feed = await visits.ask(`${list}?${feedParameter}=rss`, throughProxy);
    expect(feed.headers.get('content-type')).toContain('text/html');
  });

  it('shows when and by whom an item is told, with the way back to its list', async () => {
    const page = await visits.page(pages[2][0], throughProxy);
    expect(page.text('main')).toMatch(/20 octobre 2026.*RTC/);
    expect(hrefs(page)).toContain('/employes/infos-employes/salle-des-nouvelles');
    const missing = '/espace-employes/infos-employes/activites/nulle-part';
    expect((await visits.ask(missing)).status).toBe(401);
    expect((await visits.ask(missing, throughProxy)).status).toBe(404);
  });

  it('is found by no search, whoever searches', async () => {
    for (const headers of [{}, throughProxy]) {
      const page = await visits.page('/recherche/cafétéria', headers);
      expect(hrefs(page).filter((href) => href.includes('employes'))).toEqual([]);
    }
  });

  it('is in no sitemap', async () => {
    for (const part of ['/sitemap-fr-1.xml', '/sitemap-en-1.xml']) {
      const sitemap = await visits.app.text(part);
      expect(sitemap).toContain('<loc>');
      expect(sitemap).not.toMatch(/employ(?:ee|es\b|ee-area|es\/)/);
    }
  });
});

describe('a proxy that nobody trusts', () => {
  const elsewhere = startVisits({
    parts: ['site', 'content', 'cache'],
    content: 'shared',
    settings: { TRUST_PROXY: '10.0.0.0/8', EMPLOYEE_HEADER: 'X-Remote-User' },
  });

  it('names no employee, whatever it writes', async () => {
    const [[path]] = pages;
    for (const from of ['10.1.2.3', '10.1.2.3, 203.0.113.7', '127.0.0.1, 10.1.2.3'])
      expect((await elsewhere.ask(path, { ...throughProxy, 'x-forwarded-for': from })).status).toBe(401);
  });
});
