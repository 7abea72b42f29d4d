import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { looks, showAs } from '#tests/support/browser-route-walk.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { openPage } from '#tests/support/browser.ts';
import { drawingChromium } from '#tests/support/chromium.ts';

const stage = setStage();
const paths = {
  fr: '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours/details/travaux-rue-de-l-ancien-bac',
  en: '/en/schedules-and-trips/customer-notices/route-notices/details/work-on-rue-de-l-ancien-bac',
};
const cookies = { parcours_consent: 'denied' };
/** Without a graphics card a map takes its time. */
const patience = { timeout: 60_000 };

describe('the page of a notice', () => {
  it.each(['fr', 'en'] as const)(
    'can be used by everyone, on a narrow and a wide screen: %s',
    async (locale) => {
      const { page } = await stage.visit(paths[locale], { locale, cookies, reducedMotion: true });
      for (const look of looks[locale]) {
        await showAs(page, look);
        expect([...(await violations(page)), ...(await overflow(page, look.width))]).toEqual([]);
      }
    },
  );

  it('shows its map and leaves out what needs a script where there is none', async () => {
    const { page, goto } = await stage.open({ cookies, javaScript: false, width: 360 });
    await goto(paths.fr);
    expect(await page.locator('.map-drawing[data-widths="narrow"]').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Partager' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Agenda' }).isVisible()).toBe(true);
  });

  it('has the map after where to board on a phone, and beside it on a wide screen', async () => {
    const { page } = await stage.visit(paths.fr, { cookies, width: 360 });
    const boxes = async () => {
      const [list, map] = await Promise.all([
        page.locator('.swaps').boundingBox(),
        page.locator('.notice-map').boundingBox(),
      ]);
      if (!list || !map) throw new Error('the list or the map is not shown');
      return { list, map };
    };
    const narrow = await boxes();
    expect(narrow.map.y).toBeGreaterThan(narrow.list.y + narrow.list.height);
    await page.setViewportSize({ width: 1280, height: 900 });
    const wide = await boxes();
    expect(wide.map.x).toBeGreaterThan(wide.list.x + wide.list.width);
    expect(wide.map.y).toBeLessThan(wide.list.y);
  });

  it('copies its address where the device cannot share, and says so', async () => {
    const { page, context } = await stage.visit(paths.fr, { cookies });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Partager' }).click();
    await page.getByRole('button', { name: 'Adresse copiée' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stage.app.origin + paths.fr);
  });
});

describe('the map of a notice', () => {
  let drawing: Browser;
  beforeAll(async () => {
    drawing = await drawingChromium();
  });
  afterAll(() => drawing.close());

  it('is fetched when it is asked for, and has the stops as links', async () => {
    const watched = await openPage(drawing, stage.app.origin, { cookies });
    const { page } = watched;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/live-map|maplibre/.test(request.url())) asked.push(request.url());
    });
    await watched.goto(paths.fr);
    const open = page.getByRole('button', { name: 'Ouvrir la carte' });
    await open.waitFor(patience);
    expect(asked).toEqual([]);
    await open.click();
    await page.locator('.map-view[data-state="open"]').waitFor(patience);
    expect(await page.getByRole('link', { name: /arrêt 1014 ?, ne s’arrête pas ici$/ }).count()).toBe(1);
    expect(await page.getByRole('link', { name: /arrêt 1001$/ }).count()).toBe(1);
    expect(await page.locator('.map-footpath-tag').allTextContents()).toEqual(['4\u00a0min', '6\u00a0min']);
    expect(await violations(page)).toEqual([]);
    expect(await watched.faults()).toEqual([]);
    await watched.context.close();
  });
});
