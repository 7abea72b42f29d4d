import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsKey } from '#contract/cache/key.ts';
import { deriveKey } from '#platform/secret.ts';
import { eventually } from '#tests/support/eventually.ts';
import { findSharedContent, startApp, type TestApp } from '#tests/support/app.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';
import { siteOf, startVisits, visitsOf } from '#tests/support/visits.ts';

const secret = 'a secret of thirty-two characters';
const minuteMs = 60_000;

const visits = startVisits({ content: 'shared', settings: { SECRET: secret } });
const routes = () => siteOf(visits.app).routes;
const cacheService = (path: string, init: RequestInit = {}) =>
  visits.app.get(`/services/cache/cache/${path}`, {
    ...init,
    headers: { 'x-cache-key': deriveKey(secret, 'cache'), 'content-type': 'application/json' },
  });

describe('the routes of the running program', () => {
  it('come from the modules of the content where nothing is cached, and are cached for the others', async () => {
    expect(routes().current().origin).toBe('modules');
    const cached = (await (await cacheService('router-routes')).json()) as { name: string; path: string }[];
    const names = routes()
      .current()
      .table.routes.map(({ name, path }) => ({ name, path }));
    expect(cached.map(({ name, path }) => ({ name, path }))).toEqual(names);
  });

  it('come from the cached list where there is one, and are the same', async () => {
    const before = routes().current();
    expect(await routes().refresh()).toBe(false);
    expect(routes().current()).toMatchObject({ origin: 'cache', hash: before.hash });
    expect((await visits.page('/connexion')).response.status).toBe(200);
  });

  it('are those of a list that was written into the cache, and no others', async () => {
    const list = [
      { name: 'home', path: '/', locale: 'fr', layout: 'home', meta: {} },
      {
        name: 'from-the-list',
        path: '/de-la-liste',
        locale: 'fr',
        layout: 'redirect',
        meta: { redirect: '/' },
      },
    ];
    expect((await cacheService('router-routes', { method: 'POST', body: JSON.stringify(list) })).status).toBe(
      201,
    );
    await eventually(() => expect(routes().current().table.routes).toHaveLength(2));
    expect(routes().current().origin).toBe('cache');
    const response = await visits.ask('/de-la-liste');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/']);
    expect((await visits.ask('/connexion')).status).toBe(404);
  });

  it('come from the modules again when the list is purged', async () => {
    expect((await cacheService('purge/router-routes')).status).toBe(200);
    await eventually(() => expect(routes().current().table.pathOf('login', 'fr')).toBe('/connexion'));
    // They were written into the cache at once, and may have been read from there since.
    expect(visits.app.logs.findLast(({ msg }) => msg === 'routes')).toMatchObject({ origin: 'modules' });
    expect((await visits.ask('/connexion')).status).toBe(200);
    expect((await visits.ask('/de-la-liste')).status).toBe(404);
  });

  it('do not come from a list that cannot be used whole', async () => {
    const list = [{ name: 'home', path: '/', locale: 'fr', layout: 'no-such-layout', meta: {} }];
    await cacheService('router-routes', { method: 'POST', body: JSON.stringify(list) });
    await routes().refresh();
    expect(visits.app.logs.some(({ msg }) => msg === 'the cached route list is unusable')).toBe(true);
    expect((await visits.ask('/connexion')).status).toBe(200);
  });

  it('are the same list for the browser, under an address that changes with it', async () => {
    const { hash, table } = routes().current();
    const response = await visits.app.get(`/_routes/${hash}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.json()).toEqual({ hash, routes: table.routes });
    const older = await visits.app.get('/_routes/older');
    expect(older.headers.get('cache-control')).toBe('no-store');
    expect(((await older.json()) as { hash: string }).hash).toBe(hash);
  });

  it('travel compressed, as the browser likes it', async () => {
    const { hash, table } = routes().current();
    const plain = JSON.stringify({ hash, routes: table.routes });
    for (const encoding of ['br', 'gzip']) {
      const response = await visits.app.get(`/_routes/${hash}`, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.length / 4);
      expect(await response.text()).toBe(plain);
    }
    const whole = await visits.app.get(`/_routes/${hash}`, { headers: { 'accept-encoding': 'identity' } });
    expect(whole.headers.get('content-encoding')).toBeNull();
    expect(await whole.text()).toBe(plain);
  });
});

describe('the client settings', () => {
  const settings = (activation: boolean) => ({
    maintenance: { activation, page: null },
    alert: {
      activation: false,
      type: 'faible',
      title: '',
      message: { value: '', processed: '', format: null },
      displayOnHomepage: false,
      displayOnPages: [],
    },
  });

  it('are those of the cache where it has some, and the content’s own once they are purged', async () => {
    const resData = settings(true);
    expect(
      (await cacheService(settingsKey('fr'), { method: 'POST', body: JSON.stringify({ resData }) })).status,
    ).toBe(201);
    visits.app.clock.advance(2 * minuteMs);
    await eventually(async () => {
      await routes().refresh();
      expect(routes().current().maintenance).toBe(true);
    });
    await cacheService(`purge/${settingsKey('fr')}`);
    visits.app.clock.advance(2 * minuteMs);
    await eventually(async () => {
      await routes().refresh();
      expect(routes().current().maintenance).toBe(false);
    });
  });
});

describe('the start of the program', () => {
  it('loads the notices in both versions and languages, and is not stopped by a part that fails', () => {
    const { data } = siteOf(visits.app);
    for (const locale of ['fr', 'en'] as const) {
      expect(data.current(locale).notices.length).toBeGreaterThan(0);
      expect(data.current(locale).generalNotices.length).toBeGreaterThan(0);
    }
    const failed = visits.app.logs.filter(({ msg }) => msg === 'a part of the site data could not be loaded');
    expect(new Set(failed.map(({ part }) => part))).toEqual(new Set(['lines:fr', 'lines:en']));
  });
});

describe('a program that starts while its content backend is away', () => {
  let app: TestApp;
  let upstream: Upstream;
  const cut = visitsOf(() => app);
  beforeAll(async () => {
    upstream = await startUpstream('reset');
    app = await startApp({ settings: { CONTENT_URL: upstream.url } });
  });
  afterAll(async () => {
    await app.close();
    await upstream.close();
  });

  it.each([
    [
      '/horaires-et-trajets/horaires',
      'Horaires des bus',
      'Accueil',
      'Certaines fonctions du site ne sont pas disponibles',
    ],
    ['/en/schedules-and-trips/schedules', 'Bus schedules', 'Home', 'Some features'],
  ])('has the built-in schedules page at %s', async (path, title, home, warning) => {
    expect(siteOf(app).routes.current().origin).toBe('built-in');
    const page = await cut.page(path);
    expect(page.response.status).toBe(200);
    expect(page.title).toBe(`${title} – RTC`);
    expect(page.headings).toEqual([title]);
    expect(page.breadcrumbs).toEqual([home, title]);
    expect(page.text('body')).toContain(warning);
  });

  it('has the built-in menu', async () => {
    const { menus } = (await cut.page('/horaires-et-trajets/horaires')).view().shell;
    expect(
      menus.main.items.map(({ title, children }) => [title, children.map((child) => child.title)]),
    ).toEqual([['Horaires et trajets', ['Horaire des bus']]]);
    expect(menus.footer.items).toEqual([]);
  });

  it.each([
    ['/horaires-et-trajets/horaires/800/nord', 'Parcours 800', 'Les heures ne sont pas arrivées'],
    ['/en/schedules-and-trips/schedules/800/nord', 'Route 800', 'The times did not come through'],
  ])('has the page of a line at %s, which says that its times are away', async (path, title, words) => {
    const page = await cut.page(path);
    expect([page.response.status, page.headings]).toEqual([503, [title]]);
    expect(page.text('main')).toContain(words);
    expect(page.response.headers.get('retry-after')).toBe('120');
  });

  it('says on every other page that the service is unavailable, in both languages', async () => {
    const french = await cut.page('/');
    expect(french.response.status).toBe(503);
    expect(french.headings).toEqual(['Erreur technique temporaire']);
    expect(french.text('main')).toContain('Service indisponible');
    expect(french.response.headers.get('retry-after')).toBe('120');
    const english = await cut.page('/en/about');
    expect([english.response.status, english.headings]).toEqual([503, ['Temporary technical error']]);
    expect(english.text('main')).toContain('Service unavailable');
  });

  it('says which part is not ready', async () => {
    const response = await app.get('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ parts: { content: 'not-ready' } });
    expect((await app.get('/healthz')).status).toBe(200);
  });

  it('has all its pages once the content is back, without a restart', async () => {
    upstream.will(async ({ method, url, headers, body }) => {
      const given = Object.fromEntries(
        Object.entries(headers).filter(([name]) =>
          ['content-type', 'accept', 'authorization'].includes(name),
        ),
      );
      const answer = await fetch(`${await findSharedContent()}${url}`, {
        method,
        headers: given as Record<string, string>,
        ...(body ? { body } : {}),
      });
      return { status: answer.status, body: await answer.text() };
    });
    await siteOf(app).refresh();
    expect(siteOf(app).routes.current().origin).toBe('modules');
    expect((await cut.page('/')).response.status).toBe(200);
    expect((await cut.page('/connexion')).response.status).toBe(200);
  });

  it('keeps its routes when the content goes away again', async () => {
    upstream.will('reset');
    await siteOf(app).refresh();
    expect(siteOf(app).routes.current().origin).toBe('modules');
    expect((await cut.ask('/mon-profil')).status).toBe(302);
  });
});

describe('an alias that is no pattern', () => {
  let app: TestApp;
  let upstream: Upstream;
  const small = smallContent();
  const promo = (alias: string) => {
    const attributes = { title: 'Promo', langcode: 'fr', path: { alias, langcode: 'fr' } };
    return {
      body: { data: [{ type: 'page_promo', id: 'c5e3a1f0-0000-4000-8000-000000000001', attributes }] },
    };
  };
  let alias = '/promo';
  beforeAll(async () => {
    upstream = await startUpstream((request) =>
      request.url.startsWith('/api/pagesPromo') ? promo(alias) : small.answer(request),
    );
    app = await startApp({ settings: { CONTENT_URL: upstream.url } });
  });
  afterAll(async () => {
    await app.close();
    await upstream.close();
  });
  const paths = () =>
    siteOf(app)
      .routes.current()
      .table.routes.filter(({ name }) => name.startsWith('promo-'))
      .map(({ path }) => path);

  it('costs its own page, and neither the others nor the next list', async () => {
    expect(paths()).toEqual(['/promo']);
    alias = '/:x([)';
    await siteOf(app).refresh();
    expect(paths()).toEqual([]);
    expect(app.logs.some(({ msg }) => msg === 'a route is left out: its path cannot be read')).toBe(true);
    // Every address would be held against it, for longer than anybody waits.
    alias = '/:x((a+)+)';
    await siteOf(app).refresh();
    expect(paths()).toEqual([]);
    alias = '/autre-promo';
    await siteOf(app).refresh();
    expect(paths()).toEqual(['/autre-promo']);
  });
});
