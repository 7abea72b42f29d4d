import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const denied: PageOptions = { cookies: { parcours_consent: 'denied' } };

/** Opens the home page as a browser with such a connection, and keeps what it asks for. */
async function openWith(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  const watched = await stage.open(denied);
  await watched.context.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given, configurable: true });
  }, connection);
  const asked: string[] = [];
  watched.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await watched.goto('/');
  return { ...watched, asked };
}

const point = (page: Page) => page.locator('.home-quick a').first().hover();
const datas = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/_data'));

/** Code files that the document does not name itself. */
async function ahead(asked: readonly string[]): Promise<readonly string[]> {
  const html = await stage.app.text('/', { headers: { 'accept-language': 'fr' } });
  return asked.filter((path) => path.endsWith('.js') && !html.includes(path));
}

/** The routes are here and the browser has had idle time. */
async function settle(page: Page, asked: readonly string[]): Promise<void> {
  await expect.poll(() => asked.some((path) => path.startsWith('/_routes/'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

describe('fetching ahead', () => {
  it('brings the code of links in sight when the browser is idle, and no page yet', async () => {
    const { page, asked } = await openWith({ effectiveType: '4g' });
    await settle(page, asked);
    await expect.poll(() => ahead(asked)).not.toEqual([]);
    expect(datas(asked)).toEqual([]);
  });

  it('waits for the routes where they are late', async () => {
    const watched = await stage.open(denied);
    const { page } = watched;
    const late = Promise.withResolvers<void>();
    await page.route('**/_routes/*', (route) => late.promise.then(() => route.continue()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await watched.goto('/');
    // Longer than the browser may wait for an idle moment.
    await wait(2200);
    expect(await ahead(asked)).toEqual([]);
    late.resolve();
    await expect.poll(() => ahead(asked)).not.toEqual([]);
  });

  it('brings the page when a link is pointed at, and asks for it only once', async () => {
    const { page, asked } = await openWith(undefined);
    await settle(page, asked);
    await point(page);
    await expect.poll(() => datas(asked)).toEqual(['/_data/horaires-et-trajets/horaires']);
    await page.locator('.home-quick a').first().click();
    await page.waitForURL(/horaires$/);
    await page.getByRole('heading', { level: 1, name: /^Horaires/ }).waitFor();
    expect(datas(asked)).toHaveLength(1);
  });

  it('leaves links alone that lead to another document', async () => {
    const { page, asked } = await openWith(undefined);
    await settle(page, asked);
    await page.locator('header').getByRole('link', { name: 'English' }).hover();
    await page.waitForLoadState('networkidle');
    expect(datas(asked)).toEqual([]);
  });

  it.each([
    ['data is to be saved', { saveData: true, effectiveType: '4g' }],
    ['the connection is 2g', { effectiveType: '2g' }],
    ['the connection is slower than 2g', { effectiveType: 'slow-2g' }],
  ])('fetches nothing when %s', async (_case, connection) => {
    const { page, asked } = await openWith(connection);
    await settle(page, asked);
    await point(page);
    await page.waitForLoadState('networkidle');
    expect(datas(asked)).toEqual([]);
    expect(await ahead(asked)).toEqual([]);
  });
});
