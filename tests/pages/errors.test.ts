import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { readDocument } from '#tests/support/document.ts';
import { eventually } from '#tests/support/eventually.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { startUpstream, type Reaction, type Upstream } from '#tests/support/upstream.ts';
import { shareVisits, visitsOf } from '#tests/support/visits.ts';

const visits = shareVisits();

describe('a page that is not there', () => {
  it.each([
    [
      '/nulle-part',
      'fr-ca',
      'Page non trouvée',
      ['Accueil', 'Page non trouvée'],
      ['Vérifiez l’adresse', 'page d’accueil', 'Utilisez la recherche'],
    ],
    [
      '/medias/nouvelles/jamais-ecrite',
      'fr-ca',
      'Page non trouvée',
      ['Accueil', 'Page non trouvée'],
      ['Vérifiez l’adresse'],
    ],
    [
      '/horaires-et-trajets/horaires/abc',
      'fr-ca',
      'Page non trouvée',
      ['Accueil', 'Page non trouvée'],
      ['Vérifiez l’adresse'],
    ],
    [
      '/en/nowhere',
      'en-ca',
      'This page could not be found',
      ['Home', 'This page could not be found'],
      ['Check the address', 'home page', 'Use the search'],
    ],
    [
      '/en/schedules-and-trips/schedules/800AB',
      'en-ca',
      'This page could not be found',
      ['Home', 'This page could not be found'],
      ['Check the address'],
    ],
  ])(
    '%s answers 404 in %s with its title, the way to it and help',
    async (path, lang, title, breadcrumbs, help) => {
      const page = await visits.page(path);
      expect([page.response.status, page.lang]).toEqual([404, lang]);
      expect([page.title, page.headings, page.breadcrumbs]).toEqual([`${title} – RTC`, [title], breadcrumbs]);
      for (const words of help) expect(page.text('main')).toContain(words);
      expect(page.metas['robots']).toBe('noindex');
      expect(page.canonical).toBeUndefined();
      expect(page.response.headers.get('cache-control')).toBe('public, max-age=60');
    },
  );

  it('is the same for a navigation', async () => {
    const response = await visits.app.get('/_data/en/nowhere');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      kind: 'view',
      view: { status: 404, info: { title: 'This page could not be found' } },
    });
  });

  it('keeps its security headers', async () => {
    const { headers } = await visits.ask('/nulle-part');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('an address that no one can read', () => {
  it.each([
    ['//', 'fr-ca'],
    ['//evil.example/x', 'fr-ca'],
    ['//en/x', 'en-ca'],
    ['/en//x', 'en-ca'],
    ['/\\\\evil.example', 'fr-ca'],
    ['/\\evil.example', 'fr-ca'],
    ['/.//evil.example', 'fr-ca'],
    ['/en/..//evil.example', 'fr-ca'],
  ])('%j gets the page of an address that is not there, and leads nowhere', async (path, lang) => {
    const answer = await rawRequest(visits.app.origin, path, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers['location']]).toEqual([404, undefined]);
    const page = readDocument(answer.body);
    const title = lang === 'fr-ca' ? 'Page non trouvée' : 'This page could not be found';
    expect([page.lang, page.title, page.headings]).toEqual([lang, `${title} – RTC`, [title]]);
    expect(answer.body).not.toMatch(/(?:href|action)="(?:\/\/|\/\\|\/\.)/);
  });

  it('is none for a navigation either', async () => {
    const answer = await rawRequest(visits.app.origin, '/_data//evil.example');
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([404, { view: { status: 404 } }]);
  });

  it('still takes the forms that stand around every page', async () => {
    const answer = await visits.send('//evil.example/x', { _form: 'theme', theme: 'dark' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/evil.example/x']);
  });

  it('has a host that is not ours: it is refused before there is a page', async () => {
    const headers = { accept: 'text/html', host: '[' };
    expect((await rawRequest(visits.app.origin, '/propos?just-drawn', { headers })).status).toBe(421);
  });

  it.each([
    ['/x%00', 'fr-ca', 'Page non trouvée'],
    ['/en/x%00', 'en-ca', 'This page could not be found'],
    ['/en/%ZZ', 'en-ca', 'This page could not be found'],
  ])('%s is refused at the door, with the page in its frame', async (path, lang, title) => {
    const page = await visits.page(path);
    expect([page.response.status, page.lang, page.headings]).toEqual([400, lang, [title]]);
    expect(page.text('header')).toContain('Menu');
    expect(page.breadcrumbs).toEqual([lang === 'fr-ca' ? 'Accueil' : 'Home', title]);
  });

  it.each(['/%', '/%E0%A4%A', '/en/%ZZ', '/_data/%'])('%s is refused', async (path) => {
    expect((await visits.ask(path)).status).toBe(400);
  });

  it('gives a message to who asks for data', async () => {
    const response = await visits.app.get('/propos', {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ message: expect.any(String) as string });
  });

  it('gives a page to who posts something that is no form of the site', async () => {
    const response = await visits.app.get('/propos', { method: 'POST', headers: { accept: 'text/html' } });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('<h1');
  });
});

describe('a content backend that fails', () => {
  let app: TestApp;
  let upstream: Upstream;
  let onPage: Reaction | undefined;
  let onAll: Reaction | undefined;
  const failing = visitsOf(() => app);
  beforeAll(async () => {
    upstream = await startUpstream(async ({ method, url, headers, body }) => {
      if (onAll !== undefined) return onAll;
      if (onPage !== undefined && url.includes('/subrequests')) return onPage;
      const given = Object.fromEntries(
        Object.entries(headers).filter(([name]) => ['content-type', 'accept'].includes(name)),
      );
      const answer = await fetch(`${visits.app.origin}/services/content${url}`, {
        method,
        headers: given as Record<string, string>,
        ...(body ? { body } : {}),
      });
      return { status: answer.status, body: await answer.text() };
    });
    app = await startApp({ settings: { CONTENT_URL: upstream.url, API_TIMEOUT_MS: '1500' } });
  });
  afterAll(async () => {
    await app.close();
    await upstream.close();
  });

  const router = (status: number, body: unknown): Reaction => ({
    status: 207,
    body: {
      router: {
        body: JSON.stringify(body),
        headers: { 'content-type': ['application/json'], status: [String(status)] },
      },
    },
  });

  /** A call that hung is tried again after a while only. */
  async function answersAgain(): Promise<void> {
    onPage = undefined;
    await eventually(async () => {
      const { status } = await failing.ask(`/nulle-part-${Math.random()}`);
      if (status !== 404) throw new Error(`answers ${status}`);
    });
  }

  const technical = {
    fr: ['Erreur technique temporaire', 'Actualisez la page', 'revenez plus tard'],
    en: ['Temporary technical error', 'Refresh the page', 'come back later'],
  };

  it.each<[string, Reaction, number, string, string]>([
    ['drops the connection', 'reset', 503, 'Service indisponible', 'Service unavailable'],
    ['breaks', { status: 500, body: { message: 'boom' } }, 500, 'Erreur serveur', 'Server error'],
    ['answers nonsense', { status: 207, body: 'not json' }, 502, 'Erreur serveur', 'Server error'],
    ['does not answer in time', 'hang', 503, 'Service indisponible', 'Service unavailable'],
    ['has had enough of us', { status: 429, body: {} }, 503, 'Service indisponible', 'Service unavailable'],
  ])('and %s', async (_how, reaction, status, french, english) => {
    onPage = reaction;
    const asked = [
      [`/page-${status}`, technical.fr, french],
      [`/en/page-${status}`, technical.en, english],
    ] as const;
    const pages = await Promise.all(
      asked.map(async ([path, words, reason]) => ({
        page: await failing.page(`${path}-${Math.random()}`),
        words,
        reason,
      })),
    );
    for (const { page, words, reason } of pages) {
      expect([page.headings, page.title]).toEqual([[words[0]], `${words[0]} – RTC`]);
      expect(page.response.status).toBe(status);
      for (const word of [...words.slice(1), reason, '418']) expect(page.text('main')).toContain(word);
      const requestId = page.response.headers.get('x-request-id') ?? 'no id';
      expect(page.text('main')).toContain(`: ${requestId.slice(0, 8)}`);
      expect(page.text('main')).not.toContain(requestId);
      expect(page.text('main')).not.toContain('boom');
      expect(page.response.headers.get('retry-after')).toBe('120');
    }
    await answersAgain();
  });

  it.each([
    [401, '/p1', 'Accès non-autorisé', 'Avez-vous activé votre profil\u00a0?'],
    [401, '/en/p1', 'Unauthorized access', 'Have you activated your profile?'],
    [403, '/p3', 'Page non trouvée', 'Vérifiez l’adresse'],
    [403, '/en/p3', 'This page could not be found', 'Check the address'],
    [410, '/p10', 'Page non trouvée', 'Vérifiez l’adresse'],
  ])('and its router says %i: %s has the title %s', async (status, path, title, hint) => {
    onPage = router(status, { message: 'no' });
    const page = await failing.page(path);
    expect([page.response.status, page.headings]).toEqual([status, [title]]);
    expect(page.text('main')).toContain(hint);
  });

  it.each<[string, Reaction]>([
    ['is away', 'reset'],
    ['does not answer in time', 'hang'],
    ['breaks', { status: 500, body: { message: 'boom' } }],
    ['has no right to it', router(403, { message: 'no' })],
  ])('and %s: a news item is not found, with the words for it', async (_how, reaction) => {
    onPage = reaction;
    for (const [path, title, words] of [
      ['/medias/nouvelles/x', 'Page non trouvée', 'Non trouvé'],
      ['/medias/communiques/x', 'Page non trouvée', 'Non trouvé'],
      ['/en/media/news/x', 'This page could not be found', 'Not found'],
    ] as const) {
      const page = await failing.page(`${path}-${Math.random()}`);
      expect([page.response.status, page.headings]).toEqual([404, [title]]);
      expect(page.text('main')).toContain(words);
      expect(page.text('main')).not.toContain('boom');
    }
    const lines = app.logs.filter(({ msg }) => msg === 'a news item could not be read');
    expect(lines.length).toBeGreaterThanOrEqual(3);
    await answersAgain();
  });

  it('and sends elsewhere, where no redirection may go', async () => {
    onPage = router(200, {
      resolved: 'https://evil.example/',
      isHomePath: false,
      isExternal: true,
      redirect: [{ from: '/x', to: 'https://evil.example/', status: '301' }],
    });
    const response = await failing.ask('/x-evil');
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  it('warns on the pages that can still be shown, until it is well again', async () => {
    onPage = undefined;
    app.clock.advance(10 * 60_000);
    expect((await failing.page('/propos')).text('body')).not.toContain('Certaines fonctions du site');
    await failing.ask('/propos/service-a-la-clientele');
    app.clock.advance(10 * 60_000);
    onAll = 'reset';
    await failing.ask('/autre-page');
    await eventually(async () => {
      const page = await failing.page('/propos/service-a-la-clientele');
      expect(page.response.status).toBe(200);
      expect(page.text('body')).toContain('Certaines fonctions du site ne sont pas disponibles');
      expect(page.response.headers.get('cache-control')).toBe('no-cache');
    });
    onAll = undefined;
    await eventually(async () =>
      expect((await failing.page('/propos/service-a-la-clientele')).text('body')).not.toContain(
        'Certaines fonctions du site',
      ),
    );
  });
});

describe('a page that is not there', () => {
  it.each([
    ['/nulle-part', 'n’existe pas, ou elle a changé d’adresse'],
    ['/en/nowhere', 'does not exist'],
  ])('says more than that there is none: %s', async (path, words) => {
    const response = await visits.ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(words);
  });
});
