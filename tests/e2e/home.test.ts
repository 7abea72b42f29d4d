import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const phone: PageOptions = {
  cookies: { parcours_consent: 'denied' },
  reducedMotion: true,
  width: 360,
  height: 640,
};
const mine = {
  kept: [{ code: '1001', name: 'Terminus Marché-Neuf' }],
  recent: [
    { code: '1008', name: 'Terminus Marché-Neuf' },
    { code: '1012', name: 'Terminus Marché-Neuf' },
  ],
};

/** The device has kept stops before, and counts how far the page moves. */
async function keep(context: BrowserContext, stops: unknown = mine): Promise<void> {
  await context.addInitScript((kept) => {
    if (localStorage.getItem('my-stops') === null) localStorage.setItem('my-stops', JSON.stringify(kept));
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, stops);
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts.reduce((a, b) => a + b, 0));

/** Without the letters of the site: those that come late move words on a slow machine, and are not what is looked at. */
async function visitStill(path: string, width: number) {
  const opened = await stage.open({ ...phone, width });
  await opened.page.route('**/*.woff2', (route) => route.abort());
  await keep(opened.context);
  await opened.goto(path);
  return opened;
}

/** What ends above the bar at the foot of the phone. */
const isAboveBar = async (page: Page, selector: string) => {
  const [bar, part] = await Promise.all([
    page.locator('.bottom-bar').boundingBox(),
    page.locator(selector).first().boundingBox(),
  ]);
  return part !== null && bar !== null && part.y + part.height <= bar.y;
};

describe('the first screen of a phone', () => {
  it.each([
    ['/', 'Arrêt', '/horaires-et-trajets/horaires/1001'],
    ['/en', 'Stop', '/en/schedules-and-trips/schedules/1001'],
  ])(
    'has the field, two stops with two departures each, the stops around and the worst notice at %s',
    async (home, word, board) => {
      const opened = await stage.open(phone);
      await keep(opened.context);
      await opened.goto(home);
      const { page } = opened;
      await expect.poll(() => page.locator('.own-stop .departure-line').count()).toBe(4);
      expect(await page.locator('.own-stop .stop-tag').allTextContents()).toEqual([
        `${word} 1001`,
        `${word} 1008`,
      ]);
      for (const part of [
        'main input[name="terms"]',
        '.promoted-notice',
        '.own-stops li:nth-child(2) .departure-line:last-child',
        '.home-near button',
      ])
        expect([part, await isAboveBar(page, part)]).toEqual([part, true]);
      expect(await violations(page)).toEqual([]);
      await page.locator('.own-stop-link').first().click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(board);
    },
  );

  it.each(['/', '/en'])('has the lines most riders take on a first visit of %s', async (home) => {
    const opened = await stage.open(phone);
    await keep(opened.context, {});
    await opened.goto(home);
    const { page } = opened;
    expect(await page.locator('.first-line .line-badge-number').allInnerTexts()).toEqual([
      '800',
      '801',
      '803',
      '807',
    ]);
    expect(await isAboveBar(page, '.home-near button')).toBe(true);
  });

  it.each([360, 1280])('moves nothing at %i px when the stops of the device come', async (width) => {
    const { page } = await visitStill('/', width);
    await expect.poll(() => page.locator('.own-stop .departure-line').count()).toBe(4);
    expect(await shiftsOf(page)).toBe(0);
  });
});

describe('near me', () => {
  it('asks for the position only when pressed, and lists the stops with their way on foot', async () => {
    const opened = await stage.open({ ...phone, locale: 'en' });
    await opened.goto('/en/schedules-and-trips/schedules/1480');
    const { page, context } = opened;
    const stop = await page.evaluate(async () => {
      const answer = await fetch('/services/schedule/departs?arrets=1480');
      return ((await answer.json()) as { arrets: { arret: { latitude: number; longitude: number } }[] })
        .arrets[0]?.arret;
    });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: stop?.latitude ?? 0, longitude: stop?.longitude ?? 0 });
    await opened.goto('/en');
    expect(await page.locator('.near-me .link-row').count()).toBe(0);
    await page.locator('.home-near button').click();
    await expect.poll(() => page.locator('.near-me .link-row').first().innerText()).toContain('1480');
    expect(await page.locator('.near-me .link-row').first().innerText()).toMatch(/1.min/);
    expect(await violations(page)).toEqual([]);
  });

  it('says in words that the position was refused, and tells the console', async () => {
    const opened = await stage.visit('/', { ...phone, expectFaults: /the position could not be had/ });
    await opened.page.locator('.home-near button').click();
    await expect.poll(() => opened.page.locator('.near-me-words').innerText()).toMatch(/position/);
    expect((await opened.faults()).length).toBe(0);
  });
});

describe('my stops', () => {
  it('shows departures, forgets one stop, then all of them', async () => {
    const opened = await stage.open(phone);
    await keep(opened.context);
    await opened.goto('/horaires-et-trajets/horaires/mes-arrets');
    const { page } = opened;
    await expect.poll(() => page.locator('.own-stop .departure-line').count()).toBe(6);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Retirer l’arrêt 1008' }).click();
    await expect.poll(() => page.locator('.own-stop').count()).toBe(2);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('Vous n’avez pas encore d’arrêts');
    expect(await violations(page)).toEqual([]);
  });

  it('stand on one row of the index, which keeps its height', async () => {
    const { page } = await visitStill('/horaires-et-trajets/horaires', 1280);
    expect(await page.locator('.index-own .chip').count()).toBe(3);
    expect(await shiftsOf(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    expect(await page.locator('.index-own .chip').count()).toBe(0);
  });
});
