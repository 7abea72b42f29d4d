import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  follow,
  headingHasFocus,
  isMarked,
  markDocument,
  seedWithOddLinks,
} from '#tests/support/browser-navigation.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage({ seed: seedWithOddLinks });
const denied: PageOptions = { cookies: { parcours_consent: 'denied' } };
const data = '**/_data/**';

/** Presses the link without pointing at it first, which would ask for the page ahead of time. */
const press = (page: Page, name: string) => page.getByRole('link', { name }).first().press('Enter');

/** The built file of a source. */
function fileOf(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const file = manifest[source]?.file;
  if (!file) throw new Error(`${source} is not a file of its own in the build`);
  return file;
}

/** Holds what is asked for until the test lets it go. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    open: resolve,
    handler: async (route: Route) => {
      await promise;
      await route.continue();
    },
  };
}

describe('a lost connection', () => {
  it('says so in the same shell, and the next link works again', async () => {
    const watched = await stage.visit('/', denied);
    const { page } = watched;
    await markDocument(page);
    await page.route(data, (route) => route.abort('internetdisconnected'));
    await press(page, 'Carrières');
    await page.getByRole('heading', { level: 1, name: 'Pas de connexion' }).waitFor();
    await headingHasFocus(page);
    expect(await page.getByText('La connexion a été perdue').isVisible()).toBe(true);
    expect(await page.locator('.site-header, .site-footer').count()).toBe(2);
    expect(await isMarked(page)).toBe(true);
    await page.unroute(data);
    await follow(watched, 'Ancienne adresse', 'Tarifs et titres');
    expect(await isMarked(page)).toBe(true);
  });
});

describe('an answer that is no page', () => {
  it.each([429, 400, 500])(
    'shows the technical error for %i, and the next link works again',
    async (status) => {
      const watched = await stage.visit('/', denied);
      const { page } = watched;
      await page.route(data, (route) => route.fulfill({ status, json: { message: 'no' } }));
      await press(page, 'Carrières');
      await page.getByRole('heading', { level: 1, name: 'Erreur technique temporaire' }).waitFor();
      expect(await page.locator('.site-header, .site-footer').count()).toBe(2);
      await page.unroute(data);
      await follow(watched, 'Ancienne adresse', 'Tarifs et titres');
    },
  );

  it('no longer says that a form of the page before was refused', async () => {
    const { page, ready } = await stage.visit('/', denied);
    // Sent by the browser itself, as before the script is there.
    await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => form.submit());
    await expect.poll(() => page.title()).toMatch(/^Erreur\u00a0: /);
    await ready();
    await page.route(data, (route) => route.abort('internetdisconnected'));
    await press(page, 'Carrières');
    await page.getByRole('heading', { level: 1, name: 'Pas de connexion' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Pas de connexion – /);
  });
});

describe('a fragment that cannot be read', () => {
  it('leaves the page as it is', async () => {
    const { page } = await stage.visit('/_gallery?component=ui/tabs#50%', denied);
    await page.getByRole('tab').first().waitFor();
    await page.goto('/_gallery?component=ui/accordion#50%');
    expect(await page.locator('.accordion').count()).toBeGreaterThan(0);
  });
});

describe('a slow page', () => {
  it('shows a bar of 4 px after 200 ms and not before, until the page is there', async () => {
    const { page } = await stage.visit('/', denied);
    const held = gate();
    await page.route(data, held.handler);
    await page.evaluate(() => {
      const times: Record<string, number> = {};
      Object.assign(window, { barTimes: times });
      document.addEventListener('keydown', () => (times['pressed'] = performance.now()), { capture: true });
      new MutationObserver(() => {
        if (document.querySelector('.progress-bar')) times['shown'] ??= performance.now();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await press(page, 'Carrières');
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    expect((await bar.boundingBox())?.height).toBe(4);
    const waited = await page.evaluate(() => {
      const { barTimes } = window as unknown as { barTimes: { pressed: number; shown: number } };
      return barTimes.shown - barTimes.pressed;
    });
    expect(waited).toBeGreaterThanOrEqual(199);
    held.open();
    await page.getByRole('heading', { level: 1, name: 'Emplois' }).waitFor();
    await bar.waitFor({ state: 'detached' });
  });

  it('gives way to the link followed after it', async () => {
    const { page } = await stage.visit('/', denied);
    const held = gate();
    await page.route('**/_data/emplois', held.handler);
    await press(page, 'Carrières');
    await press(page, 'Ancienne adresse');
    await page.getByRole('heading', { level: 1, name: 'Tarifs et titres' }).waitFor();
    held.open();
    expect(await page.title()).toMatch(/^Tarifs et titres – /);
    expect(new URL(page.url()).pathname).toBe('/tarifs-et-titres');
  });
});

describe('a code file that cannot be loaded', () => {
  it('keeps no form from being sent: without its rules in the browser the server checks it', async () => {
    const { page } = await stage.visit('/', denied);
    await page.route(`**/${fileOf('src/site/layouts/footer/newsletter-rules.ts')}`, (route) =>
      route.abort('failed'),
    );
    await page.locator('#newsletter input[name="email"]').fill('marie');
    await page.locator('#newsletter button[type="submit"]').click();
    const summary = page.locator('#newsletter .error-summary');
    await summary.waitFor();
    expect(await summary.innerText()).toContain('adresse courriel complète');
  });

  it('opens the link as a document', async () => {
    const watched = await stage.open(denied);
    const { page } = watched;
    const refused: string[] = [];
    // The home page is a screen that the search page has not brought.
    await page.route(`**/${fileOf('src/site/pages/content/home/page.tsx')}`, (route) => {
      if (!page.url().endsWith('/recherche')) return route.continue();
      refused.push(route.request().url());
      return route.abort('failed');
    });
    await watched.goto('/recherche');
    await markDocument(page);
    await page.locator('.site-header-bar > .site-logo').press('Enter');
    await page.waitForURL(`${stage.app.origin}/`);
    await watched.ready();
    expect(refused.length).toBeGreaterThan(0);
    expect(await page.locator('#home-question').isVisible()).toBe(true);
    expect(await isMarked(page)).toBe(false);
  });

  it('reloads the first page once, then leaves it as it is, usable', async () => {
    const watched = await stage.open({
      ...denied,
      expectFaults: /dynamically imported module|Failed to fetch/,
    });
    const { page } = watched;
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const refused: string[] = [];
    await page.route(/\/assets\/(?:page|fr)-[^/]*\.js$/, (route) => {
      refused.push(route.request().url());
      return route.abort('failed');
    });
    const complaint = page.waitForEvent('pageerror', (error) => /import/.test(error.message));
    await page.goto('/');
    await complaint;
    expect(refused.length).toBeGreaterThan(0);
    expect(documents).toBe(2);
    expect(await page.locator('html').getAttribute('data-script')).toBeNull();
    await page.locator('.home-quick a').first().click();
    await page.waitForURL(/horaires/);
    expect(documents).toBe(3);
  });
});
