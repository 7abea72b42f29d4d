import { describe, expect, it } from 'vitest';
import { shareVisits, startVisits } from '#tests/support/visits.ts';

const english = { 'accept-language': 'en-CA,en;q=0.9,fr;q=0.5' };
const chose = (language: string) => ({ cookie: `parcours_lang=${language}` });

describe('the language of a visitor', () => {
  const visits = shareVisits();
  const sentTo = async (path: string, headers: Record<string, string> = {}) =>
    (await visits.ask(path, headers)).headers.get('location');

  it('is the browser’s on a first arrival at the root, the query kept', async () => {
    expect(await sentTo('/', english)).toBe('/en');
    expect(await sentTo('/?from=ad', english)).toBe('/en?from=ad');
    expect(await sentTo('/', { 'accept-language': 'fr-CA,en;q=0.9' })).toBeNull();
    expect(await sentTo('/', { 'accept-language': 'de' })).toBeNull();
    expect(await sentTo('/')).toBeNull();
  });

  it('is the one chosen before, whatever the browser says', async () => {
    expect(await sentTo('/', { ...english, ...chose('fr') })).toBeNull();
    expect(await sentTo('/', chose('en'))).toBe('/en');
    expect(await sentTo('/', { ...english, ...chose('klingon') })).toBe('/en');
  });

  it('is French at the root for someone who comes from a page of the site', async () => {
    expect(await sentTo('/', { ...english, 'sec-fetch-site': 'same-origin' })).toBeNull();
    expect(await sentTo('/', { ...english, referer: `${visits.app.origin}/en` })).toBeNull();
    expect(await sentTo('/', { ...english, 'sec-fetch-site': 'cross-site' })).toBe('/en');
    expect(await sentTo('/', { ...english, referer: 'https://elsewhere.example/' })).toBe('/en');
  });

  it('is that of the address everywhere else', async () => {
    const french = await visits.page('/propos', { ...english, ...chose('en') });
    expect([french.response.status, french.lang]).toEqual([200, 'fr-ca']);
    const page = await visits.page('/en/about', { 'accept-language': 'fr', ...chose('fr') });
    expect([page.response.status, page.lang]).toEqual([200, 'en-ca']);
  });

  it('tells caches what the answer at the root depends on, and is kept by none when it sends on', async () => {
    const sent = await visits.ask('/', english);
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'no-store']);
    for (const response of [sent, await visits.ask('/')]) {
      for (const header of ['accept-language', 'cookie', 'sec-fetch-site'])
        expect(response.headers.get('vary')).toContain(header);
    }
    expect((await visits.ask('/propos')).headers.get('vary')).toBe('cookie, accept-encoding');
  });

  it.each([
    ['/', '/en'],
    ['/connexion?destination=%2Fa', '/en/login?destination=%2Fa'],
    [
      '/horaires-et-trajets/horaires/800/2/2026-11-16?a=1&b=%C3%A9',
      '/en/schedules-and-trips/schedules/800/2/2026-11-16?a=1&b=%C3%A9',
    ],
    ['/horaires-et-trajets/horaires/1234', '/en/schedules-and-trips/schedules/1234'],
    ['/recherche/pont%20neuf/2', '/en/search/pont%20neuf/2'],
    ['/medias/nouvelles/2', '/en/media/news/2'],
    ['/propos', '/en/about'],
    ['/medias/nouvelles/horaire-d-hiver-2026', '/en/media/news/winter-schedule-2026'],
    ['/abonne-bus-perso', '/en/personal-bus-subscription'],
  ])('is switched by the toggle, which leads from %s to %s and back', async (french, englishPath) => {
    const toggle = async (path: string) => {
      const page = await visits.page(path);
      expect(page.response.status, path).toBe(200);
      return page
        .elements(({ attribs }) => attribs['class'] === 'language-toggle')
        .map(({ attribs }) => [attribs['href'], attribs['hreflang']]);
    };
    expect(await toggle(french)).toEqual([[englishPath, 'en-CA']]);
    expect(await toggle(englishPath)).toEqual([[french, 'fr-CA']]);
  });

  it('is English under the charter’s banner, with a link to who can consult the page', async () => {
    const page = await visits.page('/en/about');
    const banner = page.elements(({ attribs }) => attribs['data-banner'] === 'language');
    expect(banner).toHaveLength(1);
    expect(
      page.elements(({ attribs }) => attribs['href'] === '/en/who-can-consult-page').length,
    ).toBeGreaterThan(0);
    expect(
      (await visits.page('/propos')).elements(({ attribs }) => attribs['data-banner'] === 'language'),
    ).toEqual([]);
  });

  it('has no second address in French', async () => {
    expect((await visits.ask('/fr/propos')).status).toBe(404);
    expect((await visits.ask('/fr')).status).toBe(404);
  });
});

describe('a site whose languages all have a prefix', () => {
  const visits = startVisits({ content: 'shared', settings: { LOCALE_STRATEGY: 'prefix' } });

  it('sends the bare root to the language of the visitor', async () => {
    const sentTo = async (headers: Record<string, string>) =>
      (await visits.ask('/?a=1', headers)).headers.get('location');
    expect(await sentTo({})).toBe('/fr?a=1');
    expect(await sentTo(english)).toBe('/en?a=1');
    expect(await sentTo({ ...english, ...chose('fr') })).toBe('/fr?a=1');
    expect(await sentTo({ ...english, 'sec-fetch-site': 'same-origin' })).toBe('/en?a=1');
  });

  it('has its pages under /fr and /en, and links that stay there', async () => {
    for (const [path, lang, other] of [
      ['/fr', 'fr-ca', '/en'],
      ['/fr/propos', 'fr-ca', '/en/about'],
      ['/en/about', 'en-ca', '/fr/propos'],
      ['/fr/connexion', 'fr-ca', '/en/login'],
    ] as const) {
      const page = await visits.page(path);
      expect([page.response.status, page.lang], path).toEqual([200, lang]);
      const { shell, info } = page.view();
      expect(shell.links.otherLanguage, path).toBe(other);
      expect(info.breadcrumbs[0]?.path ?? shell.links.home).toBe(lang === 'fr-ca' ? '/fr' : '/en');
      expect(page.alternates['x-default']).toBe(`${visits.app.origin}${lang === 'fr-ca' ? path : other}`);
    }
    expect((await visits.ask('/fr/mon-profil')).headers.get('location')).toBe(
      '/fr/connexion?destination=%2Ffr%2Fmon-profil',
    );
  });

  it('has an error page whose way home is in the language of the address', async () => {
    const page = await visits.page('/fr/nulle-part');
    expect([page.response.status, page.headings, page.breadcrumbs]).toEqual([
      404,
      ['Page non trouvée'],
      ['Accueil', 'Page non trouvée'],
    ]);
    expect(page.view().info.breadcrumbs[0]?.path).toBe('/fr');
    expect((await visits.ask('/propos')).status).toBe(404);
  });
});

describe('a site that does not send the root anywhere', () => {
  const visits = startVisits({ content: 'shared', settings: { LOCALE_ROOT_REDIRECT: 'off' } });

  it('is in French at the root for everyone', async () => {
    const page = await visits.page('/', { ...english, ...chose('en') });
    expect([page.response.status, page.lang]).toEqual([200, 'fr-ca']);
    expect(page.response.headers.get('vary')).toBe('cookie, accept-encoding');
  });
});
