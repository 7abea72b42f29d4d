import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { smallContent, type SmallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Reaction, type Upstream } from '#tests/support/upstream.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const banner = 'class="warning-banner"';

/** The program with its content backend on another machine, which the test cuts, hangs, slows and makes to lie. */
describe('the reliability ladder', () => {
  let small: SmallContent;
  let content: Upstream;
  let app: TestApp;

  const start = (dataDir?: string) =>
    startApp({
      settings: { CONTENT_URL: content.url, API_TIMEOUT_MS: '6000' },
      ...(dataDir === undefined ? {} : { dataDir }),
    });
  beforeEach(async () => {
    small = smallContent();
    content = await startUpstream(small.answer);
    app = await start();
  });
  afterEach(async () => {
    await app.close();
    await content.close();
  });

  async function visit(path: string) {
    const response = await app.get(path, { headers: { accept: 'text/html' } });
    const html = await response.text();
    return { status: response.status, response, html, title: /<title>(.*?) – RTC<\/title>/.exec(html)?.[1] };
  }
  const pagesAsked = () => content.requests.filter(({ url }) => url.includes('/subrequests')).length;

  it('asks once for a page while it is fresh', async () => {
    expect((await visit('/a')).title).toBe('Page A');
    const asked = pagesAsked();
    await Promise.all(['/a', '/a', '/a'].map(visit));
    expect(pagesAsked()).toBe(asked);
  });

  it('asks once for a page that many want at once', async () => {
    content.will(async (request) => ({ ...small.answer(request), delayMs: 50 }));
    const asked = pagesAsked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit('/a')));
    expect(answers.every(({ title }) => title === 'Page A')).toBe(true);
    expect(pagesAsked()).toBe(asked + 1);
  });

  it('shows an older copy at once while one request fetches the newer one', async () => {
    await visit('/a');
    small.titles['/a'] = 'Page A, corrigée';
    content.will(async (request) => ({ ...small.answer(request), delayMs: 200 }));
    app.clock.advance(31 * minute);
    const asked = pagesAsked();
    expect((await visit('/a')).title).toBe('Page A');
    await vi.waitFor(() => expect(pagesAsked()).toBe(asked + 1));
    await sleep(300);
    app.clock.advance(31 * minute);
    await vi.waitFor(async () => expect((await visit('/a')).title).toBe('Page A, corrigée'));
  });

  it.each<[string, Reaction]>([
    ['is cut', 'reset'],
    ['breaks off', 'half'],
    ['fails', { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Error</h1>' }],
    ['lies', { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Portail</h1>' }],
    ['answers in another shape', { status: 207, body: { data: 'x' } }],
  ])(
    'shows what it has, with a warning, when the backend %s, and recovers by itself',
    async (_what, fault) => {
      await Promise.all(['/a', '/b', '/en/b'].map(visit));
      content.will(fault);
      app.clock.advance(31 * minute);
      await visit('/a');
      await vi.waitFor(() => expect(app.logs.some(({ msg }) => msg === 'a load failed')).toBe(true));
      expect(await visit('/b')).toMatchObject({
        status: 200,
        title: 'Page B',
        html: expect.stringContaining(banner),
      });
      expect(await visit('/en/b')).toMatchObject({ status: 200, html: expect.stringContaining(banner) });

      small.titles['/b'] = 'Page B, corrigée';
      content.will(small.answer);
      await vi.waitFor(
        async () => {
          app.clock.advance(11_000);
          const page = await visit('/b');
          expect(page).toMatchObject({ status: 200, title: 'Page B, corrigée' });
          expect(page.html).not.toContain(banner);
        },
        { timeout: 10_000, interval: 100 },
      );
    },
  );

  it('does not let browsers keep a page that warns', async () => {
    await Promise.all(['/a', '/b'].map(visit));
    content.will('reset');
    app.clock.advance(31 * minute);
    await visit('/a');
    await sleep(100);
    const { response, html } = await visit('/b');
    expect(html).toContain(banner);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('waits a second and a half for a silent backend, then shows what it has', async () => {
    await visit('/a');
    content.will('hang');
    app.clock.advance(8 * day);
    const startedAt = performance.now();
    expect((await visit('/a')).title).toBe('Page A');
    const waitedMs = performance.now() - startedAt;
    expect(waitedMs).toBeGreaterThan(1300);
    expect(waitedMs).toBeLessThan(5500);
  });

  it('has no page that it never saw: 503 in both languages, and when to come back', async () => {
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

  it('shows after a restart during an outage what it had before', async () => {
    const module = '/horaires-et-trajets/horaires';
    await Promise.all(['/', '/a', '/en/a', module].map(visit));
    const dataDir = mkdtempSync(join(tmpdir(), 'parcours-restart-'));
    await app.app.close();
    cpSync(app.dataDir, dataDir, { recursive: true });
    await app.close();
    content.will('reset');
    app = await start(dataDir);
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    expect(await visit('/a')).toMatchObject({
      status: 200,
      title: 'Page A',
      html: expect.stringContaining(banner),
    });
    expect(await visit('/en/a')).toMatchObject({ status: 200, title: 'Page A' });
    expect(await visit(module)).toMatchObject({ status: 200, title: 'Horaires' });
    expect((await visit('/a')).html).toContain('Lien main');
    expect(await visit('/b')).toMatchObject({ status: 503 });
  });

  it('drops a page that the backend says is gone', async () => {
    await visit('/a');
    delete small.titles['/a'];
    await app.app.site?.refresh();
    expect((await visit('/a')).status).toBe(404);
    content.will('reset');
    app.clock.advance(31 * minute);
    expect((await visit('/a')).status).toBe(503);
  });
});
