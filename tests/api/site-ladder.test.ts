import { describe, expect, it, type TestContext } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Reaction } from '#tests/support/upstream.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const banner = 'data-banner="warning"';

/** The program with its content backend on another machine, both of one test: the tests wait beside each other. */
async function openLadder({ onTestFinished }: TestContext, settings: Record<string, string> = {}) {
  const small = smallContent();
  const content = await startUpstream(small.answer);
  onTestFinished(() => content.close());
  const start = async (dataDir?: string): Promise<TestApp> => {
    const started = await startApp({
      settings: { CONTENT_URL: content.url, API_TIMEOUT_MS: '10000', ...settings },
      ...(dataDir === undefined ? {} : { dataDir }),
    });
    onTestFinished(() => started.close());
    return started;
  };
  const app = await start();
  return {
    small,
    content,
    app,
    start,
    visit: (path: string) => readPage(app, path),
    pagesAsked: () => content.requests.filter(({ url }) => url.includes('/subrequests')).length,
    /** The program knows that its content backend is away. */
    failed: () => eventually(async () => expect(await stateOf(app)).toBe('not-ready')),
  };
}

async function stateOf(app: TestApp): Promise<string | undefined> {
  const { parts } = (await (await app.get('/readyz')).json()) as { parts: Record<string, string> };
  return parts['content-backend'];
}

async function readPage(app: TestApp, path: string) {
  const response = await app.get(path, { headers: { accept: 'text/html' } });
  const html = await response.text();
  return { status: response.status, response, html, title: /<title>(.*?) – RTC<\/title>/.exec(html)?.[1] };
}

/** The backend is cut, hangs, is slow and lies as each test wants. */
describe.concurrent('the reliability ladder', () => {
  it('waits a second and a half for a silent backend, then shows what it has', async (test) => {
    const { app, content, visit } = await openLadder(test);
    await visit('/a');
    content.will('hang');
    app.clock.advance(8 * day);
    const startedAt = performance.now();
    expect((await visit('/a')).title).toBe('Page A');
    const waitedMs = performance.now() - startedAt;
    expect(waitedMs).toBeGreaterThan(1300);
    expect(waitedMs).toBeLessThan(10_000);
  });

  it('shows the newer page as soon as a slow backend has given it', async (test) => {
    const { app, content, small, visit } = await openLadder(test);
    await visit('/a');
    small.titles['/a'] = 'Page A, corrigée';
    const released = Promise.withResolvers<void>();
    content.will(async (request) => {
      if (request.url.includes('/subrequests')) await released.promise;
      return small.answer(request);
    });
    app.clock.advance(8 * day);
    expect((await visit('/a')).title).toBe('Page A');
    released.resolve();
    await eventually(async () => expect((await visit('/a')).title).toBe('Page A, corrigée'));
  });

  it('asks for the shell of a page and for its words at once', async (test) => {
    const { app, content, small, visit } = await openLadder(test);
    await visit('/a');
    small.titles['/a'] = 'Page A, corrigée';
    const menus = Promise.withResolvers<void>();
    content.will(async (request) => {
      if (request.url.includes('/menus/')) menus.resolve();
      if (request.url.includes('/subrequests')) await menus.promise;
      return small.answer(request);
    });
    app.clock.advance(8 * day);
    expect((await visit('/a')).title).toBe('Page A, corrigée');
  });

  it('asks once for a page while it is fresh', async (test) => {
    const { visit, pagesAsked } = await openLadder(test);
    expect((await visit('/a')).title).toBe('Page A');
    const asked = pagesAsked();
    await Promise.all(['/a', '/a', '/a'].map(visit));
    expect(pagesAsked()).toBe(asked);
  });

  it('asks once for a page that many want at once', async (test) => {
    const { content, small, visit, pagesAsked } = await openLadder(test);
    content.will(async (request) => ({ ...small.answer(request), delayMs: 50 }));
    const asked = pagesAsked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit('/a')));
    expect(answers.every(({ title }) => title === 'Page A')).toBe(true);
    expect(pagesAsked()).toBe(asked + 1);
  });

  it('shows an older copy at once while one request fetches the newer one', async (test) => {
    const { app, content, small, visit, pagesAsked } = await openLadder(test);
    await visit('/a');
    small.titles['/a'] = 'Page A, corrigée';
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    content.will(async (request) => {
      if (request.url.includes('/subrequests')) await released;
      return small.answer(request);
    });
    app.clock.advance(31 * minute);
    const asked = pagesAsked();
    expect((await visit('/a')).title).toBe('Page A');
    await eventually(() => expect(pagesAsked()).toBe(asked + 1));
    expect((await visit('/a')).title).toBe('Page A');
    expect(pagesAsked()).toBe(asked + 1);
    release();
    await eventually(async () => {
      app.clock.advance(31 * minute);
      expect((await visit('/a')).title).toBe('Page A, corrigée');
    });
  });

  it.for<[string, Reaction]>([
    ['is cut', 'reset'],
    ['breaks off', 'half'],
    ['fails', { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Error</h1>' }],
    ['lies', { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Portail</h1>' }],
    ['answers in another shape', { status: 207, body: { data: 'x' } }],
  ])(
    'shows what it has, with a warning, when the backend %s, and recovers by itself',
    async ([, fault], test) => {
      const { app, content, small, visit, failed } = await openLadder(test);
      await Promise.all(['/a', '/b', '/en/b'].map(visit));
      content.will(fault);
      app.clock.advance(31 * minute);
      await visit('/a');
      await failed();
      expect(await visit('/b')).toMatchObject({
        status: 200,
        title: 'Page B',
        html: expect.stringContaining(banner),
      });
      expect(await visit('/en/b')).toMatchObject({ status: 200, html: expect.stringContaining(banner) });

      small.titles['/b'] = 'Page B, corrigée';
      content.will(small.answer);
      await eventually(async () => {
        app.clock.advance(11_000);
        const page = await visit('/b');
        expect(page).toMatchObject({ status: 200, title: 'Page B, corrigée' });
        expect(page.html).not.toContain(banner);
      });
    },
  );

  it('takes the fault of one page for that page’s alone', async (test) => {
    const { app, content, small, visit, pagesAsked } = await openLadder(test);
    await visit('/a');
    content.will((request) =>
      /path=(?:%2Fen)?%2Fb\b/.test(request.body)
        ? { status: 500, body: { message: 'x' } }
        : small.answer(request),
    );
    for (const path of ['/b', '/en/b', '/b?again']) {
      const page = await visit(path);
      expect(page.status).toBe(500);
      expect(Number(page.response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(page.html).not.toContain(banner);
    }
    const asked = pagesAsked();
    const other = await visit('/a');
    expect(other.html).not.toContain(banner);
    expect([other.status, pagesAsked(), await stateOf(app)]).toEqual([200, asked, 'ready']);
  });

  it('waits for a backend that hangs once, and not again until it answers', async (test) => {
    const { content, small, visit } = await openLadder(test, { API_TIMEOUT_MS: '9000' });
    await visit('/a');
    content.will('hang');
    const waits = async (path: string) => {
      const startedAt = performance.now();
      const { status } = await visit(path);
      return { status, ms: performance.now() - startedAt };
    };
    const first = await waits('/b');
    expect(first.status).toBe(503);
    expect(first.ms).toBeGreaterThan(8500);
    for (const path of ['/en/b', '/c', '/en/c']) {
      const next = await waits(path);
      expect(next.status).toBe(503);
      expect(next.ms).toBeLessThan(8500);
    }
    content.will(small.answer);
    await eventually(async () => expect((await visit('/b')).title).toBe('Page B'));
  });

  it('loses the warning soon after the backend is back, also where nobody asks', async (test) => {
    const { app, content, small, visit, failed } = await openLadder(test);
    await Promise.all(['/a', '/b'].map(visit));
    content.will('reset');
    app.clock.advance(31 * minute);
    await visit('/a');
    await failed();
    expect((await visit('/b')).html).toContain(banner);
    content.will(small.answer);
    await eventually(async () => expect(await stateOf(app)).toBe('ready'));
    expect((await visit('/b')).html).not.toContain(banner);
  });

  it('does not let browsers keep a page that warns', async (test) => {
    const { app, content, visit, failed } = await openLadder(test);
    await Promise.all(['/a', '/b'].map(visit));
    content.will('reset');
    app.clock.advance(31 * minute);
    await visit('/a');
    await failed();
    const { response, html } = await visit('/b');
    expect(html).toContain(banner);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('has no page that it never saw: 503 in both languages, and when to come back', async (test) => {
    const { content, small, visit } = await openLadder(test);
    await visit('/a');
    content.will('reset');
    const french = await visit('/b');
    expect(french).toMatchObject({ status: 503, title: 'Erreur technique temporaire' });
    expect(french.html).toContain('Service indisponible');
    expect(Number(french.response.headers.get('retry-after'))).toBeGreaterThan(0);
    const english = await visit('/en/b');
    expect(english).toMatchObject({ status: 503, title: 'Temporary technical error' });
    expect(english.html).toContain('Service unavailable');
    content.will(small.answer);
    expect((await visit('/b')).title).toBe('Page B');
  });

  it('shows after a restart during an outage what it had before', async (test) => {
    const before = await openLadder(test);
    const module = '/horaires-et-trajets/horaires';
    await Promise.all(['/', '/a', '/en/a', module].map(before.visit));
    await before.app.app.close();
    before.content.will('reset');
    const app = await before.start(before.app.dataDir);
    expect(await readPage(app, '/a')).toMatchObject({
      status: 200,
      title: 'Page A',
      html: expect.stringContaining(banner),
    });
    expect(await readPage(app, '/en/a')).toMatchObject({ status: 200, title: 'Page A' });
    expect(await readPage(app, module)).toMatchObject({ status: 200, title: 'Horaires' });
    expect((await readPage(app, '/a')).html).toContain('Lien main');
    expect(await readPage(app, '/b')).toMatchObject({ status: 503 });
  });

  it('drops a page that the backend says is gone', async (test) => {
    const { app, content, small, visit } = await openLadder(test);
    await visit('/a');
    delete small.titles['/a'];
    await app.app.site?.refresh();
    expect((await visit('/a')).status).toBe(404);
    content.will('reset');
    app.clock.advance(31 * minute);
    expect((await visit('/a')).status).toBe(503);
  });
});
