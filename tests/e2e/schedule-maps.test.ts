import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { openPage, type PageOptions, type WatchedPage } from '#tests/support/browser.ts';
import { violations } from '#tests/support/browser-accessibility.ts';
import { drawingChromium, sharedChromium } from '#tests/support/chromium.ts';

const base = '/horaires-et-trajets/horaires';
const denied = { parcours_consent: 'denied' };
/** Without a graphics card a map takes its time. */
const patience = { timeout: 60_000 };

let app: TestApp;
let drawing: Browser;
const opened: WatchedPage[] = [];

beforeAll(async () => {
  [app, drawing] = await Promise.all([sharedApp(), drawingChromium()]);
});
afterEach(async () => {
  const faults: string[] = [];
  for (const each of opened.splice(0)) {
    faults.push(...(await each.faults()));
    await each.context.close();
  }
  // oxlint-disable-next-line vitest/no-standalone-expect -- what every test of the file has to leave behind
  expect(faults, 'what the pages did').toEqual([]);
});
afterAll(() => drawing.close());

/** A page, with the files of the map that it asks for. */
async function visit(path: string, options: PageOptions = {}, by = drawing) {
  const watched = await openPage(by, app.origin, { cookies: denied, ...options });
  opened.push(watched);
  const asked: string[] = [];
  watched.page.on('request', (request) => {
    if (/live-map|maplibre|\/carte$|\/traces$/.test(new URL(request.url()).pathname))
      asked.push(request.url());
  });
  expect(await watched.goto(path)).toBe(200);
  return { page: watched.page, asked: () => asked.filter((url) => !url.endsWith(path)) };
}

const waitForMap = (page: Page) => page.locator('.map-view[data-state="open"]').waitFor(patience);

const placeOf = async (of: Locator) => {
  const box = await of.boundingBox();
  return box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : [];
};

describe('the map of a stop', () => {
  it('is fetched when it is unfolded on a phone, and never before', async () => {
    const { page, asked } = await visit(`${base}/1413`, { width: 360, height: 640, theme: 'dark' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(asked()).toEqual([]);
    await page.locator('.folded-map > summary').click();
    await waitForMap(page);
    expect(asked().some((url) => url.includes('maplibre-gl-worker'))).toBe(true);
    expect(await page.getByRole('link', { name: /arrêt 1413$/ }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
  });

  it('is a drawing without script, open beside the board', async () => {
    const { page } = await visit(`${base}/1413`, { javaScript: false });
    expect(await page.locator('.map-drawing').isVisible()).toBe(true);
    expect(await page.locator('.map-open, .map-skip').count()).toBe(0);
  });
});

describe('the map of a line', () => {
  const path = `${base}/801/1/carte?arret=1114`;

  it('is moved and left by the keyboard, and every stop on it is a link with a name', async () => {
    const { page } = await visit(path);
    await waitForMap(page);
    const stop = page.locator('.map-stop[data-kind="yours"]');
    expect(await stop.getAttribute('href')).toBe(`${base}/801/1/1114`);
    expect((await stop.textContent())?.replaceAll(/\s+/g, ' ')).toMatch(/^Renard, arrêt 1114/);
    const before = await placeOf(stop);
    await page.locator('.maplibregl-canvas').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await placeOf(stop))[0], patience).toBeLessThan(before[0] ?? 0);
    // Away from the middle of the map, which stays where it is.
    const apart = async () => {
      const middle = await page.locator('.maplibregl-canvas').boundingBox();
      const [x = 0] = await placeOf(stop);
      return Math.abs(x - ((middle?.x ?? 0) + (middle?.width ?? 0) / 2));
    };
    const narrow = await apart();
    await page.keyboard.press('+');
    await expect.poll(apart, patience).toBeGreaterThan(narrow * 1.5);
    await page.locator('.map-skip').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.map-page-list') !== null)).toBe(true);
    // The head of the site stands over what has scrolled under it, where axe would measure the one on the other.
    await page.evaluate(() => scrollTo(0, 0));
    // Stops that have come too close to each other step back once the map rests.
    await expect.poll(() => violations(page), patience).toEqual([]);
  });

  it('says in words that the device does not tell where it is, and only when asked', async () => {
    const { page } = await visit(path, { width: 768 });
    await waitForMap(page);
    expect(await page.locator('.map-fault').count()).toBe(0);
    await page.getByRole('button', { name: 'Ma position' }).click();
    await page.locator('.map-fault').waitFor();
    expect(await page.locator('.map-fault').textContent()).toMatch(/ne donne pas votre position/);
  });

  it.each([false, true])(
    'moves its buses without a jump; less motion asked for: %s',
    async (reducedMotion) => {
      const expectFaults = /^missing: 500 .*\/flux/;
      const watched = await openPage(drawing, app.origin, { cookies: denied, reducedMotion, expectFaults });
      opened.push(watched);
      const { page } = watched;
      const north = { now: 47.66 };
      await page.route(/\/services\/schedule\/flux/, (route) => route.fulfill({ status: 500, body: '' }));
      await page.route(/\/services\/schedule\/suiviParcours/, async (route) => {
        const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
        const autobus = [{ ...aBus, latitude: north.now }];
        await route.fulfill({
          json: { ...answer, tempsReel: { ...fresh, miseAJour: answer['heure'] }, autobus },
        });
      });
      await watched.goto(path);
      await waitForMap(page);
      const bus = page.locator('.map-bus').first();
      await bus.waitFor(patience);
      expect(await bus.getAttribute('aria-label')).toMatch(/^Bus 801 vers Terminus Marché-Neuf/);
      const heightOf = async () => (await placeOf(bus))[1] ?? 0;
      const start = await heightOf();
      north.now = 47.65;
      // A page that comes back into sight asks at once.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(heightOf, { ...patience, interval: 20 }).toBeGreaterThan(start);
      const first = await heightOf();
      await page.waitForTimeout(600);
      // With less motion it is there at once, and stays.
      expect((await heightOf()) > first).toBe(!reducedMotion);
    },
  );
});

describe('where nothing can draw a map', () => {
  it('a drawing stands in its place, and nothing of the map is fetched', async () => {
    const { page, asked } = await visit(`${base}/801/1/carte`, {}, await sharedChromium());
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await page.locator('.map-drawing[data-widths="wide"]').isVisible()).toBe(true);
    expect(await page.locator('.map-tools, .map-open').count()).toBe(0);
    expect(asked()).toEqual([]);
  });
});

describe('the map of the network', () => {
  it('shows stops near enough, on the map and in words', async () => {
    const { page } = await visit(`${base}/carte`, { reducedMotion: true });
    await waitForMap(page);
    expect(await page.locator('.map-stop').count()).toBe(0);
    await page.locator('.maplibregl-canvas').focus();
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('+');
    await page.locator('#stops-around').waitFor(patience);
    await expect.poll(() => page.locator('.map-stop').count(), patience).toBeGreaterThan(3);
    expect(await page.locator('section[aria-labelledby="stops-around"] .link-row').count()).toBeGreaterThan(
      3,
    );
    expect(await violations(page)).toEqual([]);
  });
});

const fresh = { etat: 'enDirect' };
const aBus = {
  idAutobus: '1038',
  latitude: 47.66,
  longitude: -71.84,
  cap: 180,
  estArrete: false,
  progression: 0.4,
  miseAJour: '2026-11-15T14:00:00-05:00',
  noParcours: '801',
  codeDirection: '1',
  nomDestination: 'Terminus Marché-Neuf',
  idVoyage: '1',
  date: '20261115',
  prochainArret: '1114',
  retard: 0,
};
