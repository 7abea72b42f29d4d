import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage();
const kilobyte = 1024;
const contentPage = '/propos/projets/corridor-vermeille';

/** The size of an answer as a browser gets it; a file the build has not compressed yet is, as the build does. */
async function sentBytes(path: string): Promise<number> {
  const answer = await stage.app.get(path, { headers: { 'accept-encoding': 'br', accept: '*/*' } });
  expect([path, answer.status]).toEqual([path, 200]);
  // fetch opens the encoding; closing it again at the server's own quality gives the size on the wire.
  const body = Buffer.from(await answer.arrayBuffer());
  const length = Number(answer.headers.get('content-length'));
  if (answer.headers.get('content-encoding') === 'br' && length > 0) return length;
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/** Paths of the files a page asks for, up to an idle browser. */
async function asked(path: string): Promise<readonly { path: string; kind: string }[]> {
  const watched = await stage.open();
  const all: { path: string; kind: string }[] = [];
  watched.page.on('request', (request) => {
    all.push({ path: new URL(request.url()).pathname, kind: request.resourceType() });
  });
  await watched.goto(path);
  return all.filter((file, index) => all.findIndex((other) => other.path === file.path) === index);
}

async function total(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the budget, compressed as it is sent', () => {
  it.each(['/', '/en'])('the home page %s is at most 20 KB of HTML', async (path) => {
    const answer = await stage.app.get(path, {
      headers: { 'accept-encoding': 'br', 'accept-language': 'fr' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await sentBytes(path)).toBeLessThanOrEqual(20 * kilobyte);
  });

  it.each([
    ['the home page', '/', 20],
    ['a board', '/horaires-et-trajets/horaires/1413', 28.5],
  ])('the styles of %s are at most the budget', async (_name, path, budget) => {
    const html = await stage.app.text(path);
    const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(files.length).toBeGreaterThan(1);
    expect(await total(files)).toBeLessThanOrEqual(budget * kilobyte);
  });

  it.each([
    ['a content page', contentPage, 131],
    ['a board without its map', '/horaires-et-trajets/horaires/1413', 140],
    ['a form in three steps', '/propos/service-a-la-clientele/plainte', 160],
  ])('the script that %s needs is at most the budget', async (_name, path, budget) => {
    const html = await stage.app.text(path);
    const [, script = '', code = ''] =
      /<script type="module" src="([^"]+)"[^>]* data-code="([^"]+)"/.exec(html) ?? [];
    const files = new Set([script, ...code.split(' ')]);
    expect(files.size).toBeGreaterThan(2);
    expect(await total([...files])).toBeLessThanOrEqual(budget * kilobyte);
  });

  it('what a content page has loaded when the browser is idle is at most 131 KB of script', async () => {
    const files = (await asked(contentPage))
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path }) => path);
    expect(await total(files)).toBeLessThanOrEqual(131 * kilobyte);
  });
});

describe('a form', () => {
  it('that is filled in has loaded at most 160 KB of script in all', async () => {
    const watched = await stage.open({ cookies: { parcours_consent: 'denied' } });
    const files = new Set<string>();
    watched.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) files.add(pathname);
    });
    await watched.goto('/propos/service-a-la-clientele/plainte');
    // What checks answers comes with the first check.
    await watched.page.getByLabel('La courtoisie').check();
    await watched.page.locator('.form-actions button[value="next"]').click();
    await watched.page.getByText('Étape 2 de 3').first().waitFor();
    expect(await total([...files])).toBeLessThanOrEqual(160 * kilobyte);
  });
});

describe('before the visitor has chosen anything', () => {
  it.each(['/', '/en', contentPage])('%s asks nobody else and sets no cookie', async (path) => {
    const watched = await stage.open({ locale: path.startsWith('/en') ? 'en' : 'fr' });
    const hosts = new Set<string>();
    watched.page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await watched.goto(path);
    await watched.page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(stage.app.origin).host]);
    expect(await watched.context.cookies()).toEqual([]);
    expect(await watched.page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('the letters come from the site itself and are in use', async () => {
    const files = (await asked('/')).filter(({ kind }) => kind === 'font');
    expect(files.length).toBeGreaterThan(0);
    const watched = await stage.visit('/');
    const loaded = await watched.page.evaluate(async () => {
      const faces = [...(await document.fonts.ready)];
      return faces.filter((face) => face.status === 'loaded').map((face) => face.family.replaceAll('"', ''));
    });
    const family = await watched.page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(loaded.length).toBeGreaterThan(0);
    expect(family).toContain(loaded[0] ?? '');
  });
});
